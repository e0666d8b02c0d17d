import { addDays, weekdayOf, type Day, type Period } from '@counter/contract/shared';
import { addBankingDays } from '../ledger/index.ts';

/** A payout arrives within so many banking days. */
const bankingDaysOnTheWay = 5;

/** The last banking day on which a payout should arrive that leaves on a day. */
export function dueDayOf(sentDay: Day): Day {
  return addBankingDays(sentDay, bankingDaysOnTheWay);
}

/** The Monday of the week that a day is in. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

/** The Sunday of the last week that is over on a day. */
export function lastSundayBefore(today: Day): Day {
  return addDays(mondayOf(today), -1);
}

type Books = {
  /** The last day that a payout covers; null before the first payout. */
  readonly closedThrough: Day | null;
  /** The first day that something counts on. */
  readonly firstDay: Day | undefined;
};

/** The finished weeks that no payout covers yet; undefined where there are none. */
export function duePeriod({ closedThrough, firstDay }: Books, today: Day): Period | undefined {
  const from = openSince({ closedThrough, firstDay });
  const to = lastSundayBefore(today);
  return from !== undefined && from <= to ? { from, to } : undefined;
}

/** The Monday from which on nothing is paid yet; undefined for books without an entry. */
export function openSince({ closedThrough, firstDay }: Books): Day | undefined {
  if (closedThrough !== null) return addDays(closedThrough, 1);
  return firstDay === undefined ? undefined : mondayOf(firstDay);
}

/**
 * Returns a payout's id: `PO-2026W47-0012` is of store 12 and of the ISO week in which its days
 * end. It is unique, as a store's payouts end in different weeks.
 */
export function transactionIdOf(storeId: number, periodEnd: Day): string {
  const { year, week } = isoWeekOf(periodEnd);
  return `PO-${year}W${String(week).padStart(2, '0')}-${String(storeId).padStart(4, '0')}`;
}

/** The ISO week of a day: weeks belong to the year that their Thursday is in. */
function isoWeekOf(day: Day): { readonly year: string; readonly week: number } {
  const thursday = addDays(mondayOf(day), 3);
  const year = thursday.slice(0, 4);
  const days = (Date.parse(thursday) - Date.parse(`${year}-01-01`)) / 86_400_000;
  return { year, week: Math.floor(days / 7) + 1 };
}
