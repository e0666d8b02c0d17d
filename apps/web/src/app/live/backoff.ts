const shortestMs = 500;
const longestMs = 15_000;

/**
 * How long to wait before connecting again, in milliseconds. Waits grow with every failed attempt
 * (counted from 0) from what the server asked for, and are spread by `random` (0 to 1), so that
 * thousands of screens do not come back in the same moment.
 */
export function waitBeforeAttempt(attempt: number, askedMs: number, random: number): number {
  const most = Math.min(longestMs, Math.max(askedMs, shortestMs) * 2 ** attempt);
  return Math.round(shortestMs + random * (most - shortestMs));
}
