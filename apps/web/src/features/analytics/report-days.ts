import { daysOfRange, type Range } from '@counter/contract/shared';
import { rangeIn, todayIn } from '../../lib/url/range-address.ts';
import type { RangeSearch } from '../../lib/url/range-search.ts';

/** The range of a report of Performance whose address names none. */
export const reportRange: Range = 'LAST_30_DAYS';

/** Returns the days of a report, as the address says. */
export function reportDays(search: RangeSearch, timeZone: string) {
  const { from, to } = daysOfRange(rangeIn(search, reportRange), todayIn(timeZone));
  return { startDate: from, endDate: to };
}
