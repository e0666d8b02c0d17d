// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type {
  BankFileFormat,
  PayoutHold,
  PayoutStatus,
  RunOutcome,
} from '@counter/contract/payouts';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { Identity, Json, Published } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';
import type { Payer } from '../../platform/config/payer-settings.ts';

interface BankFiles {
  createdAt: Date;
  createdBy: string;
  currency: string;
  earlierFiles: number;
  effectiveDay: string;
  format: BankFileFormat;
  id: Identity;
  payer: Json<Payer>;
}

interface PayoutHolds {
  heldAt: Date;
  heldBy: string;
  id: Identity;
  liftedAt: Date | null;
  liftedBy: string | null;
  reason: string;
  storeId: number;
}

interface PayoutRunResults {
  amount: number;
  hold: Json<PayoutHold> | null;
  outcome: RunOutcome;
  runId: number;
  storeId: number;
  transactionId: string | null;
}

interface PayoutRuns {
  finishedAt: Date | null;
  id: Identity;
  startedAt: Date;
  startedBy: string;
  stores: number;
}

interface Payouts {
  accountNumber: Buffer | null;
  adjustments: number;
  bankFileId: number | null;
  collected: Generated<number>;
  createdAt: Date;
  currency: string;
  failure: string | null;
  id: Identity;
  payee: string | null;
  payoutAmount: number;
  periodEnd: string;
  periodStart: string;
  routingNumber: Buffer | null;
  sentAt: Date | null;
  settledAt: Date | null;
  status: PayoutStatus;
  storeId: number;
  totalOrders: number;
  totalOrdersAmount: number;
  totalTax: number;
  totalTip: number;
  transactionFee: number;
  transactionId: string;
}

export interface PayoutsTables {
  bankFiles: BankFiles;
  payoutHolds: PayoutHolds;
  payoutRunResults: PayoutRunResults;
  payoutRuns: PayoutRuns;
  payouts: Payouts;
  'published.payoutHolds': Published<
    PayoutsTables,
    'payoutHolds',
    'heldAt' | 'liftedAt' | 'storeId'
  >;
  'published.payouts': Published<
    PayoutsTables,
    'payouts',
    'createdAt' | 'id' | 'status' | 'storeId'
  >;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends PayoutsTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
