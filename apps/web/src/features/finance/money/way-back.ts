import { rangeNames, type Comparison, type Range } from '@counter/contract/shared';
import type { RangeSearch } from '../../../lib/url/range-search.ts';
import { dayIn, oneOf } from '../../../lib/url/search-values.ts';

/** The part of a list's address that leads back to the financials. */
export interface WayBack {
  /** The range by name or as first and last day: `2026-11-16..2026-11-22`. */
  back?: string | undefined;
  compare?: Exclude<Comparison, 'PERIOD'> | undefined;
}

/** Returns the search parameters that remember the current range and comparison. */
export function wayBackTo(range: Range, comparison: Comparison): WayBack {
  return {
    back: typeof range === 'string' ? range : `${range.from}..${range.to}`,
    compare: comparison === 'PERIOD' ? undefined : comparison,
  };
}

/** Parses the way back in an address; drops an invalid one. */
export function wayBackIn(raw: Record<string, unknown>): WayBack {
  const back = typeof raw['back'] === 'string' ? raw['back'] : '';
  const known = searchOfWayBack({ back }) !== undefined;
  return { back: known ? back : undefined, compare: oneOf(['YEAR', 'NONE'], raw['compare']) };
}

/** Returns the search parameters of the financials to go back to; undefined if there are none. */
export function searchOfWayBack({ back = '', compare }: WayBack): RangeSearch | undefined {
  const range = oneOf(rangeNames, back);
  if (range) return { range, compare };
  const [from, to] = back.split('..').map(dayIn);
  return from && to ? { from, to, compare } : undefined;
}
