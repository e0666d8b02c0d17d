import type { Period } from '@counter/contract/shared';
import { sql } from 'kysely';
import type { DeliveryMethod, OrderPayment } from '@counter/contract/orders';
import type { Db, Tx } from './orders.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** An order posted to the ledger on a day, with the parts of its fee. */
export type BookedOrderRow = {
  /** The sequence number of its ledger entry. */
  readonly seq: number;
  readonly day: string;
  readonly orderNumber: string;
  readonly deliveryMethod: DeliveryMethod;
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly tip: number;
  readonly fee: number;
  readonly feeRate: number | null;
  readonly payment: OrderPayment;
  /** The marketplace's promo code and the amount it paid for it. */
  readonly promoCredit: number;
  readonly promoCode: string | null;
};

/** Returns the orders posted to the ledger in a period, by time of completion. */
export async function findBookedOrders(
  db: Db | Tx,
  { storeId }: StoreScope,
  period: Period,
  { from, size }: { readonly from: number; readonly size: number },
): Promise<BookedOrderRow[]> {
  const { rows } = await sql<BookedOrderRow>`
    select e.seq, e.day, o.order_number, o.delivery_method,
      o.subtotal, o.discount, o.tax, o.tip, o.fee, o.fee_rate,
      o.payment, o.promo_code, coalesce(p.amount, 0) as promo_credit
    from (
      select store_id, seq, day, order_id from published.ledger_entries
      where store_id = ${storeId} and kind = 'ORDER' and reverses is null and reversed_by is null
        and day between ${period.from} and ${period.to}
      order by day, seq limit ${size} offset ${from}
    ) e
    join orders o on o.store_id = ${storeId} and o.id = e.order_id
    left join published.ledger_postings p on p.store_id = ${storeId} and p.seq = e.seq
      and p.account = 'promo_credits'
    order by e.day, e.seq`.execute(db);
  return rows;
}

export type FeeSum = {
  readonly pickup: boolean;
  readonly feeRate: number | null;
  readonly orders: number;
  /** Subtotal minus discount. */
  readonly base: number;
  readonly fee: number;
};

/** Sums the fees of a period's posted orders by rate. */
export async function sumBookedFees(
  db: Db | Tx,
  { storeId }: StoreScope,
  { from, to }: Period,
): Promise<FeeSum[]> {
  const { rows } = await sql<FeeSum>`
    select o.delivery_method = 'PICKUP' as pickup, o.fee_rate,
      count(*)::integer as orders, sum(o.subtotal - o.discount)::bigint as base,
      sum(o.fee)::bigint as fee
    from published.ledger_entries e
    join orders o on o.store_id = ${storeId} and o.id = e.order_id
    where e.store_id = ${storeId} and e.kind = 'ORDER' and e.reverses is null and e.reversed_by is null
      and e.day between ${from} and ${to}
    group by 1, 2 order by 1, 2 desc`.execute(db);
  return rows;
}
