import type { ExpenseFilter } from '@counter/contract/expenses';
import { moneyInput } from '@counter/contract/shared';
import { byteOrderMark, writeRows } from '../../platform/kernel/csv/write-rows.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { CsvFile } from '../../platform/http/csv.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { ExpenseFacts } from './expense-writes.repository.ts';
import { findExpensesAfter, type ExpenseRow } from './expenses.repository.ts';

type Fields = keyof ExpenseFacts | 'recordedBy';

/** The cells of a field in a file; none where it isn't in there. */
type Cells = readonly (readonly [
  title: string,
  cell: (row: ExpenseRow, currency: string) => string,
])[];

const cells: { readonly [Field in Fields]: Cells } = {
  description: [['Description', (row) => row.description]],
  amount: [
    ['Amount', (row, currency) => moneyInput(row.amount, currency)],
    ['Currency', (_row, currency) => currency],
  ],
  expenseDate: [['Date', (row) => row.expenseDate]],
  expenseType: [['Type', (row) => row.expenseType]],
  notes: [['Notes', (row) => row.notes]],
  supplierId: [['Supplier', (row) => row.supplierName ?? '']],
  recordedBy: [['Recorded by', (row) => row.recordedBy]],
  receipt: [],
};

const columns = Object.values(cells).flat();

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
  yield byteOrderMark + writeRows([columns.map(([title]) => title)]);
  let after: ExpenseRow | undefined;
  do {
    const rows = await findExpensesAfter(db, scope, wanted, { after, size: batchSize });
    yield writeRows(rows.map((row) => columns.map(([, cell]) => cell(row, scope.currency))));
    after = rows.length === batchSize ? rows.at(-1) : undefined;
  } while (after);
}
