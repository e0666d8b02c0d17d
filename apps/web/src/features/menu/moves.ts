import { moveAfter } from '@counter/contract/menu';
import { moved } from '../../ui/lists/sortable/sorting.ts';

/** A move of an item to the place after another; null for the first place. */
export type Move = { readonly id: number; readonly after: number | null };

type Placed = { readonly id: number };

/** Returns the move of an item between two indexes, as the server expects it. */
export function moveOf(items: readonly Placed[], from: number, to: number): Move {
  return { id: items[from]?.id ?? 0, after: moved(items, from, to)[to - 1]?.id ?? null };
}

/** Returns the items with pending moves applied. */
export function withMoves<Item extends Placed>(
  items: readonly Item[],
  moves: readonly Move[],
): readonly Item[] {
  const before = items.map(({ id }) => id);
  const ids = moves.reduce((known, { id, after }) => moveAfter(known, id, after), before);
  const known = new Map(items.map((item) => [item.id, item]));
  return moves.length === 0 ? items : ids.flatMap((id) => known.get(id) ?? []);
}
