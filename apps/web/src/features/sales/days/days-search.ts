import { dayIn } from '../../../lib/search-values.ts';

/** The search parameters of the days: one day, or the list of a month. */
export interface DaysSearch {
  day?: string | undefined;
  /** `2026-11`; the current month where absent. */
  month?: string | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function daysSearch(raw: Record<string, unknown>): DaysSearch {
  const { month } = raw;
  const valid = typeof month === 'string' && dayIn(`${month}-01`) !== undefined;
  return { day: dayIn(raw['day']), month: valid ? month : undefined };
}
