import {
  comparisons,
  dayAt,
  isAtMostAYear,
  rangeNames,
  type Comparison,
  type Range,
  type RangeName,
} from '@counter/contract/shared';
import { now } from './clock.ts';
import { dayIn, oneOf } from './search-values.ts';

/** The part of an address that says which days its figures are about, and what they are compared with. */
export interface RangeSearch {
  range?: RangeName | undefined;
  /** Days of one's own, both included, `YYYY-MM-DD`. */
  from?: string | undefined;
  to?: string | undefined;
  compare?: Exclude<Comparison, 'PERIOD'> | undefined;
}

/** Reads the range of an address; what makes no sense there is left out. */
export function rangeSearch(raw: Record<string, unknown>): RangeSearch {
  const days = { from: dayIn(raw['from']), to: dayIn(raw['to']) };
  return {
    ...(isPeriod(days) ? days : { from: undefined, to: undefined }),
    // Older links say `duration`.
    range: oneOf(rangeNames, raw['range'] ?? raw['duration']),
    compare: oneOf(['YEAR', 'NONE'], raw['compare']),
  };
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
export function searchOfRange(range: Range, otherwise: Range): RangeSearch {
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

type Days = { readonly from: string | undefined; readonly to: string | undefined };

function isPeriod(days: Days): days is { readonly from: string; readonly to: string } {
  const { from, to } = days;
  return from !== undefined && to !== undefined && from <= to && isAtMostAYear({ from, to });
}
