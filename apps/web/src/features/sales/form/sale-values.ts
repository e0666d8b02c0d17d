import type { MenuProduct } from '@counter/contract/menu';
import {
  priceSale,
  saleRequest,
  type PricedSale,
  type SaleMenu,
  type SalePayment,
  type SaleRequest,
} from '@counter/contract/sales';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod/mini';

/** The form's field values: an empty number is null, an unreadable one NaN. */
export type SaleValues = {
  storeId: number;
  items: { productId: number; quantity: number | null; options: number[] }[];
  amount: number | null;
  note: string;
  payment: SalePayment;
  /** The cash received from the customer, in minor units. It is not recorded. */
  received: number | null;
};

export function blankSale(storeId: number): SaleValues {
  return { storeId, items: [], amount: null, note: '', payment: 'CASH', received: null };
}

const asItIs = z.transform((values: SaleValues): unknown => values);

/** Validates the form with the request's rules. */
export const saleResolver: Resolver<SaleValues, unknown, SaleRequest> = zodResolver(
  z.pipe(asItIs, saleRequest),
);

/** Returns a new line for a product, with the first choices of every required group preselected. */
export function itemOf({ id, optionGroups }: MenuProduct): SaleValues['items'][number] {
  const options = optionGroups.flatMap(({ minimum, choices }) =>
    choices.slice(0, minimum).map((choice) => choice.id),
  );
  return { productId: id, quantity: 1, options };
}

/** Adds one of a product: to a line with the same default options, or else as a new line. */
export function withOneMore(items: SaleValues['items'], product: MenuProduct): SaleValues['items'] {
  const added = itemOf(product);
  const place = items.findIndex((item) => isAlike(item, added));
  const item = items[place];
  if (!item) return [...items, added];
  return items.with(place, {
    ...item,
    quantity: isWhole(item.quantity) ? item.quantity + 1 : 1,
  });
}

type Item = SaleValues['items'][number];

function isAlike(one: Item, other: Item): boolean {
  const chosen = new Set(one.options);
  return (
    one.productId === other.productId &&
    chosen.size === other.options.length &&
    other.options.every((option) => chosen.has(option))
  );
}

/** Counts the units of each product in a sale. */
export function countProducts(items: SaleValues['items']): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { productId, quantity } of items) {
    const counted = isWhole(quantity) ? quantity : 0;
    counts.set(productId, (counts.get(productId) ?? 0) + counted);
  }
  return counts;
}

/**
 * Returns the change for the cash received, in minor units; negative if the cash isn't enough, undefined if it is
 * invalid.
 */
export function changeOf(received: number | null, total: number): number | undefined {
  return isWhole(received) ? received - total : undefined;
}

/** Returns the sale's prices, as far as its values are valid. */
export function priceSoFar(
  { items, amount, note }: Pick<SaleValues, 'items' | 'amount' | 'note'>,
  menu: SaleMenu,
): PricedSale {
  const readable = items.flatMap(({ quantity, ...item }) =>
    isWhole(quantity) ? [{ ...item, quantity }] : [],
  );
  return priceSale({ items: readable, amount: isWhole(amount) ? amount : null, note }, menu);
}

function isWhole(value: number | null): value is number {
  return value !== null && Number.isInteger(value) && value > 0;
}
