import type { MenuDeal } from '@counter/contract/deals';
import type { MenuProduct } from '@counter/contract/menu';
import { fillBasket, valueOf } from '@counter/contract/orders';
import type { Storefront } from '@counter/contract/storefront';
import { withDeal, withProduct, type Basket } from '../basket/basket.ts';

/** An item on the menu: a product or a deal. */
export type Offer =
  | { readonly kind: 'product'; readonly product: MenuProduct }
  | { readonly kind: 'deal'; readonly deal: MenuDeal };

/** The options chosen for an offer, as ids by product. */
export type Choice = {
  readonly options: Readonly<Record<number, readonly number[]>>;
  readonly quantity: number;
  readonly specialInstructions: string;
};

/** Returns the name, the picture and the price of an offer. */
export function factsOf(offer: Offer) {
  return offer.kind === 'product' ? offer.product : offer.deal;
}

/** Returns an id that is unique among products and deals. */
export function idOf(offer: Offer): string {
  return `${offer.kind} ${offer.kind === 'product' ? offer.product.id : offer.deal.id}`;
}

/** Returns the quantity of an offer in the basket, with any options. */
export function quantityIn({ items, deals }: Basket, offer: Offer): number {
  const chosen =
    offer.kind === 'product'
      ? items.filter(({ productId }) => productId === offer.product.id)
      : deals.filter(({ dealId }) => dealId === offer.deal.id);
  return chosen.reduce((total, { quantity }) => total + quantity, 0);
}

/** Returns the products of an offer, whose options can be chosen. */
export function productsOf(
  offer: Offer,
  { products }: Pick<Storefront, 'products'>,
): MenuProduct[] {
  if (offer.kind === 'product') return [offer.product];
  return offer.deal.parts.flatMap(({ productId }) => products.filter(({ id }) => id === productId));
}

/** Returns the total price of a deal's products bought separately; undefined if the deal saves nothing. */
export function fullPriceOf(
  offer: Offer,
  { products }: Pick<Storefront, 'products'>,
): number | undefined {
  if (offer.kind === 'product') return undefined;
  const prices = new Map(products.map(({ id, price }) => [id, price]));
  const full = offer.deal.parts.reduce(
    (sum, { productId, quantity }) => sum + (prices.get(productId) ?? 0) * quantity,
    0,
  );
  return full > offer.deal.price ? full : undefined;
}

/** Returns the basket with an offer added. */
export function addTo(basket: Basket, offer: Offer, choice: Choice): Basket {
  const { quantity, options, specialInstructions } = choice;
  if (offer.kind === 'product') {
    const productId = offer.product.id;
    const chosen = [...(options[productId] ?? [])];
    return withProduct(basket, { productId, quantity, options: chosen, specialInstructions });
  }
  const parts = offer.deal.parts.flatMap(({ productId }) => {
    const chosen = [...(options[productId] ?? [])];
    return chosen.length > 0 ? [{ productId, options: chosen }] : [];
  });
  return withDeal(basket, { dealId: offer.deal.id, quantity, parts, specialInstructions });
}

/** Returns the price of a choice and its errors. */
export function considerChoice(offer: Offer, choice: Choice, storefront: Storefront) {
  const basket = addTo({ items: [], deals: [] }, offer, choice);
  const { lines, problems } = fillBasket(basket, storefront, storefront.taxRate);
  return { value: valueOf(lines), problems: problems.map(({ message }) => message) };
}
