import {
  fillEntries,
  priceOrder,
  valueOf,
  type BasketEntry,
  type OrderAmounts,
} from '@counter/contract/orders';
import type { Storefront } from '@counter/contract/storefront';
import type { Basket } from './basket.ts';

export type PricedBasket = {
  readonly entries: readonly BasketEntry[];
  /** The amounts of the available items. */
  readonly amounts: OrderAmounts;
  /** The value that counts towards the store's minimum. */
  readonly value: number;
};

type Menu = Pick<Storefront, 'products' | 'deals' | 'taxRate'>;

/** Prices a basket from the menu, with the same functions that price the order itself. */
export function priceBasket(basket: Basket, menu: Menu): PricedBasket {
  const { entries, lines } = fillEntries(basket, menu, menu.taxRate);
  return {
    entries,
    amounts: priceOrder({ lines, discount: 0, tip: 0, feeRate: 0 }),
    value: valueOf(lines),
  };
}
