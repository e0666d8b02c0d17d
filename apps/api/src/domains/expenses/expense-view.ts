import type { Expense, PriceChange, Supplier } from '@counter/contract/expenses';
import type { ExpenseRow } from './expenses.repository.ts';
import type { SupplierRow } from './suppliers.repository.ts';

/** Converts an expense to its public form. */
export function toExpense({ supplierId, supplierName, version, ...row }: ExpenseRow): Expense {
  return {
    ...row,
    lines: [...row.lines],
    supplier: supplierId === null ? null : { id: supplierId, name: supplierName ?? '' },
    recordedAt: row.recordedAt.toISOString(),
    olVersion: version,
  };
}

/** Converts a supplier to its public form, with its entry in `changes`. */
export function toSupplier(
  { version, ...row }: SupplierRow,
  changes: ReadonlyMap<number, PriceChange>,
): Supplier {
  return { ...row, priceChange: changes.get(row.id) ?? null, olVersion: version };
}
