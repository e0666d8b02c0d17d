import { moveAfter } from '@counter/contract/menu';
import { moved } from '../../ui/lists/sortable/sorting.ts';

/** A move of one id right after another; null for the first place. */
export type Move = { readonly id: number; readonly after: number | null };

type Placed = { readonly id: number };

/** The move of an item from one place to another, counted from 0, as the server wants it. */
export function moveOf(items: readonly Placed[], from: number, to: number): Move {
  return { id: items[from]?.id ?? 0, after: moved(items, from, to)[to - 1]?.id ?? null };
}

/** The items as they will be once the server has answered these moves. */
export function withMoves<Item extends Placed>(
  items: readonly Item[],
  moves: readonly Move[],
): readonly Item[] {
  const before = items.map(({ id }) => id);
  const ids = moves.reduce((known, { id, after }) => moveAfter(known, id, after), before);
  const known = new Map(items.map((item) => [item.id, item]));
  return moves.length === 0 ? items : ids.flatMap((id) => known.get(id) ?? []);
}
