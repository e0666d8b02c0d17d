/**
 * Moves an id to the position after another, or to the front if `after` is null. Concurrent moves can be applied in any
 * order without undoing each other. Returns the ids unchanged unless they contain both.
 */
export function moveAfter(ids: readonly number[], id: number, after: number | null): number[] {
  const others = ids.filter((one) => one !== id);
  const place = after === null ? 0 : others.indexOf(after) + 1;
  if (others.length === ids.length || (after !== null && place === 0)) return [...ids];
  return others.toSpliced(place, 0, id);
}
