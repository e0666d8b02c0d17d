import {
  findExpense,
  findExpenseChoices,
  findExpenses,
  findSupplier,
  findSupplierPrices,
  findSuppliers,
  type Expense,
  type Supplier,
} from '@counter/contract/expenses';
import { findBusinesses, type Business } from '@counter/contract/store';
import type { FakeServer } from '@counter/contract/testing';
import { aBusiness, openStore } from './store.ts';

/** An expense with a receipt, paid to a supplier. */
export const expense: Expense = {
  id: 7,
  description: 'Cake stand',
  expenseType: 'Equipment',
  amount: 42_50,
  expenseDate: '2026-11-18',
  notes: 'Two floors',
  payment: 'CARD',
  moreReceipts: [],
  lines: [],
  supplier: { id: 4, name: 'Gowanus Packaging' },
  receipt: '/uploads/receipt-large.webp',
  recordedBy: 'Marcus Bell',
  recordedAt: '2026-11-18T15:00:00Z',
  olVersion: 3,
};

/** The supplier of that expense. */
export const supplier: Supplier = {
  id: 4,
  name: 'Gowanus Packaging',
  contactPerson: 'Nora Lind',
  phone: '+17185550100',
  email: 'nora@gowanus.test',
  address: '12 Mill Lane',
  supplies: 'Boxes',
  notes: 'Closed on Mondays',
  removed: false,
  expenses: 1,
  spent: 42_50,
  lastExpenseDate: '2026-11-18',
  priceChange: null,
  olVersion: 2,
};

/** Answers calls with a list of expenses and their totals. */
export function listExpenses(server: FakeServer, content: readonly Expense[]): FakeServer {
  const total = content.reduce((sum, { amount }) => sum + amount, 0);
  const types = content.map(({ expenseType, amount }) => ({
    expenseType,
    expenses: 1,
    total: amount,
  }));
  const sums = { total, types, thisMonth: 60_00, lastMonth: 70_00 };
  return server.on(findExpenses, {
    data: { content: [...content], totalElements: content.length, ...sums },
  });
}

/** Opens a store's expenses and suppliers as a person with the given role. */
export function openExpenses(role: Business['role'] = 'owner'): FakeServer {
  const suppliers = [{ id: supplier.id, name: supplier.name }];
  const server = openStore()
    .on(findBusinesses, { data: [aBusiness({ role })], message: '', newSignIns: [] })
    .on(findExpenseChoices, {
      data: { types: ['Equipment'], suppliers, months: ['2026-11', '2026-10'], items: [] },
    })
    .on(findExpense, { data: expense })
    .on(findSuppliers, { data: { content: [supplier], totalElements: 1 } })
    .on(findSupplierPrices, { data: { items: [] } })
    .on(findSupplier, { data: { ...supplier, latest: [expense] } });
  return listExpenses(server, [expense]);
}
