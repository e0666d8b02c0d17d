import type { EntryKind, LedgerAccount } from '@counter/contract/ledger';

/** The books of the stores. */
export type LedgerTables = {
  ledger_heads: {
    store_id: number;
    seq: number;
    balance: number;
    closed_through: string | null;
  };
  ledger_entries: {
    store_id: number;
    seq: number;
    kind: EntryKind;
    at: Date;
    day: string;
    order_id: number | null;
    order_day: string | null;
    reference: string;
    note: string;
    amount: number;
    balance: number;
  };
  ledger_postings: { store_id: number; seq: number; account: LedgerAccount; amount: number };
  ledger_days: {
    store_id: number;
    day: string;
    kind: EntryKind;
    account: LedgerAccount;
    entries: number;
    amount: number;
  };
};
