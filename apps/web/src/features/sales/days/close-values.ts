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

/** The form as the fields hold it: an empty number is null, one that can't be read is NaN. */
export type CloseValues = {
  openingFloat: number | null;
  collectedInCash: number | null;
  /** True if notes and coins are counted, false if the total is typed. */
  counting: boolean;
  counts: { value: number; pieces: number | null }[];
  countedCash: number | null;
  leftInDrawer: number | null;
  note: string;
};

/** The form of an open day: with the last sign-off of a reopened one, or what the day before left. */
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

/** Returns the counted cash so far: the sum of notes and coins, or the typed total. */
export function countedOf({ counting, counts, countedCash }: CloseValues): number | null {
  return counting ? sumCounts(piecesOf(counts)) : countedCash;
}

function piecesOf(counts: CloseValues['counts']) {
  return counts.map(({ value, pieces }) => ({ value, pieces: pieces ?? 0 }));
}

/** Returns the expected cash so far. */
export function expectedOf({ openingFloat, collectedInCash }: CloseValues, report: DayReport) {
  return expectedCash(report.figures, {
    openingFloat: readable(openingFloat) ?? 0,
    collectedInCash: readable(collectedInCash),
  });
}

function readable(amount: number | null): number | null {
  return Number.isInteger(amount) ? amount : null;
}

/** Checks the form by the rules of the request. */
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
