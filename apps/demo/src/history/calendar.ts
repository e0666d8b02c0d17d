const dayLength = 86_400_000;

/** The date (YYYY-MM-DD) so many days later; a negative count goes back. */
export function addDays(date: string, count: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + count * dayLength).toISOString().slice(0, 10);
}

/** The day of the week of a date (YYYY-MM-DD): 0 is Sunday. */
export function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
