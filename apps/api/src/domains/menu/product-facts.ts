import type { MenuHours } from '@counter/contract/menu';
import type { ProductRow } from './product-rows.repository.ts';

/** The editable fields of a product. */
export type ProductFacts = Omit<
  ProductRow,
  'id' | 'sold' | 'categories' | 'version' | 'changedBy' | 'changedAt'
> & {
  /** The first stands for the product. */
  readonly categoryIds: readonly number[];
};

/** A product about which nothing is said but its defaults. */
export const newProduct: ProductFacts = {
  name: '',
  description: '',
  images: [],
  price: 0,
  discount: 0,
  displayUnitValue: '',
  weight: 200,
  unit: 'GRAM',
  tag: '',
  code: '',
  available: true,
  unavailableUntil: null,
  returnable: false,
  featured: false,
  containAlcohol: false,
  taxRate: null,
  dailyLimit: null,
  menuHours: [],
  categoryIds: [],
  optionGroupIds: [],
};

/** Labels of the editable fields. */
const words: Readonly<Record<keyof ProductFacts, string>> = {
  name: 'name',
  description: 'description',
  images: 'pictures',
  price: 'price',
  discount: 'discount',
  displayUnitValue: 'display unit',
  weight: 'weight',
  unit: 'unit',
  tag: 'hash tags',
  code: 'bar code',
  available: 'availability',
  unavailableUntil: 'availability',
  returnable: 'returnable mark',
  featured: 'featured mark',
  containAlcohol: 'alcohol mark',
  taxRate: 'tax rate',
  dailyLimit: 'daily limit',
  menuHours: 'menu hours',
  categoryIds: 'categories',
  optionGroupIds: 'options',
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the object above
const fields = Object.keys(words) as (keyof ProductFacts)[];

/** Returns the editable fields of a stored product. */
export function factsOf(row: ProductRow): ProductFacts {
  const { id: _id, sold: _sold, version: _version, changedBy: _by, changedAt: _at, ...facts } = row;
  const { categories, ...others } = facts;
  return {
    ...others,
    menuHours: inOrder(row.menuHours),
    categoryIds: categories.map(({ id }) => id),
  };
}

/** The database keeps the fields of an object in an order of its own. */
const inOrder = (hours: MenuHours): MenuHours =>
  hours.map(({ weekdays, from, to }) => ({ weekdays, from, to }));

/** The field names of bulk changes that differ. */
const otherNames: Readonly<Record<string, string>> = {
  category: 'categoryIds',
  categories: 'categoryIds',
};

/** Fields of a product as people call them, each once, in the order of a form. */
export function wordsOf(changed: readonly string[]): string[] {
  const named = changed.map((field) => otherNames[field] ?? field);
  const known = fields.filter((field) => named.includes(field));
  return [...new Set(known.map((field) => words[field]))];
}
