type Identified = { readonly id: number };

/** A row of a list; `left` marks one that just left but keeps its place. */
export type Lingering<Row> = { readonly row: Row; readonly left: boolean };

/**
 * Returns the rows of a list plus those that left a moment ago, in their old places, so that the next row doesn't slide
 * under a finger. `before` is the previous result.
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
