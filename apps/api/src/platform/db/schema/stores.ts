import type { ApplicationState, BusinessType } from '@counter/contract/onboarding';
import type { DeliveryMethod } from '@counter/contract/orders';
import type { Role } from '@counter/contract/shared';
import type {
  DayInterval,
  DeliveryFees,
  OpeningInterval,
  OrderExpiry,
  PauseReason,
  Way,
} from '@counter/contract/store';
import type { ColumnType, Generated } from 'kysely';
import type { Identity, Json } from './columns.ts';

/** A store's hours as they were at a time. */
export type KeptHours = {
  readonly hours: readonly OpeningInterval[];
  readonly deliveryHours: readonly OpeningInterval[] | null;
  readonly exceptions: readonly {
    readonly firstDay: string;
    readonly lastDay: string;
    readonly way: Way | null;
    readonly intervals: readonly DayInterval[];
  }[];
};

type ChangedException = {
  readonly name: string;
  readonly firstDay: string;
  readonly lastDay: string;
};

/** The stores, who belongs to them, and what they sell. */
export type StoreTables = {
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
    referred_by: Generated<number | null>;
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
    order_expiry: Generated<OrderExpiry>;
    own_delivery_hours: Generated<boolean>;
    pickup_instructions: Generated<string>;
    delivery_methods: Generated<readonly DeliveryMethod[]>;
    expiry_minutes: Generated<number>;
    delivery_commission_rate: Generated<number>;
    max_open_orders: Generated<number>;
    max_open_value: Generated<number>;
    confirm_above: Generated<number>;
    delivery_fees: ColumnType<DeliveryFees, string | undefined, string>;
  };
  store_profiles: {
    store_id: number;
    phone_number: string;
    land_mark: string;
    profile_name: string;
    email: string;
    whatsapp_number: string;
    terms: string;
    accepts_email: boolean;
    accepts_calls: boolean;
    accepts_whatsapp: boolean;
    website: Generated<string>;
    description: Generated<string>;
  };
  setting_versions: {
    store_id: number;
    part: 'info' | 'tax' | 'pickup' | 'ordering' | 'delivery' | 'unpaid';
    version: number;
    changed_by: string;
    changed_at: Date;
  };
  store_suspensions: {
    store_id: number;
    id: Identity;
    reason: string;
    suspended_by: number;
    suspended_at: Date;
    until: Date | null;
    lifted_by: number | null;
    lifted_at: Date | null;
  };
  bank_details: {
    store_id: number;
    account_number: Buffer | null;
    routing_number: Buffer | null;
    individual: Generated<boolean>;
    legal_business_name: string | null;
    address: string | null;
    ein: Buffer | null;
    franchise_associated: Generated<boolean>;
    total_franchise: number | null;
    legal_first_name: string | null;
    legal_last_name: string | null;
    date_of_birth: Buffer | null;
    ssn: Buffer | null;
    updated_at: Date;
    bank_changed_at: Date | null;
    bank_verified_at: Date | null;
    company_verified_at: Date | null;
    representative_verified_at: Date | null;
    bank_version: Generated<number>;
    company_version: Generated<number>;
    representative_version: Generated<number>;
  };
  bank_changes: {
    store_id: number;
    id: Identity;
    token_hash: Buffer;
    changed_by: number;
    changed_at: Date;
    expires_at: Date;
    cancelled_at: Date | null;
    former_account_number: Buffer | null;
    former_routing_number: Buffer | null;
    former_verified_at: Date | null;
    former_changed_at: Date | null;
  };
  applications: {
    store_id: number;
    applicant_id: number;
    lead_id: number | null;
    first: boolean;
    state: ApplicationState;
    business_type: BusinessType | null;
    working_hours: string;
    total_locations: number | null;
    menu_website: string;
    menu_pics: Json<readonly string[]>;
    created_at: Date;
    submitted_at: Date | null;
    decided_at: Date | null;
    decided_by: number | null;
    reason: string | null;
  };
  store_hours: {
    store_id: number;
    delivery: Generated<boolean>;
    weekday: number;
    opens: number;
    closes: number;
  };
  store_hours_exceptions: {
    store_id: number;
    id: Identity;
    name: string;
    first_day: string;
    last_day: string;
    way: Way | null;
    intervals: Json<readonly DayInterval[]>;
  };
  store_hours_changes: {
    store_id: number;
    id: Identity;
    changed_by: number;
    changed_at: Date;
    kind: 'WEEK' | 'ADDED' | 'CHANGED' | 'REMOVED';
    exception: Json<ChangedException | null>;
    before: Json<KeptHours>;
    after: Json<KeptHours>;
  };
  store_spells: {
    store_id: number;
    id: Identity;
    kind: 'PAUSE' | 'BUSY';
    reason: PauseReason | null;
    note: string;
    minutes: number | null;
    started_by: number;
    started_at: Date;
    until: Date;
    continued: boolean;
    ended_by: number | null;
    ended_at: Date | null;
  };
  store_status_changes: {
    store_id: number;
    id: Identity;
    online: boolean;
    changed_by: number;
    changed_at: Date;
  };
};
