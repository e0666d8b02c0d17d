/**
 * Returns ids with one of them right after another, or first where `after` is null. Moves that are made
 * at the same time can follow each other in any order: none takes back another. Ids that don't hold
 * both stay as they are.
 */
export function moveAfter(ids: readonly number[], id: number, after: number | null): number[] {
  const others = ids.filter((one) => one !== id);
  const place = after === null ? 0 : others.indexOf(after) + 1;
  if (others.length === ids.length || (after !== null && place === 0)) return [...ids];
  return others.toSpliced(place, 0, id);
}
