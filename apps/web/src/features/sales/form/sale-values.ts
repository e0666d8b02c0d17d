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

/** The form as the fields hold it: an empty number is null, one that cannot be read is NaN. */
export type SaleValues = {
  storeId: number;
  items: { productId: number; quantity: number | null; options: number[] }[];
  amount: number | null;
  note: string;
  payment: SalePayment;
};

export function blankSale(storeId: number): SaleValues {
  return { storeId, items: [], amount: null, note: '', payment: 'CASH' };
}

const asItIs = z.transform((values: SaleValues): unknown => values);

/** Checks the form by the rules of the request. */
export const saleResolver: Resolver<SaleValues, unknown, SaleRequest> = zodResolver(
  z.pipe(asItIs, saleRequest),
);

/** A product as a new line: with the first choice of every group in which one must be taken. */
export function itemOf({ id, optionGroups }: MenuProduct): SaleValues['items'][number] {
  const options = optionGroups.flatMap(({ minimum, choices }) =>
    choices.slice(0, minimum).map((choice) => choice.id),
  );
  return { productId: id, quantity: 1, options };
}

/** Prices the sale as far as its values are valid. */
export function priceSoFar({ items, amount, note }: SaleValues, menu: SaleMenu): PricedSale {
  const readable = items.flatMap(({ quantity, ...item }) =>
    isWhole(quantity) ? [{ ...item, quantity }] : [],
  );
  return priceSale({ items: readable, amount: isWhole(amount) ? amount : null, note }, menu);
}

function isWhole(value: number | null): value is number {
  return value !== null && Number.isInteger(value) && value > 0;
}
