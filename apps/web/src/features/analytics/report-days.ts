import { daysOfRange, type Range } from '@counter/contract/shared';
import { rangeIn, todayIn } from '../../lib/url/range-address.ts';
import type { RangeSearch } from '../../lib/url/range-search.ts';

/** The range of a Performance report if the address has none. */
export const reportRange: Range = 'LAST_30_DAYS';

/** Returns a report's first and last day from its search parameters. */
export function reportDays(search: RangeSearch, timeZone: string) {
  const { from, to } = daysOfRange(rangeIn(search, reportRange), todayIn(timeZone));
  return { startDate: from, endDate: to };
}
