/** The same list with the item at `from` moved to `to`; a place outside of it is the nearest one inside. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined) return [...items];
  const place = Math.min(Math.max(to, 0), items.length - 1);
  return items.toSpliced(from, 1).toSpliced(place, 0, item);
}

/**
 * Returns the index for a pointer at `y` among rows between `edges` (the upper edge of the first,
 * then the lower edge of each, in pixels): that of the row below it, or the nearest.
 */
export function placeAt(y: number, edges: readonly number[]): number {
  const below = edges.slice(1).findIndex((edge) => y < edge);
  return below === -1 ? Math.max(edges.length - 2, 0) : below;
}

/** The edges between rows, in pixels: the upper edge of each row, then the lower edge of the last. */
export function edgesOf(
  rows: readonly { readonly top: number; readonly bottom: number }[],
): readonly number[] {
  return [...rows.map(({ top }) => top), rows.at(-1)?.bottom ?? 0];
}

/** Rows scroll along within so many pixels of an edge, at most so many a frame. */
const scrollEdge = 48;
const fastest = 14;

/** Returns the pixels to scroll in a frame while a pointer at `y` is near or beyond an edge of what is in sight. */
export function scrollStep(y: number, [top, bottom]: readonly [number, number]): number {
  const above = top + scrollEdge - y;
  const below = y - (bottom - scrollEdge);
  const near = Math.min(Math.max(above, below, 0) / scrollEdge, 1);
  return Math.round(near * fastest) * (above > below ? -1 : 1);
}
