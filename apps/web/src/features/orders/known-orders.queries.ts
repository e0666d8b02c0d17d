import type { Order, OrderWithTimeline } from '@counter/contract/orders';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { storeKey } from '../../lib/store-key.ts';

/** The keys under which orders, and changes to them, are cached. */
export const orderKeys = {
  all: (storeId: number) => storeKey('orders', storeId),
  todays: (storeId: number) => storeKey('orders', storeId, 'todays'),
  one: (storeId: number, orderNumber: string) => storeKey('orders', storeId, 'one', orderNumber),
  moves: (storeId: number) => storeKey('orders', storeId, 'move'),
  seen: (storeId: number) => storeKey('orders', storeId, 'seen'),
  snooze: (storeId: number) => storeKey('orders', storeId, 'snooze'),
};

/** The pages of today's orders. */
export type Todays = InfiniteData<readonly Order[], number>;

/**
 * Cancels pending answers, which would bring back the old state, and invalidates them afterwards.
 */
export async function updateKnownOrders(
  client: QueryClient,
  storeId: number,
  update: <O extends Order>(order: O) => O,
) {
  const todays = orderKeys.todays(storeId);
  const single = [...orderKeys.all(storeId), 'one'];
  await Promise.all([todays, single].map((queryKey) => client.cancelQueries({ queryKey })));
  client.setQueryData<Todays>(
    todays,
    (known) => known && { ...known, pages: known.pages.map((page) => page.map(update)) },
  );
  client.setQueriesData<OrderWithTimeline>({ queryKey: single }, (known) => known && update(known));
}
