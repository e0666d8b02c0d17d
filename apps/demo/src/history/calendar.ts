const dayLength = 86_400_000;

/** Adds days to a date (YYYY-MM-DD); a negative count goes back. */
export function addDays(date: string, count: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + count * dayLength).toISOString().slice(0, 10);
}

/** Returns the weekday of a date (YYYY-MM-DD); 0 is Sunday. */
export function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
