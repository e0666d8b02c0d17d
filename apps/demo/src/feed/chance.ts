/** A source of chance: each call answers a number in [0, 1). */
export type Chance = () => number;

/** A whole number from min to max, both included. */
export function integerBetween(chance: Chance, min: number, max: number): number {
  return min + Math.floor(chance() * (max - min + 1));
}

/** One entry of a list; undefined when it is empty. */
export function pick<T>(chance: Chance, list: readonly T[]): T | undefined {
  return list[Math.floor(chance() * list.length)];
}

/** The same entries in an order of their own. */
export function shuffle<T>(chance: Chance, list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, rank: chance() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ value }) => value);
}
