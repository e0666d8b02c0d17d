import type { Order } from '@counter/contract/orders';

/** The quantity still to make of a product, in total and with each option. */
export type Owed = {
  readonly name: string;
  readonly quantity: number;
  readonly options: readonly { readonly name: string; readonly quantity: number }[];
};

/** Counts how many of each product and option are still to make, most first. Items ticked as made are excluded. */
export function countOwed(orders: readonly Pick<Order, 'items'>[]): readonly Owed[] {
  const products = new Map<string, { quantity: number; options: Map<string, number> }>();
  const left = orders.flatMap(({ items }) => items).filter(({ made }) => made === null);
  for (const { name, quantity, options } of left) {
    const owed = products.get(name) ?? { quantity: 0, options: new Map<string, number>() };
    owed.quantity += quantity;
    for (const option of options) {
      owed.options.set(option.name, (owed.options.get(option.name) ?? 0) + quantity);
    }
    products.set(name, owed);
  }
  return [...products]
    .map(([name, { quantity, options }]) => ({ name, quantity, options: mostFirst(options) }))
    .toSorted(byQuantity);
}

function mostFirst(counts: ReadonlyMap<string, number>) {
  return [...counts].map(([name, quantity]) => ({ name, quantity })).toSorted(byQuantity);
}

type Counted = { readonly name: string; readonly quantity: number };

function byQuantity(a: Counted, b: Counted): number {
  return b.quantity - a.quantity || a.name.localeCompare(b.name);
}
