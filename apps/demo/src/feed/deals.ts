import type { MarketplaceMenu, PlaceOrderRequest } from '@counter/contract/integrations';
import { isOrderable, takeChoices } from './basket.ts';
import { pick, type Chance } from './chance.ts';

type OrderedDeal = PlaceOrderRequest['deals'][number];

const share = 0.15;

/** Picks a deal and its options now and then, otherwise none. */
export function pickDeals(
  chance: Chance,
  { deals, products }: Pick<MarketplaceMenu, 'deals' | 'products'>,
): OrderedDeal[] {
  if (chance() >= share) return [];
  const known = new Map(products.map((product) => [product.id, product]));
  const orderable = deals.filter(
    ({ available, parts }) =>
      available &&
      parts.every(({ productId }) => {
        const product = known.get(productId);
        return product && isOrderable(product);
      }),
  );
  const deal = pick(chance, orderable);
  if (!deal) return [];
  const parts = deal.parts.map(({ productId }) => {
    const choices = takeChoices(chance, known.get(productId)?.optionGroups ?? []);
    return { productId, options: choices.map(({ id }) => id) };
  });
  return [{ dealId: deal.id, quantity: 1, parts, specialInstructions: '' }];
}
