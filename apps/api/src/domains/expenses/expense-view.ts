import type { Expense, PriceChange, Supplier } from '@counter/contract/expenses';
import type { ExpenseRow } from './expenses.repository.ts';
import type { SupplierRow } from './suppliers.repository.ts';

/** An expense as everybody outside of this domain sees it. */
export function toExpense({ supplierId, supplierName, version, ...row }: ExpenseRow): Expense {
  return {
    ...row,
    lines: [...row.lines],
    supplier: supplierId === null ? null : { id: supplierId, name: supplierName ?? '' },
    recordedAt: row.recordedAt.toISOString(),
    olVersion: version,
  };
}

/** A supplier as everybody outside of this domain sees it, with its latest price change of these. */
export function toSupplier(
  { version, ...row }: SupplierRow,
  changes: ReadonlyMap<number, PriceChange>,
): Supplier {
  return { ...row, priceChange: changes.get(row.id) ?? null, olVersion: version };
}
