import type { Tx } from './expenses.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { ExpenseFacts } from './expense-writes.repository.ts';
import type { SupplierFacts } from './suppliers.repository.ts';

/** The person who recorded it, and the time. */
type Written = { readonly by: string; readonly at: Date };

/** Writes suppliers of a store as if they had been added; answers their ids by name. */
export async function importSuppliers(
  tx: Tx,
  { storeId }: StoreScope,
  suppliers: readonly (SupplierFacts & Written)[],
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

/** Writes expenses of a store as if they had been added. Nobody is told. */
export async function importExpenses(
  tx: Tx,
  { storeId }: StoreScope,
  expenses: readonly (ExpenseFacts & Written)[],
): Promise<void> {
  if (expenses.length === 0) return;
  await tx
    .insertInto('expenses')
    .values(
      expenses.map(({ by, at, ...facts }) => ({
        ...facts,
        storeId,
        recordedBy: by,
        recordedAt: at,
        changedBy: by,
        changedAt: at,
      })),
    )
    .execute();
}
