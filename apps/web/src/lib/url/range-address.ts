import {
  comparisons,
  dayAt,
  monthUntil,
  type Comparison,
  type Day,
  type Range,
} from '@counter/contract/shared';
import { now } from '@counter/browser/clock';
import { isPeriod, type DaysSearch, type RangeSearch } from './range-search.ts';

/**
 * Returns the range of a list's address, or `otherwise`. It never ends after today. With only one end, the other is
 * today or a month earlier.
 */
export function listedRange<Otherwise extends Range | undefined>(
  { range, from, to }: DaysSearch,
  today: Day,
  otherwise: Otherwise,
): Range | Otherwise {
  if (from === undefined && to === undefined) return range ?? otherwise;
  const end = to !== undefined && to < today ? to : today;
  const start = from ?? monthUntil(end).from;
  return { from: start < end ? start : end, to: end };
}

/** The search of a list without a range: all days, or the list's default. */
export const noDays = { range: undefined, from: undefined, to: undefined } satisfies DaysSearch;

/** Returns true if a list's address names days. */
export function namesDays({ range, from, to }: DaysSearch): boolean {
  return (range ?? from ?? to) !== undefined;
}

/** Returns the range of an address, or `otherwise`. */
export function rangeIn({ range, from, to }: RangeSearch, otherwise: Range): Range {
  const days = { from, to };
  return isPeriod(days) ? days : (range ?? otherwise);
}

/** Returns the comparison of an address. Defaults to the preceding days. */
export function comparisonIn({ compare }: RangeSearch): Comparison {
  return compare ?? comparisons[0];
}

/** Returns the search parameters of a range; none for `otherwise`, the default. */
export function searchOfRange(range: Range, otherwise?: Range): RangeSearch {
  if (typeof range !== 'string') return { ...range, range: undefined };
  return { range: range === otherwise ? undefined : range, from: undefined, to: undefined };
}

/** Returns the search parameters of a comparison. */
export function searchOfComparison(comparison: Comparison): RangeSearch {
  return { compare: comparison === 'PERIOD' ? undefined : comparison };
}

/** Returns today in a time zone. */
export function todayIn(timeZone: string): string {
  return dayAt(new Date(now()), timeZone);
}
