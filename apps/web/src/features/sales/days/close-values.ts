import {
  closeDayRequest,
  denominationsOf,
  expectedCash,
  sumCounts,
  type CloseDayRequest,
  type DayReport,
} from '@counter/contract/sales';
import { findCurrency } from '@counter/contract/shared';
import type { Resolver } from 'react-hook-form';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';

/** The form's field values: an empty number is null, an unreadable one NaN. */
export type CloseValues = {
  openingFloat: number | null;
  collectedInCash: number | null;
  /** True to count notes and coins, false to type the total. */
  counting: boolean;
  counts: { value: number; pieces: number | null }[];
  countedCash: number | null;
  leftInDrawer: number | null;
  note: string;
};

/**
 * Returns the form values of an open day, based on the last sign-off if it was reopened, otherwise on the cash left by
 * the day before.
 */
export function closeValuesOf({ closing, suggestedFloat, currency }: DayReport): CloseValues {
  const { decimalDigits } = findCurrency(currency);
  const counted = new Map(closing?.cashCounts?.map(({ value, pieces }) => [value, pieces]));
  const opening = closing?.openingFloat ?? suggestedFloat;
  return {
    openingFloat: opening,
    collectedInCash: closing?.collectedInCash ?? null,
    counting: counted.size > 0,
    counts: denominationsOf(decimalDigits).map((value) => ({
      value,
      pieces: counted.get(value) ?? null,
    })),
    countedCash: closing?.countedCash ?? null,
    leftInDrawer: closing?.leftInDrawer ?? opening,
    note: closing?.note ?? '',
  };
}

/** Returns the cash counted so far: the sum of notes and coins, or the typed total. */
export function countedOf({ counting, counts, countedCash }: CloseValues): number | null {
  return counting ? sumCounts(piecesOf(counts)) : countedCash;
}

function piecesOf(counts: CloseValues['counts']) {
  return counts.map(({ value, pieces }) => ({ value, pieces: pieces ?? 0 }));
}

/** Returns the expected cash for the current input. */
export function expectedOf({ openingFloat, collectedInCash }: CloseValues, report: DayReport) {
  return expectedCash(report.figures, {
    openingFloat: readable(openingFloat) ?? 0,
    collectedInCash: readable(collectedInCash),
  });
}

function readable(amount: number | null): number | null {
  return Number.isInteger(amount) ? amount : null;
}

/** Validates the form with the request's rules. */
export function closeResolver(
  claims: { readonly userId: number; readonly storeId: number },
  report: DayReport,
): Resolver<CloseValues, unknown, CloseDayRequest> {
  return resolverFor(closeDayRequest, (values: CloseValues) => {
    const { counting, counts, collectedInCash, ...fields } = values;
    const taken = report.figures.collected > 0;
    return {
      ...claims,
      ...fields,
      day: report.day,
      collectedInCash: taken ? collectedInCash : null,
      countedCash: countedOf(values),
      cashCounts: counting ? piecesOf(counts).filter(({ pieces }) => pieces !== 0) : null,
      expectedCash: expectedOf(values, report),
    };
  });
}
