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

/** The device's own time, right or wrong: for times that are only compared on this device. In milliseconds since 1970. */
export function deviceNow(): number {
  return Date.now();
}

/**
 * Compares the clocks by the `Date` of an answer that was asked for at a time (as of `now`). The server wrote it
 * at some moment between the question and now, so a slow answer alone moves no clock.
 */
export function compareClocks(date: string | null, askedAt: number): void {
  const took = now() - askedAt;
  const serverTime = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(serverTime) || took < 0 || took > promptMs) return;
  const received = Date.now();
  const asked = received - took;
  const explains = (difference: number) =>
    serverTime + difference >= asked - toleranceMs &&
    serverTime + difference <= received + toleranceMs;
  if (explains(0)) ahead = 0;
  else if (!explains(ahead)) ahead = (asked + received) / 2 - serverTime;
}
