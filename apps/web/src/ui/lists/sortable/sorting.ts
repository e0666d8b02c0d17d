/** Returns the list with the item at `from` moved to `to`, which is clamped to the list. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined) return [...items];
  const place = Math.min(Math.max(to, 0), items.length - 1);
  return items.toSpliced(from, 1).toSpliced(place, 0, item);
}

/**
 * Returns the index of the row at `y`, or of the nearest one. `edges` are the top of the first row, then the bottom
 * of each, in pixels.
 */
export function placeAt(y: number, edges: readonly number[]): number {
  const below = edges.slice(1).findIndex((edge) => y < edge);
  return below === -1 ? Math.max(edges.length - 2, 0) : below;
}

/** Returns the top of each row, then the bottom of the last, in pixels. */
export function edgesOf(
  rows: readonly { readonly top: number; readonly bottom: number }[],
): readonly number[] {
  return [...rows.map(({ top }) => top), rows.at(-1)?.bottom ?? 0];
}

/** The distance from an edge that starts scrolling, and the maximum speed per frame, both in pixels. */
const scrollEdge = 48;
const fastest = 14;

/** Returns the pixels to scroll per frame while the pointer at `y` is near or beyond an edge of the visible area. */
export function scrollStep(y: number, [top, bottom]: readonly [number, number]): number {
  const above = top + scrollEdge - y;
  const below = y - (bottom - scrollEdge);
  const near = Math.min(Math.max(above, below, 0) / scrollEdge, 1);
  return Math.round(near * fastest) * (above > below ? -1 : 1);
}
