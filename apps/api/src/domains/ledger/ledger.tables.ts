// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { EntryKind, LedgerAccount } from '@counter/contract/ledger';
import type { Kysely, Transaction } from 'kysely';
import type { Published } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

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
  reversedBy: number | null;
  reverses: number | null;
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
  'published.ledgerDays': Published<
    LedgerTables,
    'ledgerDays',
    'account' | 'amount' | 'day' | 'kind' | 'storeId'
  >;
  'published.ledgerEntries': Published<
    LedgerTables,
    'ledgerEntries',
    | 'amount'
    | 'day'
    | 'kind'
    | 'orderId'
    | 'reference'
    | 'reversedBy'
    | 'reverses'
    | 'seq'
    | 'storeId'
  >;
  'published.ledgerHeads': Published<LedgerTables, 'ledgerHeads', 'closedThrough' | 'storeId'>;
  'published.ledgerPostings': Published<
    LedgerTables,
    'ledgerPostings',
    'account' | 'amount' | 'seq' | 'storeId'
  >;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends LedgerTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
