import type { Catalogue, CatalogueProduct, ProductOption } from '../catalogue/catalogue.ts';
import type { Random } from '../random.ts';
import type { ChoiceRef, HistoricLine } from './order.ts';

/** A customer's basket, with its price before tax in cents. */
export type Basket = { lines: HistoricLine[]; subtotal: number };

type Offer = { index: number; product: CatalogueProduct; requests: readonly string[] };

const instructionShare = 0.12;

/** Returns a function that generates baskets of available products. Some products are popular with everybody. */
export function createBaskets(random: Random, catalogue: Catalogue): () => Basket {
  const offers = rankOffers(random, catalogue);
  const nextOffer = random.chooser(offers);
  return () => {
    const size = basketSize(random, Math.min(offers.length, catalogue.linesPerOrder));
    const chosen = new Set<Offer>();
    for (let tries = 0; chosen.size < size && tries < size * 4; tries += 1) {
      chosen.add(nextOffer());
    }
    const lines = [...chosen].map((offer) => createLine(random, offer));
    return { lines, subtotal: sum([...chosen].map((o, at) => linePrice(o.product, lines[at]))) };
  };
}

function rankOffers(random: Random, { categories, products }: Catalogue) {
  const byName = new Map(categories.map((category) => [category.name, category]));
  return products.flatMap((product, index) => {
    if (product.available === false || product.menuHours) return [];
    const category = byName.get(product.category);
    const fame = 0.3 + random.next() ** 3 * 3 + (product.featured === true ? 2 : 0);
    const offer: Offer = { index, product, requests: category?.requests ?? [] };
    return [[fame * (category?.appeal ?? 1), offer] as const];
  });
}

function basketSize(random: Random, mean: number): number {
  return Math.max(1, Math.round(mean * (1 + 0.45 * random.normal())));
}

function createLine(random: Random, { index, product, requests }: Offer): HistoricLine {
  const line = {
    product: index,
    quantity: lineQuantity(random),
    choices: takeChoices(random, product),
  };
  if (requests.length === 0 || !random.chance(instructionShare)) return line;
  return { ...line, specialInstructions: random.pick(requests) };
}

function lineQuantity(random: Random): number {
  return random.weighted([
    [76, 1],
    [18, 2],
    [4, 3],
    [2, 4],
  ]);
}

function takeChoices(random: Random, product: CatalogueProduct): ChoiceRef[] {
  return (product.options ?? []).flatMap((group, option) =>
    pickChoices(random, group).map((choice) => ({ option, choice })),
  );
}

/** Returns the positions of distinct choices, as many as the group allows. Earlier ones are more likely. */
function pickChoices(random: Random, { choices, minimum, maximum }: ProductOption): number[] {
  const wanted = random.chance(0.55) ? minimum : random.integer(minimum, maximum);
  const left = choices.map((_, position) => position);
  return Array.from({ length: Math.min(wanted, left.length) }, () => {
    const position = random.weighted(left.map((value, rank) => [1 / (rank + 1), value] as const));
    left.splice(left.indexOf(position), 1);
    return position;
  }).toSorted((a, b) => a - b);
}

function linePrice(product: CatalogueProduct, line: HistoricLine | undefined): number {
  if (line === undefined) return 0;
  const extras = line.choices.map(
    ({ option, choice }) => product.options?.[option]?.choices[choice]?.price ?? 0,
  );
  return line.quantity * (product.price + sum(extras));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
