import {
  compareLines,
  isReleased,
  linesOf,
  type KnownLine,
  type LineDifference,
  type Order,
  type OrderStatus,
} from '@counter/contract/orders';
import { z } from 'zod/mini';

/** An order that was printed, with the number of its changes and its lines at that time. */
type PrintedOrder = readonly [id: number, changes: number, lines: readonly KnownLine[] | null];

/** Orders that this device need not print by itself any more, oldest first. */
export type Printed = readonly PrintedOrder[];

const knownLine = z.object({
  line: z.int(),
  name: z.string(),
  options: z.array(z.string()),
  quantity: z.int(),
});

/** Printed orders as they are stored. Older versions stored ids alone, or without lines. */
export const storedOrders = z.array(
  z.union([
    z.tuple([z.int(), z.int(), z.nullable(z.array(knownLine))]),
    z.pipe(
      z.tuple([z.int(), z.int()]),
      z.transform(([id, changes]): [number, number, null] => [id, changes, null]),
    ),
    z.pipe(
      z.int(),
      z.transform((id): [number, number, null] => [id, 0, null]),
    ),
  ]),
);

/** An order to print. One that was printed before it changed is marked, with what changed as far as known. */
type Unprinted = {
  readonly order: Order;
  readonly mark: 'CHANGED' | null;
  readonly differences: readonly LineDifference[];
};

/** More orders than any store has on one day. */
const maxRemembered = 2_000;
/** More orders than any kitchen has open. Storage has room for the lines of these. */
const maxWithLines = 300;
const toMake: readonly OrderStatus[] = ['STORE_ACCEPTED', 'READY'];

/**
 * Returns the accepted orders that the kitchen has to start, and that this device has not printed, or not since
 * their items changed.
 */
export function findUnprinted(
  orders: readonly Order[],
  printed: Printed,
  now: number,
): Unprinted[] {
  const known = new Map(printed.map((one) => [one[0], one]));
  return orders
    .filter((order) => toMake.includes(order.status) && isReleased(order, now))
    .filter(({ id, changes }) => changes > (known.get(id)?.[1] ?? -1))
    .map((order) => describeUnprinted(order, known.get(order.id)));
}

function describeUnprinted(order: Order, before: PrintedOrder | undefined): Unprinted {
  if (!before) return { order, mark: null, differences: [] };
  const [, , lines] = before;
  const differences = lines ? compareLines(lines, linesOf(order.items)) : [];
  return { order, mark: 'CHANGED', differences };
}

/** Remembers orders as printed. */
export function remember(
  printed: Printed,
  orders: readonly Pick<Order, 'id' | 'changes' | 'items'>[],
): Printed {
  const fresh = new Set(orders.map(({ id }) => id));
  const others = printed.filter(([id]) => !fresh.has(id));
  const added = orders.map(({ id, changes, items }): PrintedOrder => [id, changes, linesOf(items)]);
  const kept = [...others, ...added].slice(-maxRemembered);
  return kept.map((one, index) =>
    index < kept.length - maxWithLines ? [one[0], one[1], null] : one,
  );
}
