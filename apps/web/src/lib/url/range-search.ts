import {
  isAtMostAYear,
  rangeNames,
  type Comparison,
  type RangeName,
  type Period,
} from '@counter/contract/shared';
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

/** The part of a list's address that says which days it covers. */
export type DaysSearch = Pick<RangeSearch, 'range' | 'from' | 'to'>;

/** Reads the days of a list's address. Lists may cover years, and older links name only one end. */
export function daysSearch(raw: Record<string, unknown>): DaysSearch {
  return {
    range: oneOf(rangeNames, raw['range']),
    from: dayIn(raw['from']),
    to: dayIn(raw['to']),
  };
}

type Days = { readonly from: string | undefined; readonly to: string | undefined };

/** Returns true for days that a range may have. */
export function isPeriod(days: Days): days is Period {
  const { from, to } = days;
  return from !== undefined && to !== undefined && from <= to && isAtMostAYear({ from, to });
}
