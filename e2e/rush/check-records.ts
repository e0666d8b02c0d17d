import {
  orderStates,
  stepMoves,
  type OrderStatus,
  type OrderWithTimeline,
} from '@counter/contract/orders';
import type { Press } from './presses.ts';

const moves: ReadonlyMap<
  string,
  { readonly from: readonly OrderStatus[]; readonly to: OrderStatus }
> = new Map(Object.entries(orderStates.moves));

/** Returns what is wrong with the record of an order: a move that was not possible, or two at once. */
export function faultsOfRecord({ orderNumber, status, timeline }: OrderWithTimeline): string[] {
  const faults: string[] = [];
  let at: OrderStatus = orderStates.initial;
  for (const entry of timeline) {
    const move = moves.get(entry.kind);
    if (!move) continue;
    if (!move.from.includes(at))
      faults.push(`${orderNumber}: ${entry.kind} of an order that was ${at}`);
    at = move.to;
  }
  if (at !== status) faults.push(`${orderNumber} is ${status}, but its timeline ends with ${at}`);
  return faults;
}

/** Returns the presses that a screen took and the server never got. */
export function findLostPresses(
  presses: readonly Press[],
  undone: ReadonlySet<string>,
  records: ReadonlyMap<string, OrderWithTimeline>,
): string[] {
  return presses.flatMap(({ orderNumber, move, screen }) => {
    const kinds = records.get(orderNumber)?.timeline.map(({ kind }) => kind) ?? [];
    // A step that is taken back before it was sent is never sent.
    return kinds.includes(move) || undone.has(orderNumber)
      ? []
      : [`${orderNumber}: ${move} on the ${screen} never arrived`];
  });
}

/** Returns what it took to bring orders from New to Completed: of each that one kind of hand did, none of it undone. */
export function effortOf(
  presses: readonly Press[],
  records: ReadonlyMap<string, OrderWithTimeline>,
): { readonly taps: readonly number[]; readonly keys: readonly number[] } {
  const whole = [...Map.groupBy(presses, ({ orderNumber }) => orderNumber)].filter(
    ([orderNumber, own]) => isOnceEach(own) && !isUndone(records.get(orderNumber)),
  );
  const sums = whole.map(([, own]) => ({
    taps: own.reduce((sum, press) => sum + press.taps, 0),
    keys: own.reduce((sum, press) => sum + press.keys, 0),
  }));
  return {
    taps: sums.filter(({ keys }) => keys === 0).map(({ taps }) => taps),
    keys: sums.filter(({ taps }) => taps === 0).map(({ keys }) => keys),
  };
}

/** Returns true if each step was pressed once: one that came to nothing, as somebody was quicker, is pressed again. */
function isOnceEach(own: readonly Press[]): boolean {
  const taken = new Set(own.map(({ move }) => move));
  return own.length === stepMoves.length && taken.size === stepMoves.length;
}

/** Returns true if somebody took back a step of an order. */
export function isUndone(record: OrderWithTimeline | undefined): boolean {
  return record?.timeline.some(({ kind }) => kind.startsWith('undo')) ?? false;
}
