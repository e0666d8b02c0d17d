// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { Generated } from 'kysely';
import type { Identity } from '../../platform/db/columns.ts';

interface Expenses {
  amount: number;
  changedAt: Date;
  changedBy: string;
  deletedAt: Date | null;
  description: string;
  expenseDate: string;
  expenseType: string;
  id: Identity;
  notes: string;
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
  expenses: Expenses;
  suppliers: Suppliers;
}
