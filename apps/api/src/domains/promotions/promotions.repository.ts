import { sql, type Insertable, type Selectable } from 'kysely';
import { promoRequest } from '@counter/contract/promotions';
import type { Db, PromotionsTables, Tx, Work } from './promotions.tables.ts';
import { formFields } from '../../platform/kernel/form-fields.ts';
import { findPage, type Page, type PageWanted } from '../../platform/db/page.ts';
import { unlessTaken } from '../../platform/db/unless-taken.ts';
import { pick } from '../../platform/kernel/pick.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** The fields of the form that are kept called or counted otherwise. */
const renamed = ['percentage', 'minOrderValue'] as const;

/** The columns of a promo code as it is made: written and read alike. */
const promoColumns = [
  ...formFields(promoRequest, renamed),
  'rate',
  'minimumOrderValue',
  'paidBy',
] as const;

type Columns = Selectable<PromotionsTables['promoCodes']>;

/** A new promo code, before any use. */
export type NewPromo = Readonly<Pick<Columns, (typeof promoColumns)[number]>>;

/** The same from elsewhere; a field that its column has a value for may be absent. */
export type ImportedPromo = Readonly<
  Pick<Insertable<PromotionsTables['promoCodes']>, keyof NewPromo>
>;

/** A promo code as it is written down. */
export type PromoRow = NewPromo & Readonly<Pick<Columns, 'id' | 'uses' | 'given'>>;

/** The store's promo codes that are not deleted. */
function selectPromos(db: Db | Tx, { storeId }: StoreScope) {
  return db
    .selectFrom('promoCodes as p')
    .where('p.storeId', '=', storeId)
    .where('p.deletedAt', 'is', null)
    .select(promoColumns.map((column) => `p.${column}` as const))
    .select(['p.id', 'p.uses', 'p.given']);
}

/** One page of them, the newest first. */
export async function findPromoRows(
  db: Db,
  scope: StoreScope,
  page: PageWanted,
): Promise<Page<PromoRow>> {
  return findPage(selectPromos(db, scope).orderBy('p.id', 'desc'), page);
}

/** One of them; undefined where it is deleted or another store's. */
export async function findPromoById(
  db: Db,
  scope: StoreScope,
  id: number,
): Promise<PromoRow | undefined> {
  return selectPromos(db, scope).where('p.id', '=', id).executeTakeFirst();
}

/** A promo code by how a customer writes it, in whatever case. */
export async function findPromoRow(
  db: Db | Tx,
  scope: StoreScope,
  code: string,
): Promise<PromoRow | undefined> {
  return selectCode(db, scope, code).executeTakeFirst();
}

/** The same as it is once it is held, which lasts until the transaction ends. */
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

/** Writes a new promo code; undefined where the store has one that is called so. */
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

/** A promo code of the store, deleted or not, held until the transaction ends. */
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

/** Deletes or restores a promo code. False, with the transaction lost, if another one is called so. */
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

/** A promo code with its days. */
export type RunningCode = Pick<Columns, 'id' | 'promoCode' | 'startDate' | 'endDate'>;

/** The promo codes that can be used on some of the days, both included. */
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
