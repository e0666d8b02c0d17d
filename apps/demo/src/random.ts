type Weighted<T> = readonly [weight: number, value: T];

/** A seeded source of chance: the same seed always yields the same sequence. */
export type Random = {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from min to max, both included. */
  integer(min: number, max: number): number;
  /** One entry of a list. Throws RangeError when the list is empty. */
  pick<T>(list: readonly T[]): T;
  /** One value, as often as its weight is a share of all weights. Throws RangeError when all are 0. */
  weighted<T>(list: readonly Weighted<T>[]): T;
  /** The same choice, made ready once for a long list that is asked often. */
  chooser<T>(list: readonly Weighted<T>[]): () => T;
  /** A normally distributed number with mean 0 and standard deviation 1. */
  normal(): number;
  /** True with probability p. */
  chance(p: number): boolean;
};

/** Makes a source of chance from a whole-number seed. */
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

/** The position of the first number above a limit, in an ascending list. */
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
