import type { MenuHours } from '@counter/contract/menu';
import type { PictureSpec } from '../pictures/picture.ts';

/** An option group of a product, with a minimum and maximum number of choices. */
export type ProductOption = {
  name: string;
  minimum: number;
  maximum: number;
  /** `price` is added to the product's, in cents. */
  choices: readonly { name: string; price: number }[];
};

export type CatalogueProduct = {
  name: string;
  description: string;
  /** In cents. */
  price: number;
  /** The name of one of the catalogue's categories. */
  category: string;
  picture: PictureSpec;
  /** The unit that the price is for, such as '500 g' or 'dozen'. */
  displayUnitValue?: string;
  /** In parts per million; defaults to the store's rate. */
  taxRate?: number;
  featured?: boolean;
  /** Defaults to true. */
  available?: boolean;
  /** The days until an unavailable product returns automatically. */
  backInDays?: number;
  /** The reduction in cents. */
  discount?: number;
  /** Hashtags. */
  tag?: string;
  returnable?: boolean;
  /** The barcode. */
  code?: string;
  dailyLimit?: number;
  menuHours?: MenuHours;
  containAlcohol?: boolean;
  options?: readonly ProductOption[];
};

type CatalogueCategory = {
  name: string;
  /** The kitchen station that makes it; absent in a store without stations. */
  station?: string;
  description: string;
  /** The weight of this category in customers' choices. */
  appeal: number;
  /** The customers' notes on its products. */
  requests: readonly string[];
};

export type Catalogue = {
  categories: readonly CatalogueCategory[];
  products: readonly CatalogueProduct[];
  /** The average number of different products in a basket. */
  linesPerOrder: number;
};

/** A category and its products, which get its name. */
export type CatalogueSection = {
  category: CatalogueCategory;
  products: readonly Omit<CatalogueProduct, 'category'>[];
  /** The tag of every product. */
  tag?: string;
  returnable?: boolean;
};

/** Joins sections into a catalogue, in order. */
export function createCatalogue(
  sections: readonly CatalogueSection[],
  linesPerOrder: number,
): Catalogue {
  return {
    categories: sections.map(({ category }) => category),
    products: sections.flatMap(({ category, products, tag = '', returnable = false }) =>
      products.map((product) => ({ tag, returnable, ...product, category: category.name })),
    ),
    linesPerOrder,
  };
}

/** Returns the section with all products free of sales tax, like staple foods. */
export function untaxed(section: CatalogueSection): CatalogueSection {
  return {
    ...section,
    products: section.products.map((product) => ({ ...product, taxRate: 0 })),
  };
}
