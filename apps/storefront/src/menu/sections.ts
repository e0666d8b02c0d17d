import type { MenuProduct } from '@counter/contract/menu';
import { findBest } from '@counter/contract/shared';
import { categoryPath, type Storefront } from '@counter/contract/storefront';
import { factsOf, type Offer } from './offer.ts';
import { text } from './menu.text.ts';

/** A section of the menu, with the id that links point to. */
export type OfferSection = {
  readonly id: string;
  readonly name: string;
  /** The category's name in an address; null if the section isn't a category. */
  readonly path: string | null;
  readonly offers: readonly Offer[];
};

/** The minimum number of favorites for a section of their own. */
const leastOrdered = 3;

/** Returns the sections of the menu that match a search, or those of one category. */
export function sectionsOf(
  { products, deals, mostOrdered }: Pick<Storefront, 'products' | 'deals' | 'mostOrdered'>,
  search: string,
  category: string | null = null,
): OfferSection[] {
  const all = found(
    [
      ...deals.map((deal): Offer => ({ kind: 'deal', deal })),
      ...products.map((product): Offer => ({ kind: 'product', product })),
    ],
    search,
  );
  const favorites = search === '' ? favoritesOf(products, mostOrdered) : [];
  const parts = [
    { name: text.mostOrdered, path: null, offers: favorites },
    { name: text.deals, path: null, offers: all.filter(({ kind }) => kind === 'deal') },
    ...byCategory(all),
  ];
  return parts
    .filter(({ offers, path }) => offers.length > 0 && (category === null || path === category))
    .map((section, place) => ({ ...section, id: `part-${place}` }));
}

/**
 * Returns the offers that match a search, in the menu's order. Matches with typos count only if there are no
 * others.
 */
function found(offers: readonly Offer[], search: string): readonly Offer[] {
  if (search === '') return offers;
  const best = findBest(search, offers, wordsOf).map(({ item }) => item);
  return offers.filter((offer) => best.includes(offer));
}

function wordsOf(offer: Offer) {
  const { name, description } = factsOf(offer);
  const category = offer.kind === 'product' ? (offer.product.category ?? '') : '';
  return { label: name, words: `${description} ${category}` };
}

function favoritesOf(products: readonly MenuProduct[], ids: readonly number[]): Offer[] {
  const favorites = ids.flatMap((id) => products.filter((product) => product.id === id));
  if (favorites.length < leastOrdered) return [];
  return favorites.map((product) => ({ kind: 'product', product }));
}

/** Groups products by category, in the store's order; those without a category come last. */
function byCategory(offers: readonly Offer[]) {
  const categories = new Map<string | null, Offer[]>();
  for (const offer of offers) {
    if (offer.kind !== 'product') continue;
    const { category } = offer.product;
    categories.set(category, [...(categories.get(category) ?? []), offer]);
  }
  return [...categories]
    .toSorted(([one], [other]) => Number(one === null) - Number(other === null))
    .map(([name, own]) => ({
      name: name ?? text.more,
      path: name === null ? null : categoryPath(name),
      offers: own,
    }));
}
