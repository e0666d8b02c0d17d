/** Formats a number with commas between thousands: `12,480`. */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

/** Returns the singular for exactly one, otherwise the plural. */
export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

/** Formats a count with its noun: `1 order`, `12,480 orders`. */
export function countOf(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${plural(count, one, many)}`;
}
