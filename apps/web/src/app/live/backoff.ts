const minWaitMs = 500;
const maxWaitMs = 15_000;

/**
 * Returns the wait before the next connection attempt in milliseconds. Starts with the server's
 * value, grows with every failed attempt (counted from 0), and is spread by `random` (0 to 1), so
 * that thousands of screens do not reconnect in the same moment.
 */
export function waitBeforeAttempt(attempt: number, askedMs: number, random: number): number {
  const most = Math.min(maxWaitMs, Math.max(askedMs, minWaitMs) * 2 ** attempt);
  return Math.round(minWaitMs + random * (most - minWaitMs));
}
