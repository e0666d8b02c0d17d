import type { OrderItem } from './orders.schemas.ts';

/** Items ordered together as a deal, or one that was ordered by itself (without a deal). */
export type ItemGroup = {
  readonly deal: OrderItem['deal'];
  readonly items: readonly OrderItem[];
};

/**
 * The items of an order, those of a deal together, in their order. A deal has each product once: where one
 * comes again, the same deal was ordered again.
 */
export function groupItems(items: readonly OrderItem[]): readonly ItemGroup[] {
  const groups: { deal: OrderItem['deal']; items: OrderItem[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && belongsTo(item, last)) last.items.push(item);
    else groups.push({ deal: item.deal, items: [item] });
  }
  return groups;
}

function belongsTo({ deal, productId }: OrderItem, group: ItemGroup): boolean {
  if (deal === null || deal.id !== group.deal?.id) return false;
  return group.items.every((other) => other.productId !== productId);
}
