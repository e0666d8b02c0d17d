import { daysOfRange } from '@counter/contract/shared';
import { listedRange, todayIn } from '../../lib/range-address.ts';
import type { PayoutsSearch } from './payouts-search.ts';
import type { PayoutsWanted } from './payouts.queries.ts';

/** Returns the state and days that an address asks for. */
export function payoutsWanted(search: PayoutsSearch, timeZone: string): PayoutsWanted {
  const today = todayIn(timeZone);
  const range = listedRange(search, today, undefined);
  const days = range && daysOfRange(range, today);
  return {
    ...(search.status && { status: search.status }),
    ...(days && { startDate: days.from, endDate: days.to }),
  };
}
