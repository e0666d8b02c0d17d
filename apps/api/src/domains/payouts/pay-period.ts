import { addDays, weekdayOf, type Day, type Period } from '@counter/contract/shared';
import { addBankingDays } from '../ledger/index.ts';

/** The number of banking days within which a payout arrives. */
const bankingDaysOnTheWay = 5;

/** Returns the last banking day by which a payout sent on a day should arrive. */
export function dueDayOf(sentDay: Day): Day {
  return addBankingDays(sentDay, bankingDaysOnTheWay);
}

/** Returns the Monday of a day's week. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

/** Returns the Sunday of the last full week before a day. */
export function lastSundayBefore(today: Day): Day {
  return addDays(mondayOf(today), -1);
}

type Books = {
  /** The last day covered by a payout; null before the first payout. */
  readonly closedThrough: Day | null;
  /** The first day with a ledger entry. */
  readonly firstDay: Day | undefined;
};

/** Returns the full weeks that no payout covers yet; undefined if there are none. */
export function duePeriod({ closedThrough, firstDay }: Books, today: Day): Period | undefined {
  const from = openSince({ closedThrough, firstDay });
  const to = lastSundayBefore(today);
  return from !== undefined && from <= to ? { from, to } : undefined;
}

/** Returns the Monday that the unpaid period starts on; undefined for an empty ledger. */
export function openSince({ closedThrough, firstDay }: Books): Day | undefined {
  if (closedThrough !== null) return addDays(closedThrough, 1);
  return firstDay === undefined ? undefined : mondayOf(firstDay);
}

/**
 * Returns a payout's id: `PO-2026W47-0012` for store 12 and the ISO week its period ends in. It is unique because a
 * store has one payout per week.
 */
export function transactionIdOf(storeId: number, periodEnd: Day): string {
  const { year, week } = isoWeekOf(periodEnd);
  return `PO-${year}W${String(week).padStart(2, '0')}-${String(storeId).padStart(4, '0')}`;
}

/** Returns a day's ISO week. A week belongs to the year of its Thursday. */
function isoWeekOf(day: Day): { readonly year: string; readonly week: number } {
  const thursday = addDays(mondayOf(day), 3);
  const year = thursday.slice(0, 4);
  const days = (Date.parse(thursday) - Date.parse(`${year}-01-01`)) / 86_400_000;
  return { year, week: Math.floor(days / 7) + 1 };
}
