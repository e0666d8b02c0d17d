import type { MenuDeal } from '../deals/menu-deal.schemas.ts';
import type { MenuProduct } from '../menu/menu.schemas.ts';

export type ChosenProduct = {
  readonly productId: number;
  readonly quantity: number;
  /** Ids of the chosen option choices. */
  readonly options: readonly number[];
  readonly specialInstructions: string;
};

export type ChosenDeal = {
  readonly dealId: number;
  readonly quantity: number;
  /** The options of the deal's products, the same for every unit of a product. */
  readonly parts: readonly { readonly productId: number; readonly options: readonly number[] }[];
  readonly specialInstructions: string;
};

/** A customer's choice. */
export type Chosen = {
  readonly items: readonly ChosenProduct[];
  readonly deals: readonly ChosenDeal[];
};

/** The menu to choose from. Missing items are not on it. */
export type BasketMenu = {
  readonly products: readonly MenuProduct[];
  readonly deals: readonly MenuDeal[];
};
