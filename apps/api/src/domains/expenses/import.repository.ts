import type { ExpenseLine } from '@counter/contract/expenses';
import type { Insertable } from 'kysely';
import type { ExpensesTables, Tx } from './expenses.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { updateLines, type ExpenseFacts } from './expense-writes.repository.ts';
import type { SupplierFacts } from './suppliers.repository.ts';

/** The person who recorded it, and the time. */
type Written = { readonly by: string; readonly at: Date };

/** Form fields to insert; columns with a default may be absent. */
type Imported<Table extends keyof ExpensesTables, Facts> = Readonly<
  Pick<Insertable<ExpensesTables[Table]>, keyof Facts & keyof Insertable<ExpensesTables[Table]>>
>;

/** Inserts suppliers as if they had been added. Returns their IDs by name. */
export async function importSuppliers(
  tx: Tx,
  { storeId }: StoreScope,
  suppliers: readonly (Imported<'suppliers', SupplierFacts> & Written)[],
): Promise<ReadonlyMap<string, number>> {
  if (suppliers.length === 0) return new Map();
  const rows = await tx
    .insertInto('suppliers')
    .values(
      suppliers.map(({ by, at, ...facts }) => ({
        ...facts,
        storeId,
        changedBy: by,
        changedAt: at,
      })),
    )
    .returning(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Inserts expenses as if they had been added, without notifying anybody. */
export async function importExpenses(
  tx: Tx,
  scope: StoreScope,
  expenses: readonly (Imported<'expenses', ExpenseFacts> &
    Written & { readonly lines?: readonly ExpenseLine[] })[],
): Promise<void> {
  if (expenses.length === 0) return;
  const rows = await tx
    .insertInto('expenses')
    .values(
      expenses.map(({ by, at, lines: _lines, ...facts }) => ({
        ...facts,
        storeId: scope.storeId,
        recordedBy: by,
        recordedAt: at,
        changedBy: by,
        changedAt: at,
      })),
    )
    .returning('id')
    .execute();
  for (const [place, { id }] of rows.entries()) {
    const lines = expenses[place]?.lines ?? [];
    if (lines.length > 0) await updateLines(tx, scope, id, lines);
  }
}
