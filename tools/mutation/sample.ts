/** A source of numbers from 0 to 1 that repeats itself for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Picks up to `count` entries, spread evenly over the groups that `groupOf` names, each at most once.
 * Entries of a group are picked at random, groups in turn.
 */
export function sampleByGroup<Entry>(
  entries: readonly Entry[],
  groupOf: (entry: Entry) => string,
  count: number,
  random: () => number,
): Entry[] {
  const groups = [...Map.groupBy(shuffle(entries, random), groupOf).values()];
  const rounds = Math.max(0, ...groups.map(({ length }) => length));
  const inTurn = Array.from({ length: rounds }, (_, round) =>
    shuffle(groups, random).flatMap((group) => group.slice(round, round + 1)),
  );
  return inTurn.flat().slice(0, count);
}

function shuffle<Entry>(entries: readonly Entry[], random: () => number): Entry[] {
  return entries
    .map((entry) => ({ entry, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
