type Identified = { readonly id: number };

export type SteadyRows<Row> = {
  readonly rows: readonly Row[];
  /** The number of new rows waiting above the list until it may move. */
  readonly arrivals: number;
};

/**
 * The rows in the order in which they already are on the screen, so that nothing moves under a
 * finger: each with its present content, also when a filter would now leave it out. What is new
 * waits. `all` is everything there is, `wanted` what the filter lets through, in its proper order.
 */
export function keepRowsSteady<Row extends Identified>(
  shown: readonly number[],
  all: readonly Row[],
  wanted: readonly Row[],
): SteadyRows<Row> {
  const present = new Map(all.map((row) => [row.id, row]));
  const rows = shown.flatMap((id) => present.get(id) ?? []);
  if (rows.length === 0) return { rows: wanted, arrivals: 0 };
  const kept = new Set(shown);
  return { rows, arrivals: wanted.filter(({ id }) => !kept.has(id)).length };
}

/** Returns true if the rows are exactly those on the screen, in the same order. */
export function areShown(rows: readonly Identified[], shown: readonly number[]): boolean {
  return rows.length === shown.length && rows.every(({ id }, index) => id === shown[index]);
}
