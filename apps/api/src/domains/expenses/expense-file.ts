import {
  expensePaymentLabel,
  type ExpenseFilter,
  type ExpenseLine,
} from '@counter/contract/expenses';
import { dayCell, moneyCell, type Cell } from '@counter/contract/shared';
import type { Db } from '../../platform/db/schema.ts';
import type { TableFile } from '../../platform/http/table-file.ts';
import type { Lines } from '../../platform/kernel/workbook/sheet.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { ExpenseFacts } from './expense-writes.repository.ts';
import { findExpensesAfter, type ExpenseRow } from './expenses.repository.ts';

type Fields = keyof ExpenseFacts | 'lines' | 'recordedBy';

/** The columns of a field in a file; empty if the file omits it. */
type Cells = readonly (readonly [
  title: string,
  cell: (row: ExpenseRow, currency: string) => Cell,
])[];

const cells: { readonly [Field in Fields]: Cells } = {
  description: [['Description', (row) => row.description]],
  amount: [
    ['Amount', (row, currency) => moneyCell(row.amount, currency)],
    ['Currency', (_row, currency) => currency],
  ],
  expenseDate: [['Date', (row) => dayCell(row.expenseDate)]],
  expenseType: [['Type', (row) => row.expenseType]],
  notes: [['Notes', (row) => row.notes]],
  supplierId: [['Supplier', (row) => row.supplierName ?? '']],
  recordedBy: [['Recorded by', (row) => row.recordedBy]],
  payment: [['Paid by', (row) => expensePaymentLabel(row.payment)]],
  lines: [['Items', (row) => row.lines.map(describeLine).join('; ')]],
  receipt: [['Receipt', (row) => (row.receipt === null ? '' : 'Yes')]],
  moreReceipts: [],
};

function describeLine({ item, quantity, unit }: ExpenseLine): string {
  return `${quantity} ${unit === '' ? '×' : unit} ${item}`;
}

const columns = Object.values(cells).flat();

const batchSize = 500;

/** Writes all expenses of the list as a file with the same columns. */
export function writeExpenses(db: Db, scope: StoreScope, wanted: ExpenseFilter): TableFile {
  const of = wanted.month === undefined ? '' : `-${wanted.month}`;
  return {
    name: `expenses-${scope.storeUrl}${of}`,
    sheet: 'Expenses',
    head: columns.map(([title]) => title),
    lines: readLines(db, scope, wanted),
  };
}

async function* readLines(db: Db, scope: StoreScope, wanted: ExpenseFilter): Lines {
  for await (const rows of readExpenses(db, scope, wanted)) {
    yield rows.map((row) => columns.map(([, cell]) => cell(row, scope.currency)));
  }
}

/** Yields the matching expenses in batches, newest first. */
export async function* readExpenses(
  db: Db,
  scope: StoreScope,
  wanted: ExpenseFilter,
): AsyncGenerator<readonly ExpenseRow[]> {
  let after: ExpenseRow | undefined;
  do {
    const rows = await findExpensesAfter(db, scope, wanted, { after, size: batchSize });
    yield rows;
    after = rows.length === batchSize ? rows.at(-1) : undefined;
  } while (after);
}
