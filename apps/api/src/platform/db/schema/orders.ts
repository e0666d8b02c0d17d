import type { LostReason } from '@counter/contract/analytics';
import type { ConsentWay, WithdrawalWay } from '@counter/contract/customers';
import type {
  CancelReason,
  DeliveryMethod,
  OrderItem,
  OrderPayment,
  OrderStatus,
  TimelineEntry,
} from '@counter/contract/orders';
import type { PromoPaidBy } from '@counter/contract/promotions';
import type { Generated } from 'kysely';
import type { Identity, Json } from './columns.ts';
import type { DeliveryAddress } from '@counter/contract/shared';

/** Orders, whose they are, and the sums over them that are kept ready. */
export type OrderTables = {
  customers: {
    store_id: number;
    id: Identity;
    name: string;
    phone: string;
    blocked: boolean;
    blocked_reason: Generated<string>;
    blocked_by: Generated<string>;
    blocked_at: Generated<Date | null>;
    notes: Generated<string>;
    notes_version: Generated<number>;
    notes_by: Generated<string>;
    notes_at: Generated<Date | null>;
    erased_at: Generated<Date | null>;
    created_at: Date;
  };
  sms_consents: {
    store_id: number;
    id: Identity;
    phone: string;
    how: ConsentWay;
    given_at: Date;
    given_by: string;
    note: string;
    withdrawn_at: Generated<Date | null>;
    withdrawn_how: Generated<WithdrawalWay | null>;
    withdrawn_by: Generated<string | null>;
  };
  orders: {
    store_id: number;
    id: Identity;
    order_number: string;
    status: OrderStatus;
    customer_id: number;
    customer: string;
    customer_contact: string;
    delivery_method: DeliveryMethod;
    placed_at: Date;
    placed_day: string;
    placed_hour: number;
    due_day: string;
    scheduled_at: Date | null;
    released_at: Date;
    estimated_pickup_time: Date;
    seen_at: Date | null;
    accepted_at: Date | null;
    ready_at: Date | null;
    completed_at: Date | null;
    total_items: number;
    subtotal: number;
    discount: number;
    tax: number;
    tip: number;
    fee: number;
    refunded: number;
    charges: Generated<number>;
    currency: string;
    payment: Generated<OrderPayment>;
    cancel_reason: CancelReason | null;
    cancel_message: string | null;
    promo_code: string | null;
    promo_discount: Generated<number>;
    promo_paid_by: PromoPaidBy | null;
    fee_rate: number | null;
    delivery_fee: Generated<number>;
    delivery_commission: Generated<number>;
    rider_id: number | null;
    rider_name: string | null;
    delivery_address: Json<DeliveryAddress> | null;
    note: Generated<string>;
  };
  order_items: {
    store_id: number;
    order_id: number;
    line: number;
    product_id: number | null;
    name: string;
    image: string | null;
    quantity: number;
    options: Json<OrderItem['options']>;
    special_instructions: string;
    unit_price: number;
    total: number;
    discount: number;
    tax_rate: number;
    tax: number;
    deal_id: number | null;
    deal_name: string | null;
    deal_quantity: number | null;
  };
  order_timeline: {
    store_id: number;
    order_id: number;
    id: Identity;
    kind: TimelineEntry['kind'];
    status: OrderStatus;
    at: Date;
    by_user: number | null;
    by_name: string;
    device: string;
    reason: CancelReason | null;
    message: string | null;
  };
  order_hours: {
    store_id: number;
    day: string;
    hour: number;
    status: OrderStatus;
    delivery_method: DeliveryMethod;
    scheduled: boolean;
    orders: number;
    accepted: number;
    subtotal: number;
  };
  order_counts: {
    store_id: number;
    day: string;
    status: OrderStatus;
    delivery_method: DeliveryMethod;
    scheduled: boolean;
    orders: number;
    subtotal: number;
    discount: number;
    tax: number;
    tip: number;
    fee: number;
    refunded: number;
  };
  product_days: {
    store_id: number;
    day: string;
    product_id: number;
    product_name: string;
    orders: number;
  };
  customer_days: {
    store_id: number;
    day: string;
    customer_id: number;
    customer: string;
    orders: number;
    subtotal: number;
  };
  customer_totals: {
    store_id: number;
    customer_id: number;
    orders: number;
    spend: number;
    first_at: Date | null;
    last_at: Date | null;
  };
  cancellation_days: {
    store_id: number;
    day: string;
    reason: LostReason;
    orders: number;
    subtotal: number;
  };
  preparation_days: {
    store_id: number;
    day: string;
    minutes: number;
    orders: number;
    late: number;
  };
};
