/** The source of the time. Everything that needs "now" is given one of these. */
export type Clock = { now(): Date };

/** The time of the machine. */
export const systemClock: Clock = { now: () => new Date() };

/** For tests: a clock that stands still at `at`. */
export function fixedClock(at: Date): Clock {
  const instant = at.getTime();
  return { now: () => new Date(instant) };
}

/** A clock that stands still until it is moved. */
export type MovableClock = Clock & {
  set(at: Date): void;
  /** Moves the clock by `milliseconds`; backwards when negative. */
  advance(milliseconds: number): void;
};

/** For tests: a clock that starts at `at` and moves only when told to. */
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
