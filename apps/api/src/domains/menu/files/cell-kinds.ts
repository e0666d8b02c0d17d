import { unitCodes, units, type Unit } from '@counter/contract/menu';
import {
  decimalCell,
  formatMoney,
  formatTaxRate,
  moneyCell,
  moneyInput,
  parseMoney,
  toTaxPercent,
  toTaxRate,
  type Cell as FileCell,
} from '@counter/contract/shared';
import { z } from 'zod/mini';

/** The value of a cell, or an error. */
export type Reading<Value> = { readonly value: Value } | { readonly wrong: string };

/** Writes, shows and reads one field in a product file. */
export type Cell<Value> = {
  /** The column's label. */
  readonly label: string;
  /** Formats the value as cell text, which `read` can parse. */
  readonly write: (value: Value, currency: string) => string;
  /** Formats the value for a workbook, if it isn't text there. Its text equals that of `write`. */
  readonly figure?: (value: Value, currency: string) => FileCell;
  /** Formats the value for people, if it differs from the cell text. */
  readonly show?: (value: Value, currency: string) => string;
  /** Parses trimmed text. */
  readonly read: (text: string, currency: string) => Reading<Value>;
  /** True if an empty cell clears the value; otherwise it keeps the value. */
  readonly mayBeEmpty: boolean;
};

export const text = (label: string, schema: z.core.$ZodType<string | undefined>): Cell<string> => ({
  label,
  write: (value) => value,
  read: (cell) => {
    if (cell === '') return { value: '' };
    const read = readBy(schema, cell.replaceAll(/\r\n?/g, '\n'));
    return 'wrong' in read ? read : { value: read.value ?? '' };
  },
  mayBeEmpty: true,
});

export const money = (label: string, schema: z.core.$ZodType<number>): Cell<number> => ({
  label,
  write: moneyInput,
  figure: moneyCell,
  show: formatMoney,
  read: (cell, currency) => readBy(schema, parseMoney(cell, currency) ?? Number.NaN),
  mayBeEmpty: false,
});

export const yesOrNo = (
  label: string,
  [yes, no]: readonly [string, string] = ['Yes', 'No'],
): Cell<boolean> => ({
  label,
  write: (value) => (value ? 'yes' : 'no'),
  show: (value) => (value ? yes : no),
  read: (cell) => {
    const word = cell.toLowerCase();
    if (['yes', 'true', '1'].includes(word)) return { value: true };
    if (['no', 'false', '0'].includes(word)) return { value: false };
    return { wrong: 'Enter yes or no' };
  },
  mayBeEmpty: false,
});

export const number = (label: string, schema: z.core.$ZodType<number>): Cell<number> => ({
  label,
  write: String,
  figure: (value) => decimalCell(String(value)),
  read: (cell) => readBy(schema, numberIn(cell)),
  mayBeEmpty: false,
});

/** A number or none. `words` gives the text that people see for each. */
export const numberOrNone = (
  label: string,
  schema: z.core.$ZodType<number | null | undefined>,
  words: { readonly none: string; readonly some: (value: number) => string },
): Cell<number | null> => ({
  label,
  write: (value) => (value === null ? '' : String(value)),
  figure: (value) => decimalCell(value === null ? '' : String(value)),
  show: (value) => (value === null ? words.none : words.some(value)),
  read: (cell) => {
    const read = readBy(schema, cell === '' ? null : numberIn(cell));
    return 'wrong' in read ? read : { value: read.value ?? null };
  },
  mayBeEmpty: true,
});

export const unitCell: Cell<Unit> = {
  label: 'Unit',
  write: (unit) => units[unit],
  read: (cell) => {
    const unit = unitCodes.find((one) =>
      [one, units[one]].some((word) => word.toLowerCase() === cell.toLowerCase()),
    );
    return unit ? { value: unit } : { wrong: `Write ${Object.values(units).join(', ')}` };
  },
  mayBeEmpty: false,
};

/** A tax rate in percent. `schema` parses typed text. */
export const taxRateCell = (schema: z.core.$ZodType<number | null>): Cell<number | null> => ({
  label: 'Tax rate',
  write: writeTaxRate,
  figure: (rate) => decimalCell(writeTaxRate(rate)),
  show: showTaxRate,
  read: (cell) => {
    if (cell === '') return { value: null };
    const read = readBy(schema, cell.replace(/\s*%$/, ''));
    if ('wrong' in read || read.value === null) return read;
    return { value: toTaxRate(read.value) };
  },
  mayBeEmpty: true,
});

function writeTaxRate(rate: number | null): string {
  return rate === null ? '' : String(toTaxPercent(rate));
}

/** Formats a product's tax rate: `8.875%`. */
export function showTaxRate(rate: number | null): string {
  return rate === null ? "Store's rate" : formatTaxRate(rate);
}

/** Parses a number with at most 3 decimals; NaN for anything else. */
function numberIn(cell: string): number {
  return /^\d{1,9}(?:\.\d{1,3})?$/.test(cell) ? Number(cell) : Number.NaN;
}

export function readBy<Value>(schema: z.core.$ZodType<Value>, input: unknown): Reading<Value> {
  const result = z.safeParse(schema, input);
  if (result.success) return { value: result.data };
  return { wrong: result.error.issues[0]?.message ?? "We can't read this value" };
}
