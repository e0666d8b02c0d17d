import type { OrderItem } from './orders.schemas.ts';

/** Items ordered together as a deal, or a single item ordered without one. */
export type ItemGroup = {
  readonly deal: OrderItem['deal'];
  readonly items: readonly OrderItem[];
};

/**
 * Groups an order's items by deal, keeping their order. A deal has each product once, so a repeated product starts the
 * same deal again.
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
