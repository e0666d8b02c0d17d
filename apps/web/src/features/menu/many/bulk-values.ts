import {
  bulkEdit,
  type BulkEdit,
  type PlannedChange,
  type PriceChange,
} from '@counter/contract/menu';
import { localTimeAt } from '@counter/contract/shared';
import type { z } from 'zod/mini';
import { now } from '@counter/browser/clock';
import { untilOf } from '../../../ui/forms/until-choice.ts';
import { text } from '../menu.text.ts';
import { plannedText } from '../planned/planned.text.ts';
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
  TODAY: manyText.unavailableToday,
  AT: manyText.unavailableUntilDate,
  CHANGED: manyText.unavailableUntilChanged,
} as const;

/** The form's field values. An empty kind leaves the property as it is. */
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
  when: 'NOW' | 'LATER';
  /** The local time of a planned change, in the format of `at`. */
  planAt: string;
};

/** Returns form values that change nothing. */
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
    when: 'NOW',
    planAt: at,
  };
}

type FieldProblem = { readonly field: keyof BulkValues; readonly message: string };

export type ReadEdit =
  /** `at` is the instant of a planned change; undefined for an immediate one. */
  | { readonly edit: BulkEdit; readonly at?: string | undefined }
  | { readonly problems: readonly FieldProblem[] }
  | { readonly nothing: true };

/** Parses the form values: returns the change, the errors, or that nothing changes. */
export function readEdit(values: BulkValues, timeZone: string): ReadEdit {
  const wished = wishOf(values, timeZone);
  if (Object.values(wished).every((part) => part === undefined)) return { nothing: true };
  if (values.availability === 'AT' && untilOf({ end: 'AT', at: values.at }, timeZone) === undefined)
    return { problems: [{ field: 'at', message: manyText.chooseDateAndTime }] };
  const read = bulkEdit.safeParse(wished);
  if (read.success) return whenOf(values, timeZone, read.data);
  return { problems: read.error.issues.map(problemOf) };
}

function whenOf({ when, planAt }: BulkValues, timeZone: string, edit: BulkEdit): ReadEdit {
  if (when === 'NOW') return { edit };
  const at = untilOf({ end: 'AT', at: planAt }, timeZone);
  if (typeof at === 'string' && Date.parse(at) > now()) return { edit, at };
  return { problems: [{ field: 'planAt', message: plannedText.chooseTimeInFuture }] };
}

/** Returns the form values of a planned change. */
export function valuesOf({ edit, at }: Pick<PlannedChange, 'edit' | 'at'>, timeZone: string) {
  const { price, taxRate, availability, categoryId } = edit;
  const until = availability?.until;
  const values: BulkValues = {
    ...blankValues(''),
    ...priceValues(price),
    category: categoryId === undefined ? '' : String(categoryId),
    when: 'LATER',
    planAt: momentOf(at, timeZone),
  };
  if (taxRate !== undefined) values.tax = taxRate === null ? 'STORE' : 'SET';
  if (typeof taxRate === 'number') values.taxRate = taxRate;
  if (!availability) return values;
  if (availability.available) return { ...values, availability: 'AVAILABLE' as const };
  if (until === 'TODAY') return { ...values, availability: 'TODAY' as const };
  if (typeof until !== 'string') return { ...values, availability: 'CHANGED' as const };
  return { ...values, availability: 'AT' as const, at: momentOf(until, timeZone) };
}

function priceValues(change: PriceChange | undefined): Partial<BulkValues> {
  if (!change) return {};
  if (change.kind === 'SET') return { price: 'SET', amount: change.amount };
  if (change.kind === 'BY_AMOUNT') {
    return { price: change.amount < 0 ? 'LOWER' : 'RAISE', amount: Math.abs(change.amount) };
  }
  const { basisPoints } = change;
  const percent = Math.abs(basisPoints) / 100;
  return { price: basisPoints < 0 ? 'LOWER_PERCENT' : 'RAISE_PERCENT', percent };
}

function momentOf(iso: string, timeZone: string): string {
  const { day, hour, minute } = localTimeAt(new Date(iso), timeZone);
  return `${day}T${[hour, minute].map((part) => String(part).padStart(2, '0')).join(':')}`;
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
