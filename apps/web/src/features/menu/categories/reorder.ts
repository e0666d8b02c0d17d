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
