import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { uniformInt } from 'pure-rand/distribution/uniformInt';

/** A seeded source of chance: the same seed makes the same choices. */
export type Chance = {
  /** Returns a whole number from 0 to below a limit. */
  below(limit: number): number;
  /** Returns one entry of a list; undefined if it is empty. */
  pick<T>(list: readonly T[]): T | undefined;
  /** Returns true in so many of a hundred cases. */
  percent(share: number): boolean;
};

/** Makes a source of chance from a whole-number seed. */
export function createChance(seed: number): Chance {
  const generator = xoroshiro128plus(seed);
  const below = (limit: number): number => uniformInt(generator, 0, limit - 1);
  return {
    below,
    pick: (list) => list[below(Math.max(1, list.length))],
    percent: (share) => below(100) < share,
  };
}
