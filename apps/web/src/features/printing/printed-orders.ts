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

/** A printed order with its number of changes and its lines at that time. */
type PrintedOrder = readonly [id: number, changes: number, lines: readonly KnownLine[] | null];

/** Orders that this device has handled, so that it doesn't print them automatically again; oldest first. */
export type Printed = readonly PrintedOrder[];

const knownLine = z.object({
  line: z.int(),
  name: z.string(),
  options: z.array(z.string()),
  quantity: z.int(),
});

/** Schema of stored printed orders. Older versions stored only ids, or no lines. */
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

/** An order to print. If it was printed before it changed, it is marked and lists the known differences. */
type Unprinted = {
  readonly order: Order;
  readonly mark: 'CHANGED' | null;
  readonly differences: readonly LineDifference[];
};

/** More orders than any store has in a day. */
const maxRemembered = 2_000;
/** More orders than any kitchen has open. Storage has room for their lines. */
const maxWithLines = 300;
const toMake: readonly OrderStatus[] = ['STORE_ACCEPTED', 'READY'];

/**
 * Returns the accepted orders that the kitchen has to start and that this device has not printed since they last
 * changed.
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

/** Adds orders to the printed ones. */
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
