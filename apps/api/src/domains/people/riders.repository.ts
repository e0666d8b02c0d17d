import { riderRequest, type RiderRequest } from '@counter/contract/people';
import type { Insertable } from 'kysely';
import type { Db, PeopleTables, Tx, Work } from './people.tables.ts';
import { formFields, type FormField } from '../../platform/kernel/form-fields.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { changeOf, stampOf } from '../../platform/events/work.ts';

/** The fields of the rider form, each named like its column. */
export const riderFields = formFields(riderRequest);

export type RiderFacts = Pick<RiderRequest, FormField<RiderRequest>>;

/** A rider as stored. */
export type RiderRow = RiderFacts & {
  readonly id: number;
  readonly onDuty: boolean;
  readonly removed: boolean;
  readonly olVersion: number;
  readonly changedBy: string;
  readonly changedAt: Date;
};

/** Selects the store's riders, including removed ones. */
function selectRiders(db: Db | Tx, { storeId }: StoreScope) {
  return db
    .selectFrom('riders')
    .where('storeId', '=', storeId)
    .select(riderFields)
    .select(['id', 'onDuty'])
    .select((eb) => eb('removedAt', 'is not', null).$castTo<boolean>().as('removed'))
    .select(['version as olVersion', 'changedBy', 'changedAt']);
}

/** Returns the store's riders by name. */
export async function findRiderRows(db: Db, scope: StoreScope): Promise<RiderRow[]> {
  return selectRiders(db, scope)
    .where('removedAt', 'is', null)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .execute();
}

/** Returns a rider, including a removed one, locked until the transaction ends. */
export async function lockRider(
  tx: Tx,
  scope: StoreScope,
  id: number,
): Promise<RiderRow | undefined> {
  return selectRiders(tx, scope).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Returns a rider under a shared lock, so that orders can be assigned to them concurrently but nobody changes them. */
export async function holdRider(
  tx: Tx,
  scope: StoreScope,
  id: number,
): Promise<RiderRow | undefined> {
  return selectRiders(tx, scope).where('id', '=', id).forShare().executeTakeFirst();
}

/** A rider to insert. Fields whose columns have a default may be absent. */
export type NewRider = Pick<Insertable<PeopleTables['riders']>, keyof RiderFacts>;

/** Inserts a rider; returns their id. */
export async function createRider(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  facts: NewRider & { readonly onDuty?: boolean },
): Promise<number> {
  const { onDuty = false, ...columns } = facts;
  const { id } = await tx
    .insertInto('riders')
    .values({
      ...columns,
      onDuty,
      storeId: scope.storeId,
      ...stampOf({ scope, at }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRider(work: Work, id: number, facts: RiderFacts): Promise<void> {
  await updateColumns(work, id, facts);
}

export async function updateDuty(work: Work, id: number, onDuty: boolean): Promise<void> {
  await updateColumns(work, id, { onDuty });
}

/** Removes or restores a rider. Either way they are off duty. */
export async function updateRemoved(work: Work, id: number, removed: boolean): Promise<void> {
  await updateColumns(work, id, { onDuty: false, removedAt: removed ? work.at : null });
}

type Columns = Partial<RiderFacts & { onDuty: boolean; removedAt: Date | null }>;

async function updateColumns({ tx, scope, at }: Work, id: number, columns: Columns): Promise<void> {
  await tx
    .updateTable('riders')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .set({
      ...columns,
      ...changeOf({ scope, at }),
    })
    .execute();
}
