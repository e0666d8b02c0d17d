import type { Order } from '@counter/contract/orders';
import { useSteadyRows } from '../today/use-steady-rows.ts';
import { useGrowing } from './use-growing.ts';
import { useLingering } from './use-lingering.ts';

/**
 * Returns the rendered cards of a column, in display order. Cards don't move while they are touched; `arrivals` counts
 * the new ones waiting, and `rest` those that render on scrolling to the end.
 */
export function useColumnCards(asked: string, orders: readonly Order[]) {
  const { rows, ...steady } = useSteadyRows({ all: orders, wanted: orders, asked });
  const shown = useLingering(rows);
  const { count, end, grow } = useGrowing();
  const cards = shown.slice(0, count);
  return { ...steady, cards, rest: shown.length - cards.length, end, grow };
}

export type ColumnCards = ReturnType<typeof useColumnCards>;

/** Returns the orders whose cards can be clicked. */
export function ordersOn(columns: readonly ColumnCards[]): Order[] {
  return columns.flatMap(({ cards }) => cards.flatMap(({ row, left }) => (left ? [] : [row])));
}
