const minWaitMs = 500;
const maxWaitMs = 15_000;

/**
 * Returns the wait before the next connection attempt in milliseconds, at most the server's value. It doubles
 * with every refusal in a row and is spread by `random` (0 to 1), so that thousands of screens don't reconnect
 * at the same moment. A server that is away asks for no longer waits: its screens must be back soon after it.
 */
export function waitBeforeAttempt(refusals: number, askedMs: number, random: number): number {
  const longest = Math.max(askedMs, minWaitMs);
  const grown = Math.min(Math.max(maxWaitMs, longest), longest * 2 ** refusals);
  return Math.round(minWaitMs + random * (grown - minWaitMs));
}
