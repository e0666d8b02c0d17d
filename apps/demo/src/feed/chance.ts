/** A random number generator; each call returns a number in [0, 1). */
export type Chance = () => number;

/** Returns an integer from min to max, both included. */
export function integerBetween(chance: Chance, min: number, max: number): number {
  return min + Math.floor(chance() * (max - min + 1));
}

/** Returns a random entry of a list; undefined if it is empty. */
export function pick<T>(chance: Chance, list: readonly T[]): T | undefined {
  return list[Math.floor(chance() * list.length)];
}

/** Returns the entries in random order. */
export function shuffle<T>(chance: Chance, list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, rank: chance() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ value }) => value);
}
