import {
  businessProductRequest,
  categoryRequest,
  productRequest,
  unitCodes,
  units,
  type ProductColumn,
} from '@counter/contract/menu';
import {
  formatMoney,
  formatTaxRate,
  moneyInput,
  parseMoney,
  toTaxPercent,
  toTaxRate,
} from '@counter/contract/shared';
import { z } from 'zod/mini';
import type { FileProduct } from './file-product.ts';

/** Every column but `id`, which says which product is meant. */
export type ProductField = Exclude<ProductColumn, 'id'>;

/** The value of a cell, or its error. */
export type Reading<Value> = { readonly value: Value } | { readonly wrong: string };

type Column<Value> = {
  /** The column's label. */
  readonly label: string;
  /** As a cell has it; `read` understands it. */
  readonly write: (value: Value, currency: string) => string;
  /** As people read it, where that is not how a cell has it. */
  readonly show?: (value: Value, currency: string) => string;
  /** `text` has no blanks around it. */
  readonly read: (text: string, currency: string) => Reading<Value>;
  /** True if an empty cell clears the value; otherwise it keeps the value. */
  readonly mayBeEmpty: boolean;
};

const { name, description, dailyLimit, taxRate } = productRequest.shape;
const { price, discount, displayUnitValue, weight, tag, code } = businessProductRequest.shape;
const categoryNames = z
  .array(categoryRequest.shape.name)
  .check(z.maxLength(20, 'At most 20 categories'));

/** Between the names of several categories. */
const separator = ' | ';

const text = (label: string, schema: z.core.$ZodType<string>): Column<string> => ({
  label,
  write: (value) => value,
  read: (cell) => (cell === '' ? { value: '' } : readBy(schema, cell.replaceAll(/\r\n?/g, '\n'))),
  mayBeEmpty: true,
});

const money = (label: string, schema: z.core.$ZodType<number>): Column<number> => ({
  label,
  write: moneyInput,
  show: formatMoney,
  read: (cell, currency) => readBy(schema, parseMoney(cell, currency) ?? Number.NaN),
  mayBeEmpty: false,
});

const yesOrNo = (label: string, [yes, no]: readonly [string, string]): Column<boolean> => ({
  label,
  write: (value) => (value ? 'yes' : 'no'),
  show: (value) => (value ? yes : no),
  read: (cell) => {
    const word = cell.toLowerCase();
    if (['yes', 'true', '1'].includes(word)) return { value: true };
    if (['no', 'false', '0'].includes(word)) return { value: false };
    return { wrong: 'Write yes or no' };
  },
  mayBeEmpty: false,
});

const yes = ['Yes', 'No'] as const;

/** Writes, shows and reads each column, with the limits of the forms. */
export const productCells: { readonly [F in ProductField]: Column<FileProduct[F]> } = {
  name: { ...text('Name', name), mayBeEmpty: false },
  category: {
    label: 'Category',
    write: (names) => names.join(separator),
    show: (names) => names.join(', ') || 'No category',
    read: (cell) => readBy(categoryNames, cell === '' ? [] : cell.split('|')),
    mayBeEmpty: true,
  },
  price: money('Price', price),
  discount: money('Discount', discount),
  taxRate: {
    label: 'Tax rate',
    write: (rate) => (rate === null ? '' : String(toTaxPercent(rate))),
    show: showTaxRate,
    read: readTaxRate,
    mayBeEmpty: true,
  },
  available: yesOrNo('Availability', ['Available', 'Unavailable']),
  featured: yesOrNo('Featured', yes),
  containAlcohol: yesOrNo('Contains alcohol', yes),
  returnable: yesOrNo('Returnable', yes),
  dailyLimit: {
    label: 'Daily limit',
    write: (limit) => (limit === null ? '' : String(limit)),
    show: (limit) => (limit === null ? 'No limit' : `${limit} a day`),
    read: (cell) => {
      const read = readBy(dailyLimit, cell === '' ? null : numberIn(cell));
      return 'wrong' in read ? read : { value: read.value ?? null };
    },
    mayBeEmpty: true,
  },
  displayUnitValue: text('Display unit value', displayUnitValue),
  weight: {
    label: 'Weight',
    write: String,
    read: (cell) => readBy(weight, numberIn(cell)),
    mayBeEmpty: false,
  },
  unit: {
    label: 'Unit',
    write: (unit) => units[unit],
    read: (cell) => {
      const unit = unitCodes.find((one) =>
        [one, units[one]].some((word) => word.toLowerCase() === cell.toLowerCase()),
      );
      return unit ? { value: unit } : { wrong: `Write ${Object.values(units).join(', ')}` };
    },
    mayBeEmpty: false,
  },
  tag: text('Hash tags', tag),
  code: text('Bar code', code),
  description: text('Description', description),
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the object above
export const productFields = Object.keys(productCells) as readonly ProductField[];

const plainTitle = (title: string): string => title.replaceAll(/[\s_-]/g, '').toLowerCase();

const columnsByTitle = new Map<string, ProductColumn>([
  ['id', 'id'],
  ...productFields.map((field) => [plainTitle(productCells[field].label), field] as const),
  ...productFields.map((field) => [plainTitle(field), field] as const),
]);

/** The column of a title, as an export has it or as people call it: `taxRate`, `Tax rate`, `TAX_RATE`. */
export function findColumn(title: string): ProductColumn | undefined {
  return columnsByTitle.get(plainTitle(title));
}

/** Formats a product's field for a cell. */
export function writeField<F extends ProductField>(
  field: F,
  value: FileProduct[F],
  currency: string,
): string {
  return productCells[field].write(value, currency);
}

/** Formats a product's field for people. */
export function showField<F extends ProductField>(
  field: F,
  value: FileProduct[F],
  currency: string,
): string {
  const { show, write }: Column<FileProduct[F]> = productCells[field];
  return (show ?? write)(value, currency);
}

/** Formats a product's tax rate: `8.875%`. */
export function showTaxRate(rate: number | null): string {
  return rate === null ? "Store's rate" : formatTaxRate(rate);
}

function readTaxRate(cell: string): Reading<number | null> {
  if (cell === '') return { value: null };
  const read = readBy(taxRate, cell.replace(/\s*%$/, ''));
  if ('wrong' in read || read.value === null) return read;
  return { value: toTaxRate(read.value) };
}

/** NaN for what is not a number with 3 decimals at most. */
function numberIn(cell: string): number {
  return /^\d{1,9}(?:\.\d{1,3})?$/.test(cell) ? Number(cell) : Number.NaN;
}

function readBy<Value>(schema: z.core.$ZodType<Value>, input: unknown): Reading<Value> {
  const result = z.safeParse(schema, input);
  if (result.success) return { value: result.data };
  return { wrong: result.error.issues[0]?.message ?? 'This cannot be read' };
}
