// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { ExpensePayment } from '@counter/contract/expenses';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { Identity } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

interface ExpenseLines {
  expenseId: number;
  item: string;
  line: number;
  price: number;
  quantity: number;
  storeId: number;
  unit: string;
}

interface Expenses {
  amount: number;
  changedAt: Date;
  changedBy: string;
  deletedAt: Date | null;
  description: string;
  expenseDate: string;
  expenseType: string;
  id: Identity;
  moreReceipts: Generated<string[]>;
  notes: string;
  payment: Generated<ExpensePayment>;
  receipt: string | null;
  recordedAt: Date;
  recordedBy: string;
  storeId: number;
  supplierId: number | null;
  version: Generated<number>;
}

interface Suppliers {
  address: string;
  changedAt: Date;
  changedBy: string;
  contactPerson: string;
  email: string;
  id: Identity;
  name: string;
  notes: string;
  phone: string;
  removedAt: Date | null;
  storeId: number;
  supplies: string;
  version: Generated<number>;
}

export interface ExpensesTables {
  expenseLines: ExpenseLines;
  expenses: Expenses;
  suppliers: Suppliers;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends ExpensesTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
