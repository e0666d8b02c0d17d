import type { Generated } from 'kysely';
import type { Identity } from './columns.ts';

export type ExpenseTables = {
  suppliers: {
    store_id: number;
    id: Identity;
    name: string;
    contact_person: string;
    phone: string;
    email: string;
    address: string;
    supplies: string;
    notes: string;
    version: Generated<number>;
    changed_by: string;
    changed_at: Date;
    removed_at: Date | null;
  };
  expenses: {
    store_id: number;
    id: Identity;
    description: string;
    expense_type: string;
    amount: number;
    expense_date: string;
    notes: string;
    receipt: string | null;
    supplier_id: number | null;
    version: Generated<number>;
    recorded_by: string;
    recorded_at: Date;
    changed_by: string;
    changed_at: Date;
    deleted_at: Date | null;
  };
};
