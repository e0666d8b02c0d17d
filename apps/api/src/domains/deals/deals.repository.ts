import { sql, type Insertable } from 'kysely';
import { dealRequest, type DealRequest } from '@counter/contract/deals';
import type { DealsTables, Db, Tx, Work } from './deals.tables.ts';
import { findPage, type Page, type PageWanted } from '../../platform/db/page.ts';
import { formFields, type FormField } from '../../platform/kernel/form-fields.ts';
import { pick } from '../../platform/kernel/pick.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { changeOf, stampOf } from '../../platform/events/work.ts';

/** The fields of the deal form that have a column of the same name. Products have their own table. */
export const dealFields = formFields(dealRequest, ['dealDetails']);

type DealFacts = Pick<DealRequest, FormField<DealRequest, 'dealDetails'>>;

/** A stored deal, whose parts refer to products. */
export type DealRow = DealFacts & {
  readonly id: number;
  readonly parts: readonly { readonly productId: number; readonly quantity: number }[];
  readonly olVersion: number;
  readonly changedBy: string;
  readonly changedAt: Date;
};

const partsOf = (storeId: number) => sql<DealRow['parts']>`
  (select coalesce(json_agg(json_build_object('productId', p.product_id, 'quantity', p.quantity)
      order by p.place), '[]')
  from deal_parts p where p.store_id = ${storeId} and p.deal_id = d.id)`;

/** Selects the store's deals except deleted ones, newest first. */
function selectDeals(db: Db | Tx, { storeId }: StoreScope) {
  return db
    .selectFrom('deals as d')
    .where('d.storeId', '=', storeId)
    .where('d.deletedAt', 'is', null)
    .orderBy('d.id', 'desc')
    .select(dealFields.map((field) => `d.${field}` as const))
    .select([
      'd.id',
      'd.version as olVersion',
      'd.changedBy',
      'd.changedAt',
      partsOf(storeId).as('parts'),
    ]);
}

export async function findDealRows(db: Db | Tx, scope: StoreScope): Promise<DealRow[]> {
  return selectDeals(db, scope).execute();
}

export async function findDealRowPage(
  db: Db,
  scope: StoreScope,
  page: PageWanted,
): Promise<Page<DealRow>> {
  return findPage(selectDeals(db, scope), page);
}

/** Finds the store's deals among the IDs. */
export async function findDealRowsById(
  db: Db | Tx,
  scope: StoreScope,
  ids: readonly number[],
): Promise<DealRow[]> {
  return selectDeals(db, scope)
    .where('d.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

/** Locks a deal until the transaction ends and returns its current state. */
export async function lockDeal(
  tx: Tx,
  scope: StoreScope,
  id: number,
): Promise<DealRow | undefined> {
  // Reads the parts in a second statement, because a statement that waits for a lock still sees the old ones.
  await tx
    .selectFrom('deals')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .select('id')
    .forUpdate()
    .execute();
  const [deal] = await findDealRowsById(tx, scope, [id]);
  return deal;
}

/** A deal to insert; columns with a default may be absent. */
export type NewDeal = Pick<Insertable<DealsTables['deals']>, keyof DealFacts> &
  Pick<DealRequest, 'dealDetails'>;

/** Inserts a deal with its parts. Returns its ID. */
export async function createDeal(
  work: Pick<Work, 'tx' | 'scope' | 'at'>,
  deal: NewDeal,
): Promise<number> {
  const { tx, scope, at } = work;
  const { id } = await tx
    .insertInto('deals')
    .values({
      ...pick(deal, dealFields),
      ...stampOf(work),
      storeId: scope.storeId,
      createdAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await createParts(work, id, deal.dealDetails);
  return id;
}

/** Saves all fields and parts of a deal. */
export async function updateDeal(work: Work, request: DealRequest): Promise<void> {
  await updateFields(work, request.id, pick(request, dealFields));
  await work.tx
    .deleteFrom('dealParts')
    .where('storeId', '=', work.scope.storeId)
    .where('dealId', '=', request.id)
    .execute();
  await createParts(work, request.id, request.dealDetails);
}

async function createParts(
  { tx, scope }: Pick<Work, 'tx' | 'scope'>,
  dealId: number,
  details: DealRequest['dealDetails'],
): Promise<void> {
  const rows = details.map(({ productId, quantity }, index) => ({
    storeId: scope.storeId,
    dealId,
    productId,
    quantity,
    place: index + 1,
  }));
  await tx.insertInto('dealParts').values(rows).execute();
}

export async function updateDealWord(work: Work, id: number, available: boolean): Promise<void> {
  await updateFields(work, id, { available });
}

async function updateFields(
  { tx, scope, at }: Work,
  id: number,
  fields: Partial<DealFacts>,
): Promise<void> {
  await tx
    .updateTable('deals')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .set({
      ...fields,
      ...changeOf({ scope, at }),
    })
    .execute();
}

/** Deletes or restores deals. Skips those that already have that state. Returns the changed ones. */
export async function updateDeleted(
  { tx, scope, at }: Work,
  ids: readonly number[],
  deleted: boolean,
): Promise<{ id: number; name: string; version: number }[]> {
  return tx
    .updateTable('deals')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('deletedAt', deleted ? 'is' : 'is not', null)
    .set({
      deletedAt: deleted ? at : null,
      ...changeOf({ scope, at }),
    })
    .returning(['id', 'name', 'version'])
    .execute();
}

/** Finds the store's deals among the IDs, including deleted ones. */
export async function findEvenDeleted(
  tx: Tx,
  { storeId }: StoreScope,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  return tx
    .selectFrom('deals')
    .where('storeId', '=', storeId)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .select(['id', 'name'])
    .execute();
}

/** Finds the available deals that run on any day of a range, both inclusive. A deal without dates always runs. */
export async function findDealsBetween(
  db: Db,
  { storeId }: StoreScope,
  { from, to }: { readonly from: string; readonly to: string },
) {
  return db
    .selectFrom('deals')
    .where('storeId', '=', storeId)
    .where('deletedAt', 'is', null)
    .where('available', '=', true)
    .where((eb) => eb.or([eb('startDate', 'is', null), eb('startDate', '<=', to)]))
    .where((eb) => eb.or([eb('endDate', 'is', null), eb('endDate', '>=', from)]))
    .orderBy('id')
    .select(['id', 'name', 'startDate', 'endDate'])
    .execute();
}
