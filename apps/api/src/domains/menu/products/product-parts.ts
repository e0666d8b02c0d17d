import {
  businessProductRequest,
  formatCalories,
  productRequest,
  type ProductColumn,
} from '@counter/contract/menu';
import type { Selectable } from 'kysely';
import {
  money,
  number,
  numberOrNone,
  taxRateCell,
  text,
  unitCell,
  yesOrNo,
  type Cell,
} from '../files/cell-kinds.ts';
import type { MenuTables } from '../menu.tables.ts';

type Row = Selectable<MenuTables['products']>;

/** Columns that are not edited. */
type RowKeeping =
  | 'storeId'
  | 'id'
  | 'version'
  | 'changedBy'
  | 'changedAt'
  | 'deletedAt'
  | 'menuPlace'
  | 'placedIn';

/** The editable fields of a product. Amounts are in minor units, the tax rate in parts per million. */
export type ProductFacts = Readonly<Omit<Row, RowKeeping | 'weight'>> & {
  readonly weight: number;
  /** The first is its main category. */
  readonly categoryIds: readonly number[];
  readonly optionGroupIds: readonly number[];
};

/** Every column of a product file except `id`, which identifies the product. */
export type ProductField = Exclude<ProductColumn, 'id'>;

type Part<Value> = {
  /** The value of a new product. */
  readonly blank: Value;
};

type ProductParts = {
  readonly [F in keyof ProductFacts]: Part<ProductFacts[F]> &
    (F extends ProductField ? { readonly cell: Cell<ProductFacts[F]> } : unknown);
};

const { name, description, dailyLimit, taxRate } = productRequest.shape;
const { price, discount, displayUnitValue, weight, tag, code, calories, allergens } =
  businessProductRequest.shape;

/**
 * The single definition of a product's fields. Reading, writing, bulk edits, files and descriptions of changes all
 * derive their fields from it.
 */
export const productParts: ProductParts = {
  name: { blank: '', cell: { ...text('Name', name), mayBeEmpty: false } },
  description: { blank: '', cell: text('Description', description) },
  images: { blank: [] },
  price: { blank: 0, cell: money('Price', price) },
  discount: { blank: 0, cell: money('Discount', discount) },
  displayUnitValue: {
    blank: '',
    cell: text('Display unit value', displayUnitValue),
  },
  weight: { blank: 200, cell: number('Weight', weight) },
  unit: { blank: 'GRAM', cell: unitCell },
  tag: { blank: '', cell: text('Hash tags', tag) },
  code: { blank: '', cell: text('Bar code', code) },
  calories: {
    blank: null,
    cell: numberOrNone('Calories', calories, {
      none: 'Not stated',
      some: formatCalories,
    }),
  },
  allergens: { blank: '', cell: text('Allergens', allergens) },
  available: {
    blank: true,
    cell: yesOrNo('Availability', ['Available', 'Unavailable']),
  },
  unavailableUntil: { blank: null },
  returnable: { blank: false, cell: yesOrNo('Returnable') },
  featured: { blank: false, cell: yesOrNo('Featured') },
  containAlcohol: { blank: false, cell: yesOrNo('Contains alcohol') },
  taxRate: { blank: null, cell: taxRateCell(taxRate) },
  dailyLimit: {
    blank: null,
    cell: numberOrNone('Daily limit', dailyLimit, {
      none: 'No limit',
      some: (limit) => `${limit} a day`,
    }),
  },
  menuHours: { blank: [] },
  categoryIds: { blank: [] },
  optionGroupIds: { blank: [] },
};

/** The fields that are columns of the table; the others have their own tables. */
export type ProductKept = Exclude<keyof ProductFacts, 'categoryIds' | 'optionGroupIds'>;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the object above
export const productNames = Object.keys(productParts) as (keyof ProductFacts)[];

export const keptNames = productNames.filter(
  (field): field is ProductKept => field !== 'categoryIds' && field !== 'optionGroupIds',
);
