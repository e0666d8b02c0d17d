import type { BoughtItem } from '@counter/contract/expenses';
import type { Db } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findPurchases, type PurchaseRow } from './supplier-prices.repository.ts';
import { findSupplierRow } from './suppliers.repository.ts';
import { noSupplier } from './suppliers.service.ts';

/**
 * Returns what was bought from a supplier, the latest bought first, each item with its prices over time.
 * @throws ProblemError NOT_FOUND
 */
export async function findPrices(
  db: Db,
  scope: StoreScope,
  supplierId: number,
): Promise<{ items: BoughtItem[] }> {
  const [supplier, rows] = await Promise.all([
    findSupplierRow(db, scope, supplierId),
    findPurchases(db, scope, supplierId),
  ]);
  if (!supplier) throw noSupplier(scope);
  const byItem = Map.groupBy(rows, ({ item, unit }) => `${item}\n${unit}`.toLowerCase());
  const items = [...byItem.values()].flatMap(toItem);
  return { items: items.toSorted((one, other) => other.lastDay.localeCompare(one.lastDay)) };
}

const maxShown = 60;

function toItem(rows: readonly PurchaseRow[]): BoughtItem[] {
  const last = rows.at(-1);
  if (!last) return [];
  const { item, unit, price, day: lastDay } = last;
  const previousPrice = rows.findLast((row) => row.price !== price)?.price ?? null;
  const purchases = rows.slice(-maxShown).map(({ expenseId, day, quantity, price: paid }) => ({
    expenseId,
    day,
    quantity,
    price: paid,
  }));
  return [{ item, unit, price, lastDay, previousPrice, purchases }];
}
