// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { ConsentWay, WithdrawalWay } from '@counter/contract/customers';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { Identity, Published } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

interface CustomerImports {
  added: number;
  consents: number;
  createdAt: Date;
  createdBy: string;
  fileName: string;
  id: Identity;
  known: number;
  refused: number;
  removed: Generated<number>;
  storeId: number;
  undoneAt: Date | null;
  undoneBy: string | null;
}

interface Customers {
  blocked: boolean;
  blockedAt: Date | null;
  blockedBy: Generated<string>;
  blockedReason: Generated<string>;
  createdAt: Date;
  erasedAt: Date | null;
  id: Identity;
  importId: number | null;
  name: string;
  notes: Generated<string>;
  notesAt: Date | null;
  notesBy: Generated<string>;
  notesVersion: Generated<number>;
  phone: string;
  storeId: number;
}

interface ErasedConsents {
  givenAt: Date;
  givenBy: string;
  how: ConsentWay;
  id: number;
  phoneMark: Buffer;
  storeId: number;
  withdrawnAt: Date | null;
  withdrawnBy: string | null;
  withdrawnHow: WithdrawalWay | null;
  words: string;
}

interface SmsConsents {
  givenAt: Date;
  givenBy: string;
  how: ConsentWay;
  id: Identity;
  importId: number | null;
  note: string;
  phone: string;
  storeId: number;
  withdrawnAt: Date | null;
  withdrawnBy: string | null;
  withdrawnHow: WithdrawalWay | null;
}

export interface CustomersTables {
  customerImports: CustomerImports;
  customers: Customers;
  erasedConsents: ErasedConsents;
  smsConsents: SmsConsents;
  'published.customers': Published<
    CustomersTables,
    'customers',
    'blocked' | 'createdAt' | 'id' | 'name' | 'phone' | 'storeId'
  >;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends CustomersTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
