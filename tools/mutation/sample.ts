/** Creates a seeded random number generator from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The functions that name an entry's group and kind. */
type Naming<Entry> = {
  readonly groupOf: (entry: Entry) => string;
  readonly kindOf: (entry: Entry) => string;
};

/**
 * Picks up to `count` different entries, spread evenly over their groups. It takes turns between groups, and within a
 * group picks a random entry of the least picked kind.
 */
export function sampleByGroup<Entry>(
  entries: readonly Entry[],
  { groupOf, kindOf }: Naming<Entry>,
  count: number,
  random: () => number,
): Entry[] {
  const groups = [...Map.groupBy(shuffle(entries, random), groupOf).values()];
  const picked: Entry[] = [];
  const times = new Map<string, number>();
  const timesOf = (entry: Entry) => times.get(kindOf(entry)) ?? 0;
  while (picked.length < Math.min(count, entries.length)) {
    for (const group of shuffle(groups, random)) {
      const [entry] = group.toSorted((one, other) => timesOf(one) - timesOf(other));
      if (entry === undefined || picked.length === count) continue;
      group.splice(group.indexOf(entry), 1);
      times.set(kindOf(entry), timesOf(entry) + 1);
      picked.push(entry);
    }
  }
  return picked;
}

function shuffle<Entry>(entries: readonly Entry[], random: () => number): Entry[] {
  return entries
    .map((entry) => ({ entry, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
