import { z } from 'zod/mini';
import { wholeNumber } from '../shared/amount-fields.ts';
import { choice } from '../shared/choice.ts';
import { textBetween } from '../shared/fields.ts';
import { upTo } from '../shared/lengths.ts';

/** The units of weight and their abbreviations. */
export const units = {
  KG: 'kg',
  GRAM: 'gm',
  MILLI_GRAM: 'mg',
  LITER: 'L',
  MILLI_LITER: 'ml',
} as const;

export type Unit = keyof typeof units;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the object above
export const unitCodes = Object.keys(units) as [Unit, ...Unit[]];

/** The message for an unreadable weight; weights have at most 3 decimals. */
const weightHint = 'Enter a number such as 200';

const weight = z
  .number({
    error: ({ input }) =>
      input === undefined || input === null ? 'Weight is required' : weightHint,
  })
  .check(
    z.minimum(0, 'Must not be below 0'),
    z.maximum(1_000_000, 'Enter 1,000,000 or less'),
    z.refine((value) => Number(value.toFixed(3)) === value, weightHint),
  );

/** Formats the energy of one unit: `420 kcal`. */
export const formatCalories = (calories: number): string => `${calories} kcal`;

/** Formats a product's allergens: `Contains: Milk, nuts`. */
export const formatAllergens = (allergens: string): string => `Contains: ${allergens}`;

/** Fields with the same name in the table, the answers, the form and the file. */
export const answeredFields = {
  displayUnitValue: z.string(),
  weight: z.number(),
  unit: z.enum(unitCodes),
  /** Hashtags: `#vegan #spicy`. */
  tag: z.string(),
  /** The bar code. */
  code: z.string(),
  returnable: z.boolean(),
  calories: z.nullable(z.int()),
  allergens: z.string(),
};

/** Fields that both forms send under the product's own name. Omit to keep the current value. */
export const sharedFields = {
  calories: z.optional(z.nullable(wholeNumber('Calories are required', 0, 20_000))),
  allergens: z.optional(z.string().check(z.trim(), upTo(200))),
};

/** Fields of the business-scoped form. Omit an optional one to keep its current value. */
export const formFields = {
  displayUnitValue: textBetween('Display unit value is required', 2, 25),
  weight,
  unit: choice(unitCodes, units, 'Unit is required'),
  tag: z._default(z.string().check(z.trim(), upTo(200)), ''),
  code: z._default(z.string().check(z.trim(), upTo(50)), ''),
  returnable: z._default(z.boolean(), false),
  ...sharedFields,
};

/** Fields that customers see, named as in the table. */
export const offeredFields = {
  featured: z.boolean(),
  /** Kilocalories per unit; null if not given. */
  calories: z.nullable(z.int()),
  /** In the store's own words: "Milk, nuts"; empty if not given. */
  allergens: z.string(),
};

/** The columns of a product file, in export order. */
export const productColumns = [
  'id',
  'name',
  'category',
  'price',
  'discount',
  'taxRate',
  'available',
  'featured',
  'containAlcohol',
  'returnable',
  'dailyLimit',
  'displayUnitValue',
  'weight',
  'unit',
  'tag',
  'code',
  'calories',
  'allergens',
  'description',
] as const;

export type ProductColumn = (typeof productColumns)[number];
