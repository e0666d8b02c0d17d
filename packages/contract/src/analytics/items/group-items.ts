/** Groups of menu items by popularity and net sales per unit. */
export const itemGroups = ['KEEP', 'PROMOTE', 'REPRICE', 'DROP', 'TOO_FEW'] as const;

export type ItemGroup = (typeof itemGroups)[number];

/** The minimum number of orders to judge an item, and of judged items to compare. */
export const minOrdersToJudge = 10;
export const minItemsToCompare = 4;

/** An item's sales, in minor units after discounts. */
export type JudgedItem = {
  readonly orders: number;
  readonly quantity: number;
  readonly netSales: number;
};

/** The medians of the judged items. */
export type ItemMedians = { readonly orders: number; readonly perUnit: number };

/** Returns an item's net sales per unit, in minor units; 0 if none was sold. */
export function perUnit({ quantity, netSales }: JudgedItem): number {
  return quantity > 0 ? netSales / quantity : 0;
}

/** Returns the medians to compare items with; null if too few items have enough orders. */
export function itemMedians(items: readonly JudgedItem[]): ItemMedians | null {
  const judged = items.filter(hasEnough);
  if (judged.length < minItemsToCompare) return null;
  return {
    orders: medianOf(judged.map(({ orders }) => orders)),
    perUnit: medianOf(judged.map(perUnit)),
  };
}

/**
 * Returns an item's group. Items at or above the median count as popular or high-earning, so that equal items are in
 * the same group.
 */
export function groupOf(item: JudgedItem, medians: ItemMedians | null): ItemGroup {
  if (!medians || !hasEnough(item)) return 'TOO_FEW';
  const bringsMuch = perUnit(item) >= medians.perUnit;
  if (item.orders >= medians.orders) return bringsMuch ? 'KEEP' : 'REPRICE';
  return bringsMuch ? 'PROMOTE' : 'DROP';
}

function hasEnough({ orders }: JudgedItem): boolean {
  return orders >= minOrdersToJudge;
}

/** Returns the median of some numbers; 0 if there are none. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return (lower + upper) / 2;
}
