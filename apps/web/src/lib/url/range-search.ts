import {
  isAtMostAYear,
  rangeNames,
  type Comparison,
  type RangeName,
  type Period,
} from '@counter/contract/shared';
import { dayIn, oneOf } from './search-values.ts';

/** The search parameters of a report's range and its comparison. */
export interface RangeSearch {
  range?: RangeName | undefined;
  /** A custom range, both days included, as `YYYY-MM-DD`. */
  from?: string | undefined;
  to?: string | undefined;
  compare?: Exclude<Comparison, 'PERIOD'> | undefined;
}

/** Reads the range of an address and drops invalid values. */
export function rangeSearch(raw: Record<string, unknown>): RangeSearch {
  const days = { from: dayIn(raw['from']), to: dayIn(raw['to']) };
  return {
    ...(isPeriod(days) ? days : { from: undefined, to: undefined }),
    // Older links use `duration`.
    range: oneOf(rangeNames, raw['range'] ?? raw['duration']),
    compare: oneOf(['YEAR', 'NONE'], raw['compare']),
  };
}

/** The search parameters of a list's range. */
export type DaysSearch = Pick<RangeSearch, 'range' | 'from' | 'to'>;

/** Reads the range of a list's address. Lists may cover years, and older links name only one end. */
export function daysSearch(raw: Record<string, unknown>): DaysSearch {
  return {
    range: oneOf(rangeNames, raw['range']),
    from: dayIn(raw['from']),
    to: dayIn(raw['to']),
  };
}

type Days = { readonly from: string | undefined; readonly to: string | undefined };

/** Returns true if the days form a valid range. */
export function isPeriod(days: Days): days is Period {
  const { from, to } = days;
  return from !== undefined && to !== undefined && from <= to && isAtMostAYear({ from, to });
}
