import { textIn } from '../../../lib/url/search-values.ts';

/** Search parameters of the calendar. */
export interface CalendarSearch {
  /** `2026-11`; the current month if absent or invalid. */
  month?: string | undefined;
}

/** Parses the search parameters. The screen validates the month. */
export function calendarSearch(raw: Record<string, unknown>): CalendarSearch {
  return { month: textIn(raw['month']) };
}
