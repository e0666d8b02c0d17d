/** The source of the current time; everything that needs "now" takes one. */
export type Clock = { now(): Date };

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock for tests that stands still at `at`. */
export function fixedClock(at: Date): Clock {
  const instant = at.getTime();
  return { now: () => new Date(instant) };
}

/** A clock that only moves on request. */
export type MovableClock = Clock & {
  set(at: Date): void;
  /** Moves the clock; backwards if negative. */
  advance(milliseconds: number): void;
};

/** A clock for tests that starts at `at` and only moves on request. */
export function movableClock(at: Date): MovableClock {
  let instant = at.getTime();
  return {
    now: () => new Date(instant),
    set: (next) => {
      instant = next.getTime();
    },
    advance: (milliseconds) => {
      instant += milliseconds;
    },
  };
}
