import type { PayoutStatus } from '@counter/contract/payouts';
import type { BroughtSide } from '@counter/contract/referrals';
import type { Generated } from 'kysely';
import type { Identity } from './columns.ts';

export type ReferralTables = {
  referral_payments: {
    id: Identity;
    transaction_id: string;
    user_id: number;
    status: PayoutStatus;
    currency: string;
    rewards: number;
    earned: number;
    transfer_charge: number;
    amount: number;
    to_store_id: number;
    created_at: Date;
    sent_at: Date | null;
    settled_at: Date | null;
    failure: string | null;
  };
  referral_rewards: {
    store_id: number;
    id: Identity;
    order_id: number;
    order_number: string;
    brought: BroughtSide;
    user_id: number;
    currency: string;
    delivery_fee: number;
    commission: number;
    amount: number;
    earned_at: Date;
    due_day: string;
    taken_back_at: Generated<Date | null>;
    payment_id: Generated<number | null>;
  };
};
