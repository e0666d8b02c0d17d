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

/** Returns the range of a list's address, or `otherwise`. No days after today; one end alone means up to today or a month. */
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

/** The search of a list of all days, or of those it shows at first. */
export const noDays = { range: undefined, from: undefined, to: undefined } satisfies DaysSearch;

/** Returns true if the address of a list names days. */
export function namesDays({ range, from, to }: DaysSearch): boolean {
  return (range ?? from ?? to) !== undefined;
}

/** Returns the range of an address, or `otherwise`. */
export function rangeIn({ range, from, to }: RangeSearch, otherwise: Range): Range {
  const days = { from, to };
  return isPeriod(days) ? days : (range ?? otherwise);
}

/** Returns what the figures of an address are compared with: the days before, unless it says something else. */
export function comparisonIn({ compare }: RangeSearch): Comparison {
  return compare ?? comparisons[0];
}

/** Returns the part of an address that leads to a range; `otherwise` needs none. */
export function searchOfRange(range: Range, otherwise?: Range): RangeSearch {
  if (typeof range !== 'string') return { ...range, range: undefined };
  return { range: range === otherwise ? undefined : range, from: undefined, to: undefined };
}

/** Returns the part of an address that leads to a comparison. */
export function searchOfComparison(comparison: Comparison): RangeSearch {
  return { compare: comparison === 'PERIOD' ? undefined : comparison };
}

/** Returns today in a time zone. */
export function todayIn(timeZone: string): string {
  return dayAt(new Date(now()), timeZone);
}
