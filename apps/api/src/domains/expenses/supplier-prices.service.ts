import type { BoughtItem } from '@counter/contract/expenses';
import { dayCell, decimalCell, moneyCell } from '@counter/contract/shared';
import type { Db } from '../../platform/db/schema.ts';
import type { TableFile } from '../../platform/http/table-file.ts';
import type { Lines } from '../../platform/kernel/workbook/sheet.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findPurchases, type PurchaseRow } from './supplier-prices.repository.ts';
import { findSupplierRow } from './suppliers.repository.ts';
import { noSupplier } from './suppliers.service.ts';

/**
 * Returns the items bought from a supplier, last bought first, each with its price history.
 * @throws ProblemError NOT_FOUND
 */
export async function findPrices(
  db: Db,
  scope: StoreScope,
  supplierId: number,
): Promise<{ items: BoughtItem[] }> {
  const bought = await findBought(db, scope, supplierId);
  return { items: bought.map(toItem) };
}

type Purchases = readonly [PurchaseRow, ...PurchaseRow[]];

/**
 * Finds the purchases from a supplier by item. Items are sorted by last purchase, newest first; purchases of an item,
 * oldest first.
 */
async function findBought(db: Db, scope: StoreScope, supplierId: number): Promise<Purchases[]> {
  const [supplier, rows] = await Promise.all([
    findSupplierRow(db, scope, supplierId),
    findPurchases(db, scope, supplierId),
  ]);
  if (!supplier) throw noSupplier(scope);
  const byItem = Map.groupBy(rows, ({ item, unit }) => `${item}\n${unit}`.toLowerCase());
  const bought = [...byItem.values()].flatMap(([first, ...others]): Purchases[] =>
    first ? [[first, ...others]] : [],
  );
  return bought.toSorted((one, other) => lastOf(other).day.localeCompare(lastOf(one).day));
}

function lastOf(purchases: Purchases): PurchaseRow {
  return purchases.at(-1) ?? purchases[0];
}

const maxShown = 60;

function toItem(rows: Purchases): BoughtItem {
  const { item, unit, price, day: lastDay } = lastOf(rows);
  const previousPrice = rows.findLast((row) => row.price !== price)?.price ?? null;
  const purchases = rows.slice(-maxShown).map(({ expenseId, day, quantity, price: paid }) => ({
    expenseId,
    day,
    quantity,
    price: paid,
  }));
  return { item, unit, price, lastDay, previousPrice, purchases };
}

/**
 * Writes the latest 3000 purchases from a supplier as a file: by item as on the screen, newest purchase first.
 * @throws ProblemError NOT_FOUND
 */
export async function writePrices(
  db: Db,
  scope: StoreScope,
  supplierId: number,
): Promise<TableFile> {
  const bought = await findBought(db, scope, supplierId);
  return {
    name: `supplier-prices-${scope.storeUrl}-${supplierId}`,
    sheet: 'Prices',
    head: ['Item', 'Bought on', 'Quantity', 'Unit', 'Price', 'Currency'],
    lines: priceLines(bought, scope.currency),
  };
}

async function* priceLines(bought: readonly Purchases[], currency: string): Lines {
  for (const rows of bought) {
    const { item, unit } = lastOf(rows);
    yield rows
      .toReversed()
      .map(({ day, quantity, price }) => [
        item,
        dayCell(day),
        decimalCell(String(quantity)),
        unit,
        moneyCell(price, currency),
        currency,
      ]);
  }
}
