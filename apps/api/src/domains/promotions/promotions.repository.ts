import { sql } from 'kysely';
import type { PromoFacts, PromoPaidBy, PromoTerms } from '@counter/contract/promotions';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { findPage, type Page, type PageWanted } from '../../platform/db/page.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';

/** A new promo code, before any use. */
export type NewPromo = PromoTerms &
  Omit<PromoFacts, 'uses' | 'given'> & {
    readonly description: string;
    readonly usageLimitPerCustomer: number | null;
    readonly paidBy: PromoPaidBy;
  };

/** A promo code as it is written down. */
export type PromoRow = NewPromo & PromoFacts & { readonly id: number };

/** The store's promo codes that are not deleted. */
function selectPromos(db: Db | Tx, { storeId }: StoreScope) {
  return db
    .selectFrom('promo_codes as p')
    .where('p.store_id', '=', storeId)
    .where('p.deleted_at', 'is', null)
    .select(['p.id', 'p.promo_code as promoCode', 'p.description', 'p.type', 'p.rate', 'p.amount'])
    .select(['p.max_discount as maxDiscount', 'p.minimum_order_value as minimumOrderValue'])
    .select(['p.start_date as startDate', 'p.end_date as endDate', 'p.usage_limit as usageLimit'])
    .select(['p.usage_limit_per_customer as usageLimitPerCustomer', 'p.budget', 'p.uses'])
    .select(['p.given', 'p.paid_by as paidBy']);
}

/** One page of them, the newest first. */
export async function findPromoRows(
  db: Db,
  scope: StoreScope,
  page: PageWanted,
): Promise<Page<PromoRow>> {
  return findPage(selectPromos(db, scope).orderBy('p.id', 'desc'), page);
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
  promo: NewPromo,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('promo_codes')
    .values({
      ...columnsOf(promo),
      store_id: scope.storeId,
      created_by: scope.actor.name,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

function columnsOf(promo: NewPromo) {
  return {
    promo_code: promo.promoCode,
    description: promo.description,
    type: promo.type,
    rate: promo.rate,
    amount: promo.amount,
    max_discount: promo.maxDiscount,
    minimum_order_value: promo.minimumOrderValue,
    start_date: promo.startDate,
    end_date: promo.endDate,
    usage_limit: promo.usageLimit,
    usage_limit_per_customer: promo.usageLimitPerCustomer,
    budget: promo.budget,
    paid_by: promo.paidBy,
  };
}

/** A promo code of the store, deleted or not, held until the transaction ends. */
export async function lockEvenDeleted(
  tx: Tx,
  { storeId }: StoreScope,
  id: number,
): Promise<{ readonly promoCode: string; readonly deleted: boolean } | undefined> {
  const row = await tx
    .selectFrom('promo_codes')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .select(['promo_code', 'deleted_at'])
    .forUpdate()
    .executeTakeFirst();
  return row && { promoCode: row.promo_code, deleted: row.deleted_at !== null };
}

export async function updateDeleted(
  { tx, scope, at }: Work,
  id: number,
  deleted: boolean,
): Promise<void> {
  await tx
    .updateTable('promo_codes')
    .where('store_id', '=', scope.storeId)
    .where('id', '=', id)
    .set({ deleted_at: deleted ? at : null })
    .execute();
}
