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
  /** True if an item can't be ordered now. */
  readonly isGone: boolean;
  /** The amounts of the available items. */
  readonly amounts: OrderAmounts;
  /** The amount still needed to reach the store's minimum order; 0 once it's reached. */
  readonly missing: number;
};

type Menu = Pick<Storefront, 'products' | 'deals' | 'taxRate' | 'minimumOrder'>;

/** Prices a basket from the menu, with the same functions that price the order. */
export function priceBasket(basket: Basket, menu: Menu): PricedBasket {
  const { entries, lines } = fillEntries(basket, menu, menu.taxRate);
  return {
    entries,
    isGone: entries.some(({ problem }) => problem !== ''),
    amounts: priceOrder({ lines, discount: 0, tip: 0, feeRate: 0 }),
    missing: Math.max(0, menu.minimumOrder - valueOf(lines)),
  };
}
