import type { ApplicationState, BusinessType } from '@counter/contract/onboarding';
import type { Role } from '@counter/contract/shared';
import type { OrderExpiry } from '@counter/contract/store';
import type { Generated } from 'kysely';
import type { Identity, Json } from './columns.ts';

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
    account_number: Buffer;
    routing_number: Buffer;
    individual: boolean;
    legal_business_name: string;
    address: string;
    ein: Buffer | null;
    franchise_associated: boolean;
    total_franchise: number | null;
    legal_first_name: string;
    legal_last_name: string;
    date_of_birth: Buffer;
    ssn: Buffer;
    updated_at: Date;
    bank_changed_at: Date | null;
    bank_verified_at: Date | null;
    company_verified_at: Date | null;
    representative_verified_at: Date | null;
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
  store_hours: { store_id: number; weekday: number; opens: number; closes: number };
  store_status_changes: {
    store_id: number;
    id: Identity;
    online: boolean;
    changed_by: number;
    changed_at: Date;
  };
};
