import type { ImportedMenu } from '../../domains/menu/index.ts';
import type { NewOrderLine } from '../../domains/orders/index.ts';
import type { Catalogue, CatalogueProduct } from '../catalogue/catalogue.ts';
import type { HistoricLine } from '../history.ts';
import { drawPicture } from '../pictures/picture.ts';
import type { PictureBook } from './pictures.ts';

/** A catalogue as a store's menu, its pictures drawn into the book. */
export function toMenu({ categories, products }: Catalogue, pictures: PictureBook): ImportedMenu {
  return { categories, products: products.map((product) => toProduct(product, pictures)) };
}

function toProduct(product: CatalogueProduct, pictures: PictureBook) {
  return {
    name: product.name,
    description: product.description,
    category: product.category,
    image: pictures.add(drawPicture(product.picture)),
    displayUnitValue: product.displayUnitValue ?? '',
    price: product.price,
    taxRate: product.taxRate ?? null,
    available: product.available ?? true,
    featured: product.featured ?? false,
    containAlcohol: product.containAlcohol ?? false,
    optionGroups: product.options ?? [],
  };
}

/** What a store sells, as its orders refer to it. */
export type Offer = {
  readonly products: ImportedMenu['products'];
  /** In the order of the products. */
  readonly productIds: readonly number[];
  /** The store's own rate, basis points. */
  readonly taxRate: number;
  readonly minimumOrder: number;
};

/** The lines of an order as the store's menu prices them, the first raised to reach the minimum. */
export function toOrderLines(historic: readonly HistoricLine[], offer: Offer): NewOrderLine[] {
  const lines = historic.map((line) => toLine(line, offer));
  const [first, ...others] = lines;
  if (!first) return [];
  const missing = offer.minimumOrder - sum(others.map((line) => line.unitPrice * line.quantity));
  const quantity = Math.max(first.quantity, Math.ceil(missing / first.unitPrice));
  return [{ ...first, quantity }, ...others];
}

function toLine(line: HistoricLine, { products, productIds, taxRate }: Offer): NewOrderLine {
  const product = products[line.product];
  const productId = productIds[line.product];
  if (!product || productId === undefined) {
    throw new RangeError(`There is no product at ${line.product} of the catalogue.`);
  }
  const options = optionsOf(line, product);
  return {
    productId,
    name: product.name,
    image: product.image,
    quantity: line.quantity,
    options,
    specialInstructions: line.specialInstructions ?? '',
    unitPrice: product.price + sum(options.map(({ price }) => price)),
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
