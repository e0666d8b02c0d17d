/** The tolerated error of the device's clock, in milliseconds. */
const toleranceMs = 5000;

/** A response that took longer says too little about the time. */
const promptMs = 10_000;

/** The device's clock minus the server's, in milliseconds. */
let ahead = 0;

/**
 * Returns the current time in milliseconds since 1970, corrected by the server's clock. Nothing else reads the
 * browser's clock.
 */
export function now(): number {
  return Date.now() - ahead;
}

/**
 * Returns the device's own, uncorrected time in milliseconds since 1970, for times that are only compared on this
 * device.
 */
export function deviceNow(): number {
  return Date.now();
}

/**
 * Compares the clocks by the `Date` header of a response that was requested at a time (as of `now`). The server wrote
 * it somewhere between the request and now, so a slow response alone doesn't move the clock.
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
