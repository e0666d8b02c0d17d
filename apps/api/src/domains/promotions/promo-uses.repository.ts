import { customerCodesSize } from '@counter/contract/promotions';
import { sql } from 'kysely';
import type { Db, Tx, Work } from './promotions.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** Returns how often a person used a promo code under any of their customers; uses given back don't count. */
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

/** Counts a use of a promo code, whose row the transaction holds. */
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

/** Locks the code before its use, which is the order in which orders take it. */
function lockCodeOf(storeId: number, orderId: number) {
  return sql`
    select p.id from promo_codes p
    join promo_uses u on u.store_id = p.store_id and u.promo_id = p.id
    where u.store_id = ${storeId} and u.order_id = ${orderId} and u.given_back_at is null
    for update of p`;
}

/** Lowers what the use of an order took of the code's budget. */
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

/** Takes the use of an order out of the count, once; answers whether there was one. */
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

/** The latest uses by a customer who was not erased, with the order and what it took off. */
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
