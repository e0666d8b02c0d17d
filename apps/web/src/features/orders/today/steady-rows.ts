type Identified = { readonly id: number };

export type SteadyRows<Row> = {
  readonly rows: readonly Row[];
  /** Number of new rows that wait until the list may move. */
  readonly arrivals: number;
};

/**
 * Keeps rows in the order they are on screen, so that nothing moves under a finger. Each shows its current content,
 * even if the filter now excludes it; new rows wait. `all` contains every row, `wanted` the filtered rows in their
 * proper order.
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

/** Returns true if the rows are exactly those on screen, in the same order. */
export function areShown(rows: readonly Identified[], shown: readonly number[]): boolean {
  return rows.length === shown.length && rows.every(({ id }, index) => id === shown[index]);
}
