import { textIn } from '../../../lib/url/search-values.ts';

/** The search parameters of the calendar. */
export interface CalendarSearch {
  /** `2026-11`; the present month if absent or no month. */
  month?: string | undefined;
}

/** Reads an address; the screen checks the month. */
export function calendarSearch(raw: Record<string, unknown>): CalendarSearch {
  return { month: textIn(raw['month']) };
}
