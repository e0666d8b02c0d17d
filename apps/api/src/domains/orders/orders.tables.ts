// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { LostReason } from '@counter/contract/analytics';
import type {
  BasketSize,
  CancelReason,
  DeliveryMethod,
  ItemChange,
  OrderItem,
  OrderPayment,
  OrderStatus,
  TimelineEntry,
  UsualBasis,
} from '@counter/contract/orders';
import type { PromoPaidBy } from '@counter/contract/promotions';
import type { DeliveryAddress } from '@counter/contract/shared';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { Identity, Json, Published } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

interface CancellationDays {
  day: string;
  orders: number;
  reason: LostReason;
  storeId: number;
  subtotal: number;
}

interface CustomerDays {
  customer: string;
  customerId: number;
  day: string;
  orders: number;
  storeId: number;
  subtotal: number;
}

interface CustomerTotals {
  customerId: number;
  firstAt: Date | null;
  lastAt: Date | null;
  orders: number;
  spend: number;
  storeId: number;
}

interface OrderChanges {
  asked: Json<readonly ItemChange[]>;
  at: Date;
  change: number;
  items: number;
  orderId: number;
  storeId: number;
  tax: number;
}

interface OrderCounts {
  day: string;
  deliveryMethod: DeliveryMethod;
  discount: Generated<number>;
  fee: Generated<number>;
  orders: number;
  refunded: Generated<number>;
  scheduled: boolean;
  status: OrderStatus;
  storeId: number;
  subtotal: Generated<number>;
  tax: Generated<number>;
  tip: Generated<number>;
}

interface OrderHours {
  accepted: number;
  day: string;
  deliveryMethod: DeliveryMethod;
  hour: number;
  orders: number;
  scheduled: boolean;
  status: OrderStatus;
  storeId: number;
  subtotal: number;
}

interface OrderItems {
  dealId: number | null;
  dealName: string | null;
  dealQuantity: number | null;
  discount: number;
  image: string | null;
  line: number;
  madeAt: Date | null;
  madeBy: string | null;
  name: string;
  options: Json<OrderItem['options']>;
  orderId: number;
  productId: number | null;
  quantity: number;
  specialInstructions: string;
  storeId: number;
  tax: number;
  taxRate: number;
  total: number;
  unitPrice: number;
}

interface Orders {
  acceptBy: Date | null;
  acceptedAt: Date | null;
  bags: number | null;
  cancelMessage: string | null;
  cancelReason: CancelReason | null;
  changes: Generated<number>;
  charges: Generated<number>;
  completedAt: Date | null;
  currency: string;
  customer: string;
  customerContact: string;
  customerId: number;
  delayedMinutes: Generated<number>;
  deliveryAddress: Json<DeliveryAddress> | null;
  deliveryCommission: Generated<number>;
  deliveryFee: Generated<number>;
  deliveryMethod: DeliveryMethod;
  discount: number;
  dueDay: string;
  estimatedPickupTime: Date;
  fee: number;
  feeRate: number | null;
  firstPickupTime: Date | null;
  handoffCode: string | null;
  id: Identity;
  lastLine: number | null;
  note: Generated<string>;
  orderNumber: string;
  payment: Generated<OrderPayment>;
  placedAt: Date;
  placedDay: string;
  placedHour: number;
  promoCode: string | null;
  promoDiscount: Generated<number>;
  promoPaidBy: PromoPaidBy | null;
  quietUntil: Date | null;
  readyAt: Date | null;
  reduced: Generated<number>;
  refunded: number;
  releasedAt: Date;
  riderId: number | null;
  riderName: string | null;
  scheduledAt: Date | null;
  seenAt: Date | null;
  status: OrderStatus;
  storeId: number;
  subtotal: number;
  tax: number;
  tip: number;
  totalItems: number;
  usualBasis: UsualBasis | null;
  usualMinutes: number | null;
}

interface OrderTimeline {
  at: Date;
  byName: string;
  byUser: number | null;
  device: string;
  id: Identity;
  kind: TimelineEntry['kind'];
  message: string | null;
  orderId: number;
  reason: CancelReason | null;
  status: OrderStatus;
  storeId: number;
}

interface PreparationDays {
  acceptedLate: Generated<number>;
  day: string;
  late: number;
  minutes: number;
  orders: number;
  storeId: number;
}

interface PreparationHours {
  day: string;
  hour: number;
  minutes: number;
  orders: number;
  size: BasketSize;
  storeId: number;
}

interface ProductDays {
  day: string;
  orders: number;
  productId: number;
  productName: string;
  storeId: number;
}

interface PromiseDays {
  day: string;
  minutes: number;
  orders: number;
  storeId: number;
}

interface WebOrders {
  consumerId: number;
  deviceHash: Buffer | null;
  orderId: number;
  storeId: number;
  token: Buffer;
  tokenHash: Buffer;
}

export interface OrdersTables {
  cancellationDays: CancellationDays;
  customerDays: CustomerDays;
  customerTotals: CustomerTotals;
  orderChanges: OrderChanges;
  orderCounts: OrderCounts;
  orderHours: OrderHours;
  orderItems: OrderItems;
  orders: Orders;
  orderTimeline: OrderTimeline;
  preparationDays: PreparationDays;
  preparationHours: PreparationHours;
  productDays: ProductDays;
  promiseDays: PromiseDays;
  webOrders: WebOrders;
  'published.cancellationDays': Published<
    OrdersTables,
    'cancellationDays',
    'day' | 'orders' | 'reason' | 'storeId' | 'subtotal'
  >;
  'published.customerDays': Published<
    OrdersTables,
    'customerDays',
    'customer' | 'customerId' | 'day' | 'orders' | 'storeId' | 'subtotal'
  >;
  'published.customerTotals': Published<
    OrdersTables,
    'customerTotals',
    'customerId' | 'firstAt' | 'lastAt' | 'orders' | 'spend' | 'storeId'
  >;
  'published.orderCounts': Published<
    OrdersTables,
    'orderCounts',
    'day' | 'orders' | 'status' | 'storeId' | 'subtotal'
  >;
  'published.orderHours': Published<
    OrdersTables,
    'orderHours',
    'accepted' | 'day' | 'hour' | 'orders' | 'status' | 'storeId' | 'subtotal'
  >;
  'published.orderTimeline': Published<OrdersTables, 'orderTimeline', 'at' | 'orderId' | 'storeId'>;
  'published.orders': Published<
    OrdersTables,
    'orders',
    | 'completedAt'
    | 'customerId'
    | 'deliveryCommission'
    | 'deliveryFee'
    | 'discount'
    | 'fee'
    | 'id'
    | 'orderNumber'
    | 'payment'
    | 'placedAt'
    | 'placedDay'
    | 'promoCode'
    | 'promoDiscount'
    | 'promoPaidBy'
    | 'refunded'
    | 'releasedAt'
    | 'status'
    | 'storeId'
    | 'subtotal'
    | 'tax'
    | 'tip'
  >;
  'published.preparationDays': Published<
    OrdersTables,
    'preparationDays',
    'acceptedLate' | 'day' | 'late' | 'minutes' | 'orders' | 'storeId'
  >;
  'published.productDays': Published<
    OrdersTables,
    'productDays',
    'day' | 'orders' | 'productId' | 'productName' | 'storeId'
  >;
  'published.promiseDays': Published<
    OrdersTables,
    'promiseDays',
    'day' | 'minutes' | 'orders' | 'storeId'
  >;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends OrdersTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
