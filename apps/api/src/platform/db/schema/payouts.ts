import type {
  BankFileFormat,
  PayoutHold,
  PayoutStatus,
  RunOutcome,
} from '@counter/contract/payouts';
import type { Generated } from 'kysely';
import type { Payer } from '../../kernel/payer.ts';
import type { Identity, Json } from './columns.ts';

export type PayoutTables = {
  payouts: {
    store_id: number;
    id: Identity;
    transaction_id: string;
    status: PayoutStatus;
    created_at: Date;
    period_start: string;
    period_end: string;
    currency: string;
    total_orders: number;
    total_orders_amount: number;
    transaction_fee: number;
    total_tax: number;
    total_tip: number;
    adjustments: number;
    collected: Generated<number>;
    payout_amount: number;
    sent_at: Date | null;
    settled_at: Date | null;
    failure: string | null;
    bank_file_id: number | null;
    payee: string | null;
    routing_number: Buffer | null;
    account_number: Buffer | null;
  };
  payout_holds: {
    store_id: number;
    id: Identity;
    reason: string;
    held_by: string;
    held_at: Date;
    lifted_by: string | null;
    lifted_at: Date | null;
  };
  payout_runs: {
    id: Identity;
    started_by: string;
    started_at: Date;
    finished_at: Date | null;
    stores: number;
  };
  payout_run_results: {
    store_id: number;
    run_id: number;
    outcome: RunOutcome;
    amount: number;
    transaction_id: string | null;
    hold: Json<PayoutHold> | null;
  };
  bank_files: {
    id: Identity;
    format: BankFileFormat;
    created_by: string;
    created_at: Date;
    currency: string;
    payer: Json<Payer>;
    effective_day: string;
    earlier_files: number;
  };
};
