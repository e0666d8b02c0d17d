import { rangeNames, type Comparison, type Range } from '@counter/contract/shared';
import type { RangeSearch } from '../../../lib/url/range-search.ts';
import { dayIn, oneOf } from '../../../lib/url/search-values.ts';

/** The part of a list's address that leads back to the financials it was opened from. */
export interface WayBack {
  /** The range by its name, or its first and last day: `2026-11-16..2026-11-22`. */
  back?: string | undefined;
  compare?: Exclude<Comparison, 'PERIOD'> | undefined;
}

/** Notes the range and the comparison that a list is opened from. */
export function wayBackTo(range: Range, comparison: Comparison): WayBack {
  return {
    back: typeof range === 'string' ? range : `${range.from}..${range.to}`,
    compare: comparison === 'PERIOD' ? undefined : comparison,
  };
}

/** Reads the way back in an address; what makes no sense there is left out. */
export function wayBackIn(raw: Record<string, unknown>): WayBack {
  const back = typeof raw['back'] === 'string' ? raw['back'] : '';
  const known = searchOfWayBack({ back }) !== undefined;
  return { back: known ? back : undefined, compare: oneOf(['YEAR', 'NONE'], raw['compare']) };
}

/** Returns the address of the financials that a way back leads to; undefined where there is none. */
export function searchOfWayBack({ back = '', compare }: WayBack): RangeSearch | undefined {
  const range = oneOf(rangeNames, back);
  if (range) return { range, compare };
  const [from, to] = back.split('..').map(dayIn);
  return from && to ? { from, to, compare } : undefined;
}
