type Identified = { readonly id: number };

/** A row of a list, or one that just left it and still holds its place. */
export type Lingering<Row> = { readonly row: Row; readonly left: boolean };

/**
 * Returns the rows of a list with those that left it a moment ago still in their places, so that what
 * comes next does not slide under a finger. `before` is what the list showed last.
 */
export function keepPlaces<Row extends Identified>(
  before: readonly Lingering<Row>[],
  rows: readonly Row[],
): readonly Lingering<Row>[] {
  const present = new Set(rows.map(({ id }) => id));
  const kept: Lingering<Row>[] = rows.map((row) => ({ row, left: false }));
  for (const [place, { row }] of before.entries()) {
    if (!present.has(row.id)) kept.splice(Math.min(place, kept.length), 0, { row, left: true });
  }
  return kept;
}
