import type { Order } from '@counter/contract/orders';
import { useSteadyRows } from '../today/use-steady-rows.ts';
import { useGrowing } from './use-growing.ts';
import { useLingering } from './use-lingering.ts';

/**
 * The drawn cards of a column, of orders in the order in which they are shown. They stand still under a finger; what
 * waits to come in is counted in `arrivals`, and `rest` counts what is drawn when the end comes into sight.
 */
export function useColumnCards(asked: string, orders: readonly Order[]) {
  const { rows, ...steady } = useSteadyRows({ all: orders, wanted: orders, asked });
  const shown = useLingering(rows);
  const { count, end, grow } = useGrowing();
  const cards = shown.slice(0, count);
  return { ...steady, cards, rest: shown.length - cards.length, end, grow };
}

export type ColumnCards = ReturnType<typeof useColumnCards>;

/** Returns the orders whose cards can be pressed. */
export function ordersOn(columns: readonly ColumnCards[]): Order[] {
  return columns.flatMap(({ cards }) => cards.flatMap(({ row, left }) => (left ? [] : [row])));
}
