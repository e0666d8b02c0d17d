import type { ChosenLine } from '@counter/contract/orders';
import type { Unit } from '@counter/contract/menu';
import { addDays, dayAt, instantOf } from '@counter/contract/shared';
import type { ImportedMenu } from '@counter/api/import';
import type { Catalogue, CatalogueProduct } from '../catalogue/catalogue.ts';
import type { HistoricLine } from '../history.ts';
import { drawPicture } from '../pictures/picture.ts';
import type { PictureBook } from './pictures.ts';

type Place = { readonly now: Date; readonly timeZone: string };

/** Converts a catalogue to a store's menu and adds its pictures to the book. */
export function toMenu(
  { categories, products }: Catalogue,
  pictures: PictureBook,
  place: Place,
): ImportedMenu {
  return { categories, products: products.map((product) => toProduct(product, pictures, place)) };
}

function toProduct(product: CatalogueProduct, pictures: PictureBook, place: Place) {
  const { displayUnitValue = 'Portion' } = product;
  return {
    name: product.name,
    description: product.description,
    category: product.category,
    images: [pictures.add(drawPicture(product.picture))],
    displayUnitValue,
    ...weightOf(displayUnitValue),
    price: product.price,
    discount: product.discount ?? 0,
    tag: product.tag ?? '',
    code: product.code ?? '',
    taxRate: product.taxRate ?? null,
    available: product.available ?? true,
    unavailableUntil: endOf(product, place),
    returnable: product.returnable ?? false,
    featured: product.featured ?? false,
    containAlcohol: product.containAlcohol ?? false,
    dailyLimit: product.dailyLimit ?? null,
    menuHours: product.menuHours ?? [],
    optionGroups: product.options ?? [],
  };
}

const written = { g: 'GRAM', kg: 'KG', ml: 'MILLI_LITER', l: 'LITER' } as const;

/** Returns the weight in a unit such as '500 g', otherwise a portion's. */
function weightOf(displayUnitValue: string): { weight: number; unit: Unit } {
  const [, amount, unit] = /^([\d.]+) (g|kg|ml|l)$/.exec(displayUnitValue) ?? [];
  if (unit !== 'g' && unit !== 'kg' && unit !== 'ml' && unit !== 'l') {
    return { weight: 350, unit: 'GRAM' };
  }
  return { weight: Number(amount), unit: written[unit] };
}

function endOf({ backInDays }: CatalogueProduct, { now, timeZone }: Place): Date | null {
  if (backInDays === undefined) return null;
  return instantOf(addDays(dayAt(now, timeZone), backInDays), 0, timeZone);
}

/** A store's menu as used by its orders. */
export type Offer = {
  readonly products: ImportedMenu['products'];
  /** In the order of the products. */
  readonly productIds: readonly number[];
  /** The store's own rate, in parts per million. */
  readonly taxRate: number;
  readonly minimumOrder: number;
};

/** Returns an order's lines at the menu's prices, with the first one raised to reach the minimum order. */
export function toOrderLines(historic: readonly HistoricLine[], offer: Offer): ChosenLine[] {
  const lines = historic.map((line) => toLine(line, offer));
  const [first, ...others] = lines;
  if (!first) return [];
  const missing = offer.minimumOrder - sum(others.map((line) => line.unitPrice * line.quantity));
  const quantity = Math.max(first.quantity, Math.ceil(missing / first.unitPrice));
  return [{ ...first, quantity }, ...others];
}

function toLine(line: HistoricLine, { products, productIds, taxRate }: Offer): ChosenLine {
  const product = products[line.product];
  const productId = productIds[line.product];
  if (!product || productId === undefined) {
    throw new RangeError(`There is no product at ${line.product} of the catalogue.`);
  }
  const options = optionsOf(line, product);
  return {
    productId,
    name: product.name,
    image: product.images[0] ?? null,
    quantity: line.quantity,
    options,
    specialInstructions: line.specialInstructions ?? '',
    deal: null,
    reduction: 0,
    unitPrice: product.price - product.discount + sum(options.map(({ price }) => price)),
    taxRate: product.taxRate ?? taxRate,
  };
}

function optionsOf({ choices }: HistoricLine, { optionGroups }: Offer['products'][number]) {
  return choices.flatMap(({ option, choice }) => {
    const group = optionGroups[option];
    const taken = group?.choices[choice];
    return group && taken ? [{ group: group.name, name: taken.name, price: taken.price }] : [];
  });
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
