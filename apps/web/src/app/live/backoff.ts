const minWaitMs = 500;
const maxWaitMs = 15_000;

/**
 * Returns the wait before the next connection attempt, in milliseconds. Its maximum starts at the server's value
 * and doubles with each consecutive refusal, up to 15 seconds. `random` (0 to 1) adds jitter, so that thousands of
 * screens don't reconnect at the same moment. An unreachable server isn't a refusal, because screens must be back
 * soon after it.
 */
export function waitBeforeAttempt(refusals: number, askedMs: number, random: number): number {
  const longest = Math.max(askedMs, minWaitMs);
  const grown = Math.min(Math.max(maxWaitMs, longest), longest * 2 ** refusals);
  return Math.round(minWaitMs + random * (grown - minWaitMs));
}
