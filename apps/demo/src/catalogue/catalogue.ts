import type { MenuHours } from '@counter/contract/menu';
import type { PictureSpec } from '../pictures/picture.ts';

/** Something to choose with a product; how many choices a customer takes lies between the bounds. */
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
  /** The unit a price is for, such as '500 g' or 'dozen'. */
  displayUnitValue?: string;
  /** In parts per million; absent means the store's own rate. */
  taxRate?: number;
  featured?: boolean;
  /** Absent means available. */
  available?: boolean;
  /** The days until an unavailable product returns by itself. */
  backInDays?: number;
  /** Off the price, in cents. */
  discount?: number;
  /** Hash tags. */
  tag?: string;
  returnable?: boolean;
  /** The bar code. */
  code?: string;
  dailyLimit?: number;
  menuHours?: MenuHours;
  containAlcohol?: boolean;
  options?: readonly ProductOption[];
};

type CatalogueCategory = {
  name: string;
  /** The kitchen station that makes it; a store without stations has none. */
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

/** One category with its products, which take its name. */
export type CatalogueSection = {
  category: CatalogueCategory;
  products: readonly Omit<CatalogueProduct, 'category'>[];
  /** The tag of every product. */
  tag?: string;
  returnable?: boolean;
};

/** Joins sections into one catalogue, in their order. */
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

/** The same section with every product free of sales tax, as staple foods are. */
export function untaxed(section: CatalogueSection): CatalogueSection {
  return {
    ...section,
    products: section.products.map((product) => ({ ...product, taxRate: 0 })),
  };
}
