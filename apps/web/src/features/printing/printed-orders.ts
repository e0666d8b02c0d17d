import type { Order, OrderStatus } from '@counter/contract/orders';
import { isReleased } from '@counter/contract/orders';
import { z } from 'zod/mini';

/**
 * Orders that this device need not print by itself any more, oldest first, each with the number of its changes at
 * that time.
 */
export type Printed = readonly (readonly [id: number, changes: number])[];

/** Printed orders as they are stored. Older versions stored ids alone. */
export const storedOrders = z.array(
  z.union([
    z.tuple([z.int(), z.int()]),
    z.pipe(
      z.int(),
      z.transform((id): [number, number] => [id, 0]),
    ),
  ]),
);

/** An order to print, and whether it was printed before it changed. */
type Unprinted = { readonly order: Order; readonly mark: 'CHANGED' | null };

/** More orders than any store has on one day. */
const maxRemembered = 2_000;
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
  const changesAt = new Map(printed);
  return orders
    .filter((order) => toMake.includes(order.status) && isReleased(order, now))
    .filter(({ id, changes }) => changes > (changesAt.get(id) ?? -1))
    .map((order) => ({ order, mark: changesAt.has(order.id) ? 'CHANGED' : null }));
}

/** Remembers orders as printed. */
export function remember(
  printed: Printed,
  orders: readonly Pick<Order, 'id' | 'changes'>[],
): Printed {
  const fresh = new Set(orders.map(({ id }) => id));
  const others = printed.filter(([id]) => !fresh.has(id));
  const added = orders.map(({ id, changes }) => [id, changes] as const);
  return [...others, ...added].slice(-maxRemembered);
}
