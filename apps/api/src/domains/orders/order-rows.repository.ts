import { sql } from 'kysely';
import type {
  CancelReason,
  DeliveryMethod,
  OrderItem,
  OrderPayment,
  OrderStatus,
  TimelineEntry,
  UsualBasis,
} from '@counter/contract/orders';
import type { PromoPaidBy } from '@counter/contract/promotions';
import { prepared } from '../../platform/db/prepared.ts';
import type { Db, Tx } from './orders.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { DeliveryAddress } from '@counter/contract/shared';

/** An order with its items, as this domain's queries return it. */
export type OrderRow = {
  readonly id: number;
  readonly orderNumber: string;
  readonly status: OrderStatus;
  readonly customerId: number;
  readonly customer: string;
  readonly customerContact: string;
  readonly deliveryMethod: DeliveryMethod;
  readonly deliveryAddress: DeliveryAddress | null;
  readonly note: string;
  readonly placedAt: Date;
  readonly placedDay: string;
  readonly placedHour: number;
  /** The store day the order is due on. */
  readonly dueDay: string;
  readonly scheduledAt: Date | null;
  readonly releasedAt: Date;
  readonly acceptBy: Date;
  readonly estimatedPickupTime: Date;
  readonly delayedMinutes: number;
  /** The store's usual prep time for such an order, in minutes, at the time it was placed. */
  readonly usualMinutes: number | null;
  readonly usualBasis: UsualBasis | null;
  readonly seenAt: Date | null;
  readonly quietUntil: Date | null;
  readonly acceptedAt: Date | null;
  readonly readyAt: Date | null;
  readonly completedAt: Date | null;
  readonly totalItems: number;
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly tip: number;
  readonly fee: number;
  readonly deliveryFee: number;
  /** The marketplace's commission on the delivery fee. */
  readonly deliveryCommission: number;
  readonly refunded: number;
  /** The number of item changes, and the amount they took off. */
  readonly changes: number;
  readonly reduced: number;
  /** The part that charges against the store took or still hold. */
  readonly charges: number;
  readonly currency: string;
  readonly payment: OrderPayment;
  readonly cancelReason: CancelReason | null;
  readonly cancelMessage: string | null;
  readonly promoCode: string | null;
  readonly promoDiscount: number;
  readonly promoPaidBy: PromoPaidBy | null;
  readonly riderId: number | null;
  readonly riderName: string | null;
  readonly bags: number | null;
  readonly handoffCode: string | null;
  readonly items: readonly OrderItemRow[];
};

export type OrderItemRow = Omit<OrderItem, 'totalQuantityPriceStr'>;

/** The time by which order `o` should be accepted. Older orders have none stored and use ten minutes. */
export const acceptBy = sql<Date>`coalesce(o.accept_by, o.released_at + interval '10 minutes')`;

/** Selects the columns of `OrderRow` from a store's orders `o`. */
export const orderColumns = (storeId: number) => sql<OrderRow>`
  o.id, o.order_number, o.status, o.customer_id, o.customer,
  o.customer_contact, o.delivery_method,
  o.delivery_address, o.note,
  o.placed_at, o.placed_day, o.placed_hour,
  o.due_day, o.scheduled_at, o.released_at,
  ${acceptBy} as accept_by,
  o.estimated_pickup_time, o.delayed_minutes, o.usual_minutes, o.usual_basis, o.seen_at, o.quiet_until,
  o.accepted_at, o.ready_at, o.completed_at, o.total_items, o.subtotal, o.discount, o.tax, o.tip,
  o.fee, o.delivery_fee, o.delivery_commission, o.refunded, o.changes, o.reduced, o.charges, o.currency, o.payment, o.cancel_reason,
  o.cancel_message, o.promo_code,
  o.promo_discount, o.promo_paid_by,
  o.rider_id, o.rider_name, o.bags, o.handoff_code,
  (select coalesce(json_agg(json_build_object(
      'line', i.line, 'productId', i.product_id, 'name', i.name, 'image', i.image, 'quantity', i.quantity,
      'options', i.options, 'specialInstructions', i.special_instructions,
      'deal', case when i.deal_id is not null then json_build_object(
        'id', i.deal_id, 'name', i.deal_name, 'quantity', i.deal_quantity) end,
      'unitPrice', i.unit_price, 'totalQuantityPrice', i.total,
      'made', case when i.made_at is not null then json_build_object(
        'at', i.made_at, 'by', i.made_by) end
    ) order by i.line), '[]')
  from order_items i where i.store_id = ${storeId} and i.order_id = o.id) as items`;

/** Identifies an order of a store by its id or its number. */
export type OrderKey = { readonly id: number } | { readonly orderNumber: string };

export async function findOrderRow(
  db: Db | Tx,
  { storeId }: StoreScope,
  key: OrderKey,
): Promise<OrderRow | undefined> {
  const [row] = await ('id' in key
    ? selectById(db, { storeId, id: key.id })
    : selectByNumber(db, { storeId, orderNumber: key.orderNumber }));
  return row;
}

const selectById = prepared(
  (_db: Db, { storeId, id }: { storeId: number; id: number }) => sql<OrderRow>`
    select ${orderColumns(storeId)} from orders o where o.store_id = ${storeId} and o.id = ${id}`,
);

const selectByNumber = prepared(
  (_db: Db, { storeId, orderNumber }: { storeId: number; orderNumber: string }) => sql<OrderRow>`
    select ${orderColumns(storeId)} from orders o
    where o.store_id = ${storeId} and o.order_number = ${orderNumber}`,
);

export type TimelineRow = Omit<TimelineEntry, 'at'> & {
  readonly at: Date;
  /** The user's id if a person did it. */
  readonly byUser: number | null;
};

/** Returns the timeline of an order. */
export async function findTimeline(
  db: Db | Tx,
  scope: StoreScope,
  orderId: number,
): Promise<TimelineRow[]> {
  return db
    .selectFrom('orderTimeline')
    .where('storeId', '=', scope.storeId)
    .where('orderId', '=', orderId)
    .orderBy('id')
    .select(['at', 'kind', 'status', 'byName as by', 'byUser', 'device'])
    .select(['reason', 'message'])
    .execute();
}
