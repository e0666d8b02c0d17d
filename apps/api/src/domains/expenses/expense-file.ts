import type { ExpenseFilter } from '@counter/contract/expenses';
import { moneyInput } from '@counter/contract/shared';
import { byteOrderMark, writeRows } from '../../platform/kernel/csv/write-rows.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { CsvFile } from '../../platform/http/csv.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findExpensesAfter, type ExpenseRow } from './expenses.repository.ts';

const columns = [
  'Description',
  'Amount',
  'Currency',
  'Date',
  'Type',
  'Notes',
  'Supplier',
  'Recorded by',
];

const batchSize = 500;

/** Every expense that the screen lists, as a file with the same columns. */
export function writeExpenses(db: Db, scope: StoreScope, wanted: ExpenseFilter): CsvFile {
  const of = wanted.month === undefined ? '' : `-${wanted.month}`;
  return {
    filename: `expenses-${scope.storeUrl}${of}.csv`,
    text: writeLines(db, scope, wanted),
  };
}

async function* writeLines(
  db: Db,
  scope: StoreScope,
  wanted: ExpenseFilter,
): AsyncGenerator<string> {
  yield byteOrderMark + writeRows([columns]);
  let after: ExpenseRow | undefined;
  do {
    const rows = await findExpensesAfter(db, scope, wanted, { after, size: batchSize });
    yield writeRows(rows.map((row) => toCells(row, scope.currency)));
    after = rows.length === batchSize ? rows.at(-1) : undefined;
  } while (after);
}

function toCells(row: ExpenseRow, currency: string): string[] {
  return [
    row.description,
    moneyInput(row.amount, currency),
    currency,
    row.expenseDate,
    row.expenseType,
    row.notes,
    row.supplierName ?? '',
    row.recordedBy,
  ];
}
