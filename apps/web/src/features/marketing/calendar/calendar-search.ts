/** The search parameters of the calendar. */
export interface CalendarSearch {
  /** `2026-11`; the present month if absent. */
  month?: string | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function calendarSearch(raw: Record<string, unknown>): CalendarSearch {
  const { month } = raw;
  return {
    month: typeof month === 'string' && /^20\d{2}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
  };
}
