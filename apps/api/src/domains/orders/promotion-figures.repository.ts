import type { RequestedDays } from '@counter/contract/shared';
import { sql } from 'kysely';
import type { Db } from './orders.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** Sums of completed orders. */
type BroughtFigures = {
  readonly orders: number;
  /** The customers for whom one of these orders is the first at the store. */
  readonly newCustomers: number;
  readonly sales: number;
  readonly refunded: number;
  /** Subtotal - discount + tax + tip - fee, plus the marketplace's part of the discount. */
  readonly earnings: number;
};

export type PromotionFigures = BroughtFigures & {
  /** The id of the promo code or deal; null for orders with neither. */
  readonly id: number | null;
  readonly name: string;
  readonly ownDiscount: number;
  readonly marketplaceDiscount: number;
};

/** Sums the store's own figures over orders `o` and their customers' totals `t`. */
const brought = sql`
  count(*) as orders,
  count(distinct o.customer_id) filter (where t.first_at = o.placed_at) as new_customers,
  coalesce(sum(o.subtotal), 0)::bigint as sales,
  coalesce(sum(o.refunded), 0)::bigint as refunded,
  coalesce(sum(o.subtotal - o.discount + o.tax + o.tip - o.fee + o.credit), 0)::bigint as earnings`;

/** Selects the completed orders of a period, with the marketplace's part and the deals' part of the discount. */
function ordersOf({ storeId }: StoreScope, { startDate, endDate }: RequestedDays) {
  return sql`
    select store_id, id, customer_id, placed_at, subtotal, discount, tax, tip, fee, refunded,
      promo_code, promo_discount, discount - promo_discount as deal_discount,
      case when promo_paid_by = 'MARKETPLACE' then promo_discount else 0 end as credit
    from orders
    where store_id = ${storeId} and status = 'COMPLETED'
      and placed_day between ${startDate}::date and ${endDate}::date`;
}

const totalsOfCustomer = ({ storeId }: StoreScope) => sql`
  left join customer_totals t on t.store_id = ${storeId} and t.customer_id = o.customer_id`;

/** Sums the orders with a promo code by code. A deleted code and a later one with the same name are separate. */
export async function findCodeFigures(
  db: Db,
  scope: StoreScope,
  days: RequestedDays,
): Promise<PromotionFigures[]> {
  const { rows } = await sql<PromotionFigures>`
    with o as (${ordersOf(scope, days)})
    select u.promo_id as id, o.promo_code as name, ${brought},
      sum(o.promo_discount - o.credit)::bigint as own_discount,
      sum(o.credit)::bigint as marketplace_discount
    from o ${totalsOfCustomer(scope)}
    left join published.promo_uses u on u.store_id = ${scope.storeId} and u.order_id = o.id
    where o.promo_code is not null
    group by u.promo_id, o.promo_code`.execute(db);
  return rows;
}

/** Lists the deals of each order with the discount on their lines. */
const dealsOf = ({ storeId }: StoreScope) => sql`
  select o.id as order_id, i.deal_id, max(i.deal_name) as deal_name, sum(i.discount)::bigint as taken,
    count(*) over (partition by o.id) as deals
  from o join order_items i on i.store_id = ${storeId} and i.order_id = o.id
  where i.deal_id is not null
  group by o.id, i.deal_id`;

/**
 * Sums the orders with deals by deal. An order with one deal credits it with the whole discount except a promo code's.
 * Excludes the discounts of orders with several deals (see `findSharedDeals`).
 */
export async function findDealFigures(
  db: Db,
  scope: StoreScope,
  days: RequestedDays,
): Promise<PromotionFigures[]> {
  const { rows } = await sql<PromotionFigures>`
    with o as (${ordersOf(scope, days)}), d as (${dealsOf(scope)})
    select d.deal_id as id, (array_agg(d.deal_name order by o.placed_at desc))[1] as name, ${brought},
      coalesce(sum(o.deal_discount) filter (where d.deals = 1), 0)::bigint as own_discount,
      0 as marketplace_discount
    from d join o on o.id = d.order_id ${totalsOfCustomer(scope)}
    group by d.deal_id`.execute(db);
  return rows;
}

export type SharedDeals = {
  /** The order's discount without a promo code's. */
  readonly discount: number;
  readonly deals: readonly { readonly id: number; readonly taken: number }[];
};

/** Lists the orders with several deals: their discount, and how much each deal's lines took off. */
export async function findSharedDeals(
  db: Db,
  scope: StoreScope,
  days: RequestedDays,
): Promise<SharedDeals[]> {
  const { rows } = await sql<SharedDeals>`
    with o as (${ordersOf(scope, days)}), d as (${dealsOf(scope)})
    select o.deal_discount as discount,
      json_agg(json_build_object('id', d.deal_id, 'taken', d.taken) order by d.deal_id) as deals
    from d join o on o.id = d.order_id where d.deals > 1
    group by o.id, o.deal_discount`.execute(db);
  return rows;
}

const hasDeal = ({ storeId }: StoreScope) => sql`exists (
  select from order_items i
  where i.store_id = ${storeId} and i.order_id = o.id and i.deal_id is not null)`;

/** Sums the discounted orders that have neither a promo code nor any deal line left. */
export async function findOtherDiscounts(
  db: Db,
  scope: StoreScope,
  days: RequestedDays,
): Promise<Omit<PromotionFigures, 'id' | 'name'>> {
  const { rows } = await sql<PromotionFigures>`
    with o as (${ordersOf(scope, days)})
    select ${brought}, coalesce(sum(o.deal_discount), 0)::bigint as own_discount,
      0 as marketplace_discount
    from o ${totalsOfCustomer(scope)}
    where o.deal_discount > 0 and not ${hasDeal(scope)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('adding up the other discounts answered no row');
  return row;
}

export type PromotedTotals = Omit<PromotionFigures, 'id' | 'name'> & {
  /** The number of orders with a promo code and a deal, or with several deals. */
  readonly inSeveralRows: number;
};

/** Sums all orders with a promo code, deal or discount, each counted once. */
export async function findPromotedTotals(
  db: Db,
  scope: StoreScope,
  days: RequestedDays,
): Promise<PromotedTotals> {
  const { rows } = await sql<PromotedTotals>`
    with o as (${ordersOf(scope, days)})
    select ${brought}, coalesce(sum(o.discount - o.credit), 0)::bigint as own_discount,
      coalesce(sum(o.credit), 0)::bigint as marketplace_discount,
      count(*) filter (where d.deals + (o.promo_code is not null)::integer > 1) as in_several_rows
    from o ${totalsOfCustomer(scope)}
    cross join lateral (
      select greatest(count(distinct i.deal_id), (o.deal_discount > 0)::integer) as deals
      from order_items i
      where i.store_id = ${scope.storeId} and i.order_id = o.id and i.deal_id is not null
    ) d
    where o.promo_code is not null or d.deals > 0`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('adding up the promotions answered no row');
  return row;
}
