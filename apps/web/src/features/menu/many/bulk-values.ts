import { bulkEdit, type BulkEdit } from '@counter/contract/menu';
import type { z } from 'zod/mini';
import { untilOf } from '../../../ui/forms/until-choice.ts';
import { text } from '../menu.text.ts';
import { manyText } from './many.text.ts';

/** Labels of the price changes. */
export const priceChanges = {
  '': manyText.leaveAsItIs,
  SET: manyText.setToAmount,
  RAISE: manyText.raiseByAmount,
  LOWER: manyText.lowerByAmount,
  RAISE_PERCENT: manyText.raiseByPercentage,
  LOWER_PERCENT: manyText.lowerByPercentage,
} as const;

export const taxChanges = {
  '': manyText.leaveAsItIs,
  SET: manyText.setToRate,
  STORE: text.storesRate,
} as const;

export const availabilityChanges = {
  '': manyText.leaveAsItIs,
  AVAILABLE: text.available,
  TODAY: manyText.unavailableForRestOfToday,
  AT: manyText.unavailableUntilDateAndTime,
  CHANGED: manyText.unavailableUntilIChangeIt,
} as const;

/** The form as the fields hold it: what is to stay has an empty kind. */
export type BulkValues = {
  price: keyof typeof priceChanges;
  /** Minor units. */
  amount: number | null;
  percent: number | null;
  tax: keyof typeof taxChanges;
  taxRate: number | null;
  availability: keyof typeof availabilityChanges;
  /** Local to the store, `YYYY-MM-DDThh:mm`. */
  at: string;
  /** The id of a category. */
  category: string;
};

/** The form before anything is to change. */
export function blankValues(at: string): BulkValues {
  return {
    price: '',
    amount: null,
    percent: null,
    tax: '',
    taxRate: null,
    availability: '',
    at,
    category: '',
  };
}

type FieldProblem = { readonly field: keyof BulkValues; readonly message: string };

export type ReadEdit =
  | { readonly edit: BulkEdit }
  | { readonly problems: readonly FieldProblem[] }
  | { readonly nothing: true };

/** Parses the fields: returns the change, the errors, or that there is no change. */
export function readEdit(values: BulkValues, timeZone: string): ReadEdit {
  const wished = wishOf(values, timeZone);
  if (Object.values(wished).every((part) => part === undefined)) return { nothing: true };
  if (values.availability === 'AT' && untilOf({ end: 'AT', at: values.at }, timeZone) === undefined)
    return { problems: [{ field: 'at', message: manyText.chooseDateAndTime }] };
  const read = bulkEdit.safeParse(wished);
  if (read.success) return { edit: read.data };
  return { problems: read.error.issues.map(problemOf) };
}

function wishOf(values: BulkValues, timeZone: string) {
  return {
    price: priceOf(values),
    taxRate: taxOf(values),
    availability: availabilityOf(values, timeZone),
    categoryId: values.category === '' ? undefined : Number(values.category),
  };
}

function priceOf({ price, amount, percent }: BulkValues) {
  switch (price) {
    case '':
      return undefined;
    case 'SET':
      return { kind: 'SET', amount };
    case 'RAISE':
    case 'LOWER':
      return { kind: 'BY_AMOUNT', amount: signed(amount, price === 'LOWER') };
    case 'RAISE_PERCENT':
    case 'LOWER_PERCENT': {
      const basisPoints = percent === null ? null : Math.round(percent * 100);
      return { kind: 'BY_PERCENT', basisPoints: signed(basisPoints, price === 'LOWER_PERCENT') };
    }
  }
}

function signed(number: number | null, below: boolean): number | null {
  return number === null || !below || number === 0 ? number : -number;
}

function taxOf({ tax, taxRate }: BulkValues) {
  if (tax === '') return undefined;
  if (tax === 'STORE') return null;
  return taxRate ?? '';
}

function availabilityOf({ availability, at }: BulkValues, timeZone: string) {
  if (availability === '') return undefined;
  if (availability === 'AVAILABLE') return { available: true };
  return { available: false, until: untilOf({ end: availability, at }, timeZone) ?? null };
}

function problemOf({ path, message }: z.core.$ZodIssue): FieldProblem {
  const [first, second] = path;
  if (first === 'price') return { field: second === 'basisPoints' ? 'percent' : 'amount', message };
  if (first === 'taxRate') return { field: 'taxRate', message };
  return { field: first === 'availability' ? 'at' : 'category', message };
}
