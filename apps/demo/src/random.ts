type Weighted<T> = readonly [weight: number, value: T];

/** A seeded random number generator: the same seed always yields the same sequence. */
export type Random = {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns an integer from min to max, both included. */
  integer(min: number, max: number): number;
  /** Returns an entry of a list. Throws RangeError if the list is empty. */
  pick<T>(list: readonly T[]): T;
  /** Returns a value with a probability proportional to its weight. Throws RangeError if all weights are 0. */
  weighted<T>(list: readonly Weighted<T>[]): T;
  /** Like `weighted`, but prepared once for a long list with many draws. */
  chooser<T>(list: readonly Weighted<T>[]): () => T;
  /** Returns a normally distributed number with mean 0 and standard deviation 1. */
  normal(): number;
  /** Returns true with probability p. */
  chance(p: number): boolean;
};

/** Creates a random number generator from an integer seed. */
export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  return {
    next,
    integer: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (list) => entryAt(list, Math.floor(next() * list.length)),
    weighted: (list) => prepare(list)(next()),
    chooser: (list) => {
      const choose = prepare(list);
      return () => choose(next());
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    chance: (p) => next() < p,
  };
}

function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function entryAt<T>(list: readonly T[], index: number): T {
  for (const value of list.slice(index, index + 1)) return value;
  throw new RangeError('Nothing to pick from: the list is empty.');
}

function prepare<T>(list: readonly Weighted<T>[]): (share: number) => T {
  let total = 0;
  const ends = list.map(([weight]) => (total += weight));
  if (total <= 0) throw new RangeError('Nothing to choose from: no entry has a weight above 0.');
  return (share) => entryAt(list, firstAbove(ends, share * total))[1];
}

/** Returns the position of the first number above a limit in an ascending list. */
function firstAbove(ascending: readonly number[], limit: number): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? 0) > limit) high = middle;
    else low = middle + 1;
  }
  return low;
}
