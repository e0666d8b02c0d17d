import type { MenuDeal } from '../deals/menu-deal.schemas.ts';
import type { MenuProduct } from '../menu/menu.schemas.ts';
import type { BasketMenu, Chosen, ChosenDeal, ChosenProduct } from './chosen.ts';
import { problemsOfBasket, type BasketProblem } from './basket-problems.ts';
import type { OrderItem } from './orders.schemas.ts';
import type { BasketLine } from './pricing.ts';
import { shareOver } from './share.ts';

/** An order line with the menu's prices at that moment. */
export type ChosenLine = BasketLine &
  Pick<OrderItem, 'name' | 'image' | 'options' | 'specialInstructions' | 'deal'> & {
    readonly productId: number;
    readonly reduction: number;
  };

export type FilledBasket = {
  /** In the chosen order, products before deals; empty if there is a problem. */
  readonly lines: readonly ChosenLine[];
  readonly problems: readonly BasketProblem[];
};

/**
 * Turns a customer's choice into lines at the menu's prices, or returns its problems. A deal becomes a line per
 * product; the lines share its reduction in proportion to their separate prices, and priced options are added in full.
 * `taxRate` (parts per million) is for products without their own.
 */
export function fillBasket(chosen: Chosen, menu: BasketMenu, taxRate: number): FilledBasket {
  const problems = problemsOfBasket(chosen, menu);
  if (problems.length > 0) return { lines: [], problems };
  const products = new Map(menu.products.map((product) => [product.id, product]));
  const deals = new Map(menu.deals.map((deal) => [deal.id, deal]));
  const toLine = (item: ChosenProduct) => lineOf(item, products.get(item.productId), taxRate);
  const ofDeals = chosen.deals.flatMap((one) =>
    linesOfDeal(one, deals.get(one.dealId), { products, toLine }),
  );
  return { lines: [...chosen.items.flatMap(toLine), ...ofDeals], problems };
}

/** Returns a basket's value before tax and tip, minus its deals' reductions. */
export function valueOf(lines: readonly BasketLine[]): number {
  return lines.reduce(
    (total, { unitPrice, quantity, reduction = 0 }) => total + unitPrice * quantity - reduction,
    0,
  );
}

function lineOf(item: ChosenProduct, product: MenuProduct | undefined, taxRate: number) {
  if (!product) return [];
  const options = product.optionGroups.flatMap(({ name: group, choices }) =>
    choices
      .filter(({ id }) => item.options.includes(id))
      .map(({ name, price }) => ({ group, name, price })),
  );
  const line: ChosenLine = {
    productId: product.id,
    name: product.name,
    image: product.image,
    quantity: item.quantity,
    options,
    specialInstructions: item.specialInstructions,
    deal: null,
    unitPrice: options.reduce((total, { price }) => total + price, product.price),
    reduction: 0,
    taxRate: product.taxRate ?? taxRate,
  };
  return [line];
}

type Prices = {
  readonly products: ReadonlyMap<number, MenuProduct>;
  readonly toLine: (item: ChosenProduct) => ChosenLine[];
};

function linesOfDeal(
  { quantity, parts: chosen, specialInstructions }: ChosenDeal,
  deal: MenuDeal | undefined,
  { products, toLine }: Prices,
): ChosenLine[] {
  if (!deal) return [];
  const parts = deal.parts.map((part) => ({ ...part, quantity: part.quantity * quantity }));
  const apart = parts.map((part) => part.quantity * (products.get(part.productId)?.price ?? 0));
  const saved = apart.reduce((total, amount) => total + amount, 0) - deal.price * quantity;
  const shares = shareOver(apart, Math.max(saved, 0));
  return parts.flatMap((part, index) => {
    const options = chosen.find(({ productId }) => productId === part.productId)?.options ?? [];
    return toLine({ ...part, options, specialInstructions }).map((line) => ({
      ...line,
      deal: { id: deal.id, name: deal.name, quantity },
      reduction: shares[index] ?? 0,
    }));
  });
}
