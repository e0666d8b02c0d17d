import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type { StoreEvent } from '@counter/contract/stream';
import type { LeadState } from '@counter/contract/home';
import type { Role } from '@counter/contract/shared';
import type {
  CancelReason,
  DeliveryMethod,
  OrderItem,
  OrderMove,
  OrderStatus,
} from '@counter/contract/orders';

/** jsonb: read as parsed, written as text. */
type Json<Value> = ColumnType<Value, string, string>;

/** Filled by the database and never changed afterwards. */
type Identity = ColumnType<number, number | undefined, never>;

/** The tables, as the migrations leave them. */
export type Database = {
  users: {
    id: Identity;
    email: string;
    full_name: string;
    password_hash: string;
    operator: boolean;
    created_at: Date;
  };
  sessions: {
    id: Identity;
    token_hash: Buffer;
    user_id: number;
    user_agent: string;
    created_at: Date;
    expires_at: Date;
    ended_at: Date | null;
  };
  sign_in_failures: {
    email: string;
    failures: number;
    locked_until: Date | null;
    last_at: Date;
  };
  api_keys: {
    id: Identity;
    name: string;
    key_hash: Buffer;
    created_at: Date;
    ended_at: Date | null;
  };
  leads: {
    id: Identity;
    business_name: string;
    business_address: string;
    business_phone: string;
    state: LeadState;
    notes: string;
    created_at: Date;
  };
  stores: {
    id: Identity;
    store_url: string;
    name: string;
    branch_name: string;
    address: string;
    image: string | null;
    approved: boolean;
    verified: boolean;
    currency: string;
    time_zone: string;
    created_at: Date;
  };
  store_members: { store_id: number; user_id: number; role: Role; created_at: Date };
  store_settings: {
    store_id: number;
    online: boolean;
    minimum_order: number;
    tax_rate: number;
    preparation_minutes: number;
    delivered_fee_rate: number;
    picked_up_fee_rate: number;
  };
  store_hours: { store_id: number; weekday: number; opens: number; closes: number };
  store_status_changes: {
    store_id: number;
    id: Identity;
    online: boolean;
    changed_by: number;
    changed_at: Date;
  };
  categories: {
    store_id: number;
    id: Identity;
    name: string;
    description: string;
    category_order: number;
  };
  products: {
    store_id: number;
    id: Identity;
    category_id: number | null;
    name: string;
    description: string;
    image: string | null;
    display_unit_value: string;
    price: number;
    tax_rate: number | null;
    available: boolean;
    featured: boolean;
    contain_alcohol: boolean;
  };
  option_groups: {
    store_id: number;
    id: Identity;
    product_id: number;
    name: string;
    minimum: number;
    maximum: number;
  };
  option_choices: {
    store_id: number;
    id: Identity;
    option_group_id: number;
    name: string;
    price: number;
    available: boolean;
  };
  customers: {
    store_id: number;
    id: Identity;
    name: string;
    phone: string;
    blocked: boolean;
    created_at: Date;
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
    total_items: number;
    subtotal: number;
    discount: number;
    tax: number;
    tip: number;
    fee: number;
    refunded: number;
    currency: string;
    cancel_reason: CancelReason | null;
    cancel_message: string | null;
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
  };
  order_timeline: {
    store_id: number;
    order_id: number;
    id: Identity;
    kind: OrderMove | 'placed' | 'released' | 'seen';
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
  store_event_heads: { store_id: number; seq: number };
  store_events: { store_id: number; seq: number; at: Date; event: Json<StoreEvent> };
  idempotency_keys: {
    store_id: number;
    caller: string;
    key: string;
    request_hash: Buffer;
    answer: Json<unknown> | null;
    created_at: Date;
  };
  audit_entries: {
    store_id: number;
    id: Generated<number>;
    at: Date;
    actor_kind: 'user' | 'integration' | 'system';
    actor_id: number | null;
    actor_name: string;
    action: string;
    entity: string;
    entity_id: number | null;
    before: Json<unknown> | null;
    after: Json<unknown> | null;
    request_id: string | null;
  };
};

/** The database outside of a transaction, or a transaction on it. */
export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;
