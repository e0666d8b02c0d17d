import type { MenuProduct } from '@counter/contract/menu';
import type { ItemChange, Order, OrderItem } from '@counter/contract/orders';
import type { Until } from '../../../ui/forms/until-choice.ts';

/** The product that replaces units of an item; null until one is chosen. */
export type Swap = { readonly product: MenuProduct | null; readonly options: readonly number[] };

/** The pending change of an item. */
export type RowChange = {
  /** The number of units to keep. */
  readonly quantity: number;
  /** Null if the other units are removed. */
  readonly swap: Swap | null;
  /** The time the product returns; undefined if it stays available. */
  readonly until: Until | undefined;
};

/** The pending changes of an order's items, by line. */
export type RowChanges = ReadonlyMap<number, RowChange>;

export const noSwap: Swap = { product: null, options: [] };

/** Returns the change of an item. Without a change, all its units stay. */
export function changeOf(changes: RowChanges, { line, quantity }: OrderItem): RowChange {
  return changes.get(line) ?? { quantity, swap: null, until: undefined };
}

/** Returns the changes with an item's change replaced. An item that keeps all units is removed from them. */
export function withChange(
  changes: RowChanges,
  { line, quantity }: OrderItem,
  change: RowChange,
): RowChanges {
  const next = new Map(changes);
  if (change.quantity >= quantity) next.delete(line);
  else next.set(line, { ...change, quantity: Math.max(change.quantity, 0) });
  return next;
}

/** The first thing missing before the changes can be saved: the product of a swap, or its options. */
export type Missing = {
  readonly item: OrderItem;
  /** The option group that lacks a choice; undefined if the product is missing. */
  readonly group: MenuProduct['optionGroups'][number] | undefined;
};

/** Returns what is still to be chosen; undefined if nothing is. */
export function findMissing({ items }: Order, changes: RowChanges): Missing | undefined {
  for (const item of items) {
    const { swap } = changeOf(changes, item);
    if (!swap) continue;
    const group = swap.product?.optionGroups.find(({ minimum, choices }) => {
      return choices.filter(({ id }) => swap.options.includes(id)).length < minimum;
    });
    if (!swap.product || group) return { item, group };
  }
  return undefined;
}

/** Returns the changes as the request has them. */
export function toLines({ items }: Order, changes: RowChanges): ItemChange[] {
  return items.flatMap((item): ItemChange[] => {
    const change = changes.get(item.line);
    if (!change) return [];
    const { quantity, swap } = change;
    if (!swap?.product) return [{ line: item.line, quantity }];
    const wished = { productId: swap.product.id, options: [...swap.options] };
    return [{ line: item.line, quantity, swap: wished }];
  });
}

/** Returns the distinct products to mark as unavailable. */
export function toUnavailable({ items }: Order, changes: RowChanges) {
  const ends = new Map<number, Until>();
  for (const { line, productId } of items) {
    const until = changes.get(line)?.until;
    if (productId !== null && until !== undefined) ends.set(productId, until);
  }
  return Array.from(ends, ([productId, until]) => ({ productId, until }));
}
