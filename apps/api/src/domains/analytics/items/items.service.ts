import {
  groupOf,
  itemMedians,
  type ItemFigure,
  type ItemFigures,
  type ItemSales,
} from '@counter/contract/analytics';
import type { Period } from '@counter/contract/shared';
import type { Db } from '../../../platform/db/schema.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { findOffers, type OfferedProduct } from '../../menu/index.ts';
import { sumProductSales, type ProductSalesRow } from '../../orders/index.ts';
import { findUnavailable } from './unavailable.service.ts';

/** The days of the figures, and the days to compare them with. */
export type ItemsAsked = { readonly period: Period; readonly compared: Period | null };

/** Returns how each item sold over a range of days: items on the menu, and others that were sold. */
export async function findItemFigures(
  db: Db,
  scope: StoreScope,
  { period, compared }: ItemsAsked,
  now: Date,
): Promise<ItemFigures> {
  const offers = await findOffers(db, scope);
  const [sales, earlier, unavailable] = await Promise.all([
    sumProductSales(db, scope, period),
    compared ? sumProductSales(db, scope, compared) : null,
    findUnavailable(db, scope, offers, { period, now }),
  ]);
  const items = listItems(offers, sales, earlier);
  const medians = itemMedians(items);
  return {
    currency: scope.currency,
    ...period,
    compared,
    medians,
    items: items
      .map((item) => ({
        ...item,
        group: groupOf(item, medians),
        unavailable: unavailable.get(item.productId ?? 0) ?? null,
      }))
      .toSorted((a, b) => b.netSales - a.netSales || byName(a.productName, b.productName)),
  };
}

const byName = new Intl.Collator('en').compare;

type Item = Omit<ItemFigure, 'group' | 'unavailable'>;

function listItems(
  offers: readonly OfferedProduct[],
  sales: readonly ProductSalesRow[],
  earlier: readonly ProductSalesRow[] | null,
): Item[] {
  const named = new Map<string, Pick<Item, 'productId' | 'productName' | 'onMenu'>>();
  for (const row of [...(earlier ?? []), ...sales]) {
    named.set(keyOf(row), { productId: row.productId, productName: row.name, onMenu: false });
  }
  for (const { id, name } of offers) {
    named.set(keyOf({ productId: id, name }), { productId: id, productName: name, onMenu: true });
  }
  const now = new Map(sales.map((row) => [keyOf(row), row]));
  const before = earlier && new Map(earlier.map((row) => [keyOf(row), row]));
  return Array.from(named, ([key, item]) => ({
    ...item,
    ...salesOf(now.get(key)),
    before: before && salesOf(before.get(key)),
  }));
}

/** Lines without a product are grouped by name. */
function keyOf({ productId, name }: Pick<ProductSalesRow, 'productId' | 'name'>): string {
  return productId === null ? `name ${name}` : String(productId);
}

function salesOf(row: ProductSalesRow | undefined): ItemSales {
  const { orders = 0, quantity = 0, sales = 0, discounts = 0 } = row ?? {};
  return { orders, quantity, sales, discounts, netSales: sales - discounts };
}
