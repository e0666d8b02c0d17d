import { customerCodesSize } from '@counter/contract/promotions';
import { sql } from 'kysely';
import type { Db, Tx, Work } from './promotions.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/**
 * Counts how often a person used a promo code, across all customers that are that person. Returned uses don't count.
 */
export async function countUsesOf(
  db: Db | Tx,
  { storeId }: StoreScope,
  promoId: number,
  customerIds: readonly number[],
): Promise<number> {
  const { uses } = await db
    .selectFrom('promoUses')
    .where('storeId', '=', storeId)
    .where('promoId', '=', promoId)
    .where('customerId', '=', sql<number>`any(${customerIds}::bigint[])`)
    .where('givenBackAt', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('uses'))
    .executeTakeFirstOrThrow();
  return uses;
}

export type PromoUse = {
  readonly promoId: number;
  readonly orderId: number;
  readonly customerId: number;
  readonly amount: number;
};

/** Counts a use of a promo code. The transaction must have locked the code's row. */
export async function createUse(
  { tx, scope, at }: Work,
  { promoId, orderId, customerId, amount }: PromoUse,
): Promise<void> {
  const { storeId } = scope;
  await sql`
    with used as (
      insert into promo_uses (store_id, order_id, promo_id, customer_id, amount, used_at)
      values (${storeId}, ${orderId}, ${promoId}, ${customerId}, ${amount}, ${at})
      returning amount
    )
    update promo_codes set uses = uses + 1, given = given + used.amount
    from used where store_id = ${storeId} and id = ${promoId}`.execute(tx);
}

/** Locks the code before its use, in the same order as placing an order does. */
function lockCodeOf(storeId: number, orderId: number) {
  return sql`
    select p.id from promo_codes p
    join promo_uses u on u.store_id = p.store_id and u.promo_id = p.id
    where u.store_id = ${storeId} and u.order_id = ${orderId} and u.given_back_at is null
    for update of p`;
}

/** Reduces the amount that an order's use took from the code's budget. */
export async function reduceUse(
  { tx, scope }: Pick<Work, 'tx' | 'scope'>,
  orderId: number,
  amount: number,
): Promise<void> {
  const { storeId } = scope;
  await sql`
    with held as materialized (${lockCodeOf(storeId, orderId)}), less as (
      update promo_uses set amount = amount - ${amount}
      where store_id = ${storeId} and order_id = ${orderId} and given_back_at is null
        and promo_id in (select id from held)
      returning promo_id
    )
    update promo_codes p set given = p.given - ${amount}
    from less where p.store_id = ${storeId} and p.id = less.promo_id`.execute(tx);
}

/** Returns an order's use to the promo code, once; returns true if there was one. */
export async function giveBackUse(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  orderId: number,
): Promise<boolean> {
  const { storeId } = scope;
  const { rows } = await sql<{ id: number }>`
    with held as materialized (${lockCodeOf(storeId, orderId)}), back as (
      update promo_uses set given_back_at = ${at}
      where store_id = ${storeId} and order_id = ${orderId} and given_back_at is null
        and promo_id in (select id from held)
      returning promo_id, amount
    )
    update promo_codes p set uses = p.uses - 1, given = p.given - back.amount
    from back where p.store_id = ${storeId} and p.id = back.promo_id
    returning p.id`.execute(tx);
  return rows.length > 0;
}

/** Returns a customer's latest uses with the order and the discount. Excludes erased customers. */
export async function findUsesBy(db: Db, { storeId }: StoreScope, customerId: number) {
  return db
    .selectFrom('promoUses as u')
    .innerJoin('published.orders as o', (join) =>
      join.onRef('o.id', '=', 'u.orderId').on('o.storeId', '=', storeId),
    )
    .innerJoin('published.customers as k', (join) =>
      join.onRef('k.id', '=', 'u.customerId').on('k.storeId', '=', storeId),
    )
    .where('u.storeId', '=', storeId)
    .where('u.customerId', '=', customerId)
    .where('k.phone', 'like', '+%')
    .orderBy('u.orderId', 'desc')
    .limit(customerCodesSize)
    .select(['o.promoCode', 'o.orderNumber', 'o.promoDiscount as discount'])
    .select(['u.usedAt', 'u.givenBackAt'])
    .execute();
}
