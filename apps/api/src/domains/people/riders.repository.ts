import { riderRequest, type RiderRequest } from '@counter/contract/people';
import type { Insertable } from 'kysely';
import type { Db, PeopleTables, Tx, Work } from './people.tables.ts';
import { formFields, type FormField } from '../../platform/kernel/form-fields.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { changeOf, stampOf } from '../../platform/events/work.ts';

/** The fields of the form of a rider, each called like its column. */
export const riderFields = formFields(riderRequest);

export type RiderFacts = Pick<RiderRequest, FormField<RiderRequest>>;

/** A rider as they are written down. */
export type RiderRow = RiderFacts & {
  readonly id: number;
  readonly onDuty: boolean;
  readonly removed: boolean;
  readonly olVersion: number;
  readonly changedBy: string;
  readonly changedAt: Date;
};

/** The store's riders, removed ones included. */
function selectRiders(db: Db | Tx, { storeId }: StoreScope) {
  return db
    .selectFrom('riders')
    .where('storeId', '=', storeId)
    .select(riderFields)
    .select(['id', 'onDuty'])
    .select((eb) => eb('removedAt', 'is not', null).$castTo<boolean>().as('removed'))
    .select(['version as olVersion', 'changedBy', 'changedAt']);
}

/** The riders of the store by name. */
export async function findRiderRows(db: Db, scope: StoreScope): Promise<RiderRow[]> {
  return selectRiders(db, scope)
    .where('removedAt', 'is', null)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .execute();
}

/** One of them, removed or not, held until the transaction ends. */
export async function lockRider(
  tx: Tx,
  scope: StoreScope,
  id: number,
): Promise<RiderRow | undefined> {
  return selectRiders(tx, scope).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The same, held against changes only, so that orders can be given to a rider side by side. */
export async function holdRider(
  tx: Tx,
  scope: StoreScope,
  id: number,
): Promise<RiderRow | undefined> {
  return selectRiders(tx, scope).where('id', '=', id).forShare().executeTakeFirst();
}

/** A rider to write; a field that its column has a value for may be absent. */
export type NewRider = Pick<Insertable<PeopleTables['riders']>, keyof RiderFacts>;

/** Writes a new rider; answers their id. */
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

/** Removes a rider, who goes off duty with it, or brings them back. */
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
