/** The difference below which the device's clock counts as right, in milliseconds. */
const toleranceMs = 5000;

/** An answer that took longer says too little about the time. */
const promptMs = 10_000;

/** The difference between the device's clock and the server's, in milliseconds. */
let ahead = 0;

/**
 * The present, in milliseconds since 1970: the one place where the browser's clock is read. A clock that
 * is wrong is put right by the server's.
 */
export function now(): number {
  return Date.now() - ahead;
}

/** Compares the clocks by the `Date` of an answer that was asked for at a time (as of `now`). */
export function compareClocks(date: string | null, askedAt: number): void {
  const took = now() - askedAt;
  const told = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(told) || took < 0 || took > promptMs) return;
  const difference = Date.now() - told;
  if (Math.abs(difference) < toleranceMs) ahead = 0;
  else if (Math.abs(difference - ahead) > toleranceMs) ahead = difference;
}
