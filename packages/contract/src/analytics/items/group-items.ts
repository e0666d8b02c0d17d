/** Groups of menu items by popularity and by what one of them brings in. */
export const itemGroups = ['KEEP', 'PROMOTE', 'REPRICE', 'DROP', 'TOO_FEW'] as const;

export type ItemGroup = (typeof itemGroups)[number];

/** An item with fewer orders is not judged; with fewer items than this there is nothing to compare. */
export const minOrdersToJudge = 10;
export const minItemsToCompare = 4;

/** An item's sales, in minor units after discounts. */
export type JudgedItem = {
  readonly orders: number;
  readonly quantity: number;
  readonly netSales: number;
};

/** The middle of the judged items: half of them reach it or more. */
export type ItemMedians = { readonly orders: number; readonly perUnit: number };

/** Returns what one unit of an item brought in, in minor units; 0 if none was sold. */
export function perUnit({ quantity, netSales }: JudgedItem): number {
  return quantity > 0 ? netSales / quantity : 0;
}

/** Returns the medians that items are compared with; null while too few have enough orders. */
export function itemMedians(items: readonly JudgedItem[]): ItemMedians | null {
  const judged = items.filter(hasEnough);
  if (judged.length < minItemsToCompare) return null;
  return {
    orders: medianOf(judged.map(({ orders }) => orders)),
    perUnit: medianOf(judged.map(perUnit)),
  };
}

/**
 * Returns an item's group. Popular items have the median number of orders or more, and items that bring
 * in much have the median per unit or more, so that equal items are in the same group.
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

/** Returns the middle of some numbers, or the mean of the two in the middle; 0 of none. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return (lower + upper) / 2;
}
