import { sql } from 'kysely';
import type { DeliveryMethod, OrderPayment, UsualBasis } from '@counter/contract/orders';
import type { PromoPaidBy } from '@counter/contract/promotions';
import type { DeliveryAddress } from '@counter/contract/shared';
import { isOnCluster } from '../../platform/db/distribution/cluster-dialect.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { OrderItemRow } from './order-rows.repository.ts';
import { signatureColumns } from './order-writes.repository.ts';
import type { Db, Tx, Work } from './orders.tables.ts';
import {
  counting,
  countingSale,
  countNewOrder,
  saleCountOf,
  type SaleCount,
} from './rollups.repository.ts';
import { signature, type Signature } from './signature.ts';

export type NewOrderRow = {
  readonly orderNumber: string;
  readonly customerId: number;
  readonly customer: string;
  readonly customerContact: string;
  readonly deliveryMethod: DeliveryMethod;
  readonly deliveryAddress: DeliveryAddress | null;
  readonly note: string;
  readonly placedDay: string;
  readonly placedHour: number;
  readonly dueDay: string;
  readonly scheduledAt: Date | null;
  readonly releasedAt: Date;
  readonly acceptBy: Date;
  readonly estimatedPickupTime: Date;
  readonly usualMinutes: number | null;
  readonly usualBasis: UsualBasis | null;
  readonly totalItems: number;
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly tip: number;
  readonly fee: number;
  /** The fee rate in basis points. */
  readonly feeRate: number;
  readonly deliveryFee: number;
  readonly deliveryCommission: number;
  readonly payment: OrderPayment;
  readonly promoCode: string | null;
  /** The promo code's part of the discount. */
  readonly promoDiscount: number;
  readonly promoPaidBy: PromoPaidBy | null;
  readonly handoffCode: string | null;
  readonly items: readonly NewItemRow[];
};

/** An order line with its share of discount and tax. */
export type NewItemRow = Omit<OrderItemRow, 'line' | 'made'> & {
  readonly discount: number;
  readonly taxRate: number;
  readonly tax: number;
};

/** The id and sequence number reserved for a new order. */
export type OrderKey = { readonly id: number; readonly sequence: number };

/** Reserves the next order id and number. */
export async function takeOrderKey(tx: Tx): Promise<OrderKey> {
  const [key] = await selectNextKey(tx, {});
  if (!key) throw new Error('the sequences of orders gave no values');
  return key;
}

const selectNextKey = prepared(
  (_db: Db, _values: object) => sql<OrderKey>`
    select nextval('orders_id_seq') as id, nextval('order_numbers') as sequence`,
);

/**
 * Inserts a new order with its items and first timeline entry, and counts it. Uses one statement, or several on a
 * cluster because Citus can't plan it.
 */
export async function createOrder(
  { tx, scope, at }: Work,
  id: number,
  order: NewOrderRow,
): Promise<void> {
  const { currency, actor } = scope;
  const { deliveryAddress, items, ...columns } = order;
  const counted = saleCountOf(scope, { ...order, placedAt: at });
  const row = {
    id,
    ...columns,
    addressJson: deliveryAddress && JSON.stringify(deliveryAddress),
    itemsJson: JSON.stringify(items),
    ...signature(actor),
    currency,
    ...counted,
  };
  if (!isOnCluster(tx)) {
    await insertCounted(tx, row);
    return;
  }
  await insertOrder(tx, row);
  await countNewOrder(tx, { ...counted, orderId: id });
}

type InsertedOrder = Omit<NewOrderRow, 'deliveryAddress' | 'items'> &
  Signature & {
    readonly id: number;
    readonly addressJson: string | null;
    readonly itemsJson: string;
    readonly storeId: number;
    readonly currency: string;
    readonly placedAt: Date;
  };

function inserting(order: InsertedOrder) {
  return sql`
    placed as (
      insert into orders (store_id, id, order_number, status, customer_id, customer, customer_contact,
        delivery_method, placed_at, placed_day, placed_hour, due_day, scheduled_at, released_at,
        accept_by, estimated_pickup_time, usual_minutes, usual_basis, total_items, subtotal, discount, tax, tip, fee, refunded, currency,
        promo_code, promo_discount, promo_paid_by, fee_rate, payment, delivery_address, note, delivery_fee,
        delivery_commission, handoff_code)
      values (${order.storeId}, ${order.id}, ${order.orderNumber}, 'NEW', ${order.customerId}, ${order.customer},
        ${order.customerContact}, ${order.deliveryMethod}, ${order.placedAt}, ${order.placedDay},
        ${order.placedHour}, ${order.dueDay}, ${order.scheduledAt}, ${order.releasedAt},
        ${order.acceptBy}, ${order.estimatedPickupTime}, ${order.usualMinutes}, ${order.usualBasis}, ${order.totalItems}, ${order.subtotal}, ${order.discount},
        ${order.tax}, ${order.tip}, ${order.fee}, 0, ${order.currency}, ${order.promoCode},
        ${order.promoDiscount}, ${order.promoPaidBy}, ${order.feeRate}, ${order.payment},
        ${order.addressJson}::jsonb, ${order.note},
        ${order.deliveryFee}, ${order.deliveryCommission}, ${order.handoffCode})
      returning store_id, id
    ), lines as (
      insert into order_items (store_id, order_id, line, product_id, name, image, quantity, options,
        special_instructions, unit_price, total, discount, tax_rate, tax,
        deal_id, deal_name, deal_quantity)
      select placed.store_id, placed.id, i.line, (i.item->>'productId')::bigint, i.item->>'name',
        i.item->>'image', (i.item->>'quantity')::integer, i.item->'options',
        i.item->>'specialInstructions', (i.item->>'unitPrice')::bigint,
        (i.item->>'totalQuantityPrice')::bigint, (i.item->>'discount')::bigint,
        (i.item->>'taxRate')::integer, (i.item->>'tax')::bigint,
        (i.item->'deal'->>'id')::bigint, i.item->'deal'->>'name',
        (i.item->'deal'->>'quantity')::integer
      from placed, jsonb_array_elements(${order.itemsJson}::jsonb)
        with ordinality as i (item, line)
    ), told as (
      insert into order_timeline (store_id, order_id, kind, status, at, by_user, by_name, device)
      select store_id, id, 'placed', 'NEW', ${order.placedAt}::timestamptz, ${signatureColumns(order)} from placed
    )`;
}

const insertOrder = prepared(
  (_db: Db, order: InsertedOrder) => sql`with ${inserting(order)} select from placed`,
);

const insertCounted = prepared((_db: Db, row: InsertedOrder & SaleCount) => {
  const items = sql`
    select (item->>'productId')::bigint as product_id, item->>'name' as name, line
    from jsonb_array_elements(${row.itemsJson}::jsonb) with ordinality as i (item, line)`;
  return sql`with ${inserting(row)}, ${counting(row)}, ${countingSale(row, items)} select`;
});
