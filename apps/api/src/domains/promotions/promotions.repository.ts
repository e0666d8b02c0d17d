import { sql, type Insertable, type Selectable } from 'kysely';
import { promoRequest } from '@counter/contract/promotions';
import type { Db, PromotionsTables, Tx, Work } from './promotions.tables.ts';
import { formFields } from '../../platform/kernel/form-fields.ts';
import { findPage, type Page, type PageWanted } from '../../platform/db/page.ts';
import { unlessTaken } from '../../platform/db/unless-taken.ts';
import { pick } from '../../platform/kernel/pick.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** Form fields that are stored under another name or unit. */
const renamed = ['percentage', 'minOrderValue'] as const;

/** The columns of a new promo code, used for reading and writing. */
const promoColumns = [
  ...formFields(promoRequest, renamed),
  'rate',
  'minimumOrderValue',
  'paidBy',
] as const;

type Columns = Selectable<PromotionsTables['promoCodes']>;

/** A new promo code without any uses. */
export type NewPromo = Readonly<Pick<Columns, (typeof promoColumns)[number]>>;

/** An imported promo code. Fields whose columns have a default may be absent. */
export type ImportedPromo = Readonly<
  Pick<Insertable<PromotionsTables['promoCodes']>, keyof NewPromo>
>;

/** A promo code as stored. */
export type PromoRow = NewPromo & Readonly<Pick<Columns, 'id' | 'uses' | 'given'>>;

/** Selects the store's promo codes that are not deleted. */
function selectPromos(db: Db | Tx, { storeId }: StoreScope) {
  return db
    .selectFrom('promoCodes as p')
    .where('p.storeId', '=', storeId)
    .where('p.deletedAt', 'is', null)
    .select(promoColumns.map((column) => `p.${column}` as const))
    .select(['p.id', 'p.uses', 'p.given']);
}

/** Returns a page of promo codes, newest first. */
export async function findPromoRows(
  db: Db,
  scope: StoreScope,
  page: PageWanted,
): Promise<Page<PromoRow>> {
  return findPage(selectPromos(db, scope).orderBy('p.id', 'desc'), page);
}

/** Returns a promo code by id; undefined if it is deleted or another store's. */
export async function findPromoById(
  db: Db,
  scope: StoreScope,
  id: number,
): Promise<PromoRow | undefined> {
  return selectPromos(db, scope).where('p.id', '=', id).executeTakeFirst();
}

/** Returns a promo code by its code, ignoring case. */
export async function findPromoRow(
  db: Db | Tx,
  scope: StoreScope,
  code: string,
): Promise<PromoRow | undefined> {
  return selectCode(db, scope, code).executeTakeFirst();
}

/** Returns a promo code by its code, locked until the transaction ends. */
export async function lockPromo(
  tx: Tx,
  scope: StoreScope,
  code: string,
): Promise<PromoRow | undefined> {
  return selectCode(tx, scope, code).forUpdate().executeTakeFirst();
}

function selectCode(db: Db | Tx, scope: StoreScope, code: string) {
  return selectPromos(db, scope).where(sql`lower(p.promo_code)`, '=', sql`lower(${code})`);
}

/** Inserts a promo code; returns its id, or undefined if the code is taken. */
export async function createPromo(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  promo: ImportedPromo,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('promoCodes')
    .values({
      ...pick(promo, promoColumns),
      storeId: scope.storeId,
      createdBy: scope.actor.name,
      createdAt: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Returns a promo code, including a deleted one, locked until the transaction ends. */
export async function lockEvenDeleted(
  tx: Tx,
  { storeId }: StoreScope,
  id: number,
): Promise<{ readonly promoCode: string; readonly deleted: boolean } | undefined> {
  const row = await tx
    .selectFrom('promoCodes')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .select(['promoCode', 'deletedAt'])
    .forUpdate()
    .executeTakeFirst();
  return row && { promoCode: row.promoCode, deleted: row.deletedAt !== null };
}

/** Deletes or restores a promo code. Returns false, with the transaction aborted, if the code is taken. */
export async function updateDeleted(
  { tx, scope, at }: Work,
  id: number,
  deleted: boolean,
): Promise<boolean> {
  const update = tx
    .updateTable('promoCodes')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .set({ deletedAt: deleted ? at : null });
  return (await unlessTaken(() => update.execute())) !== undefined;
}

/** A promo code with its dates. */
export type RunningCode = Pick<Columns, 'id' | 'promoCode' | 'startDate' | 'endDate'>;

/** Returns the promo codes that are valid on any of the days, inclusive. */
export async function findCodesBetween(
  db: Db,
  { storeId }: StoreScope,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<RunningCode[]> {
  return db
    .selectFrom('promoCodes')
    .where('storeId', '=', storeId)
    .where('deletedAt', 'is', null)
    .where('startDate', '<=', to)
    .where('endDate', '>=', from)
    .orderBy('startDate')
    .orderBy('id')
    .select(['id', 'promoCode', 'startDate', 'endDate'])
    .execute();
}
