// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { PayoutStatus } from '@counter/contract/payouts';
import type { BroughtSide } from '@counter/contract/referrals';
import type { Kysely, Transaction } from 'kysely';
import type { Identity, Published } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

interface ReferralPayments {
  amount: number;
  createdAt: Date;
  currency: string;
  earned: number;
  failure: string | null;
  id: Identity;
  rewards: number;
  sentAt: Date | null;
  settledAt: Date | null;
  status: PayoutStatus;
  toStoreId: number;
  transactionId: string;
  transferCharge: number;
  userId: number;
}

interface ReferralRewards {
  amount: number;
  brought: BroughtSide;
  commission: number;
  currency: string;
  deliveryFee: number;
  dueDay: string;
  earnedAt: Date;
  id: Identity;
  orderId: number;
  orderNumber: string;
  paymentId: number | null;
  storeId: number;
  takenBackAt: Date | null;
  userId: number;
}

export interface ReferralsTables {
  referralPayments: ReferralPayments;
  referralRewards: ReferralRewards;
  'published.referralPayments': Published<
    ReferralsTables,
    'referralPayments',
    'earned' | 'id' | 'status' | 'toStoreId' | 'transactionId'
  >;
  'published.referralRewards': Published<
    ReferralsTables,
    'referralRewards',
    'amount' | 'paymentId' | 'storeId' | 'takenBackAt'
  >;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends ReferralsTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
