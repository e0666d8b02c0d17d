// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { EntryKind, LedgerAccount } from '@counter/contract/ledger';
import type { Published } from '../../platform/db/columns.ts';

interface LedgerDays {
  account: LedgerAccount;
  amount: number;
  day: string;
  entries: number;
  kind: EntryKind;
  storeId: number;
}

interface LedgerEntries {
  amount: number;
  at: Date;
  balance: number;
  day: string;
  kind: EntryKind;
  note: string;
  orderDay: string | null;
  orderId: number | null;
  reference: string;
  seq: number;
  storeId: number;
}

interface LedgerHeads {
  balance: number;
  closedThrough: string | null;
  seq: number;
  storeId: number;
}

interface LedgerPostings {
  account: LedgerAccount;
  amount: number;
  seq: number;
  storeId: number;
}

export interface LedgerTables {
  ledgerDays: LedgerDays;
  ledgerEntries: LedgerEntries;
  ledgerHeads: LedgerHeads;
  ledgerPostings: LedgerPostings;
  'published.ledgerDays': Published<LedgerDays, 'account' | 'amount' | 'day' | 'kind' | 'storeId'>;
  'published.ledgerEntries': Published<
    LedgerEntries,
    'amount' | 'day' | 'kind' | 'orderId' | 'reference' | 'seq' | 'storeId'
  >;
  'published.ledgerHeads': Published<LedgerHeads, 'closedThrough' | 'storeId'>;
  'published.ledgerPostings': Published<LedgerPostings, 'account' | 'amount' | 'seq' | 'storeId'>;
}
