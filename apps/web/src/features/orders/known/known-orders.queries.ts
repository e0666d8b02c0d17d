import type { Order, OrderWithTimeline } from '@counter/contract/orders';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { storeKey } from '../../../lib/store-key.ts';

/** Query keys of orders and of changes to them. */
export const orderKeys = {
  all: (storeId: number) => storeKey('orders', storeId),
  todays: (storeId: number) => storeKey('orders', storeId, 'todays'),
  one: (storeId: number, orderNumber: string) => storeKey('orders', storeId, 'one', orderNumber),
  moves: (storeId: number) => storeKey('orders', storeId, 'move'),
  seen: (storeId: number) => storeKey('orders', storeId, 'seen'),
  snooze: (storeId: number) => storeKey('orders', storeId, 'snooze'),
};

/** A page of today's orders. */
export type TodaysPage = {
  readonly orders: readonly Order[];
  /** The next page number; undefined after the last page. */
  readonly next: number | undefined;
};

/** The pages of today's orders. */
export type Todays = InfiniteData<TodaysPage, number>;

/** Returns all orders of the pages. */
export function ordersIn({ pages }: Pick<Todays, 'pages'>): readonly Order[] {
  return pages.flatMap(({ orders }) => orders);
}

/** Returns today's orders, each mapped by `update`. */
export function mapTodays(known: Todays, update: (order: Order) => Order): Todays {
  const pages = known.pages.map((page) => ({ ...page, orders: page.orders.map(update) }));
  return { ...known, pages };
}

/**
 * Returns true if today's orders are in use and were fetched since the last event that invalidated them. Otherwise,
 * updating the cache would mark stale orders as fresh.
 */
export function isTodaysCurrent(client: QueryClient, storeId: number): boolean {
  const query = client.getQueryCache().find({ queryKey: orderKeys.todays(storeId) });
  if (!query?.isActive()) return false;
  const { status, isInvalidated, fetchStatus } = query.state;
  return status === 'success' && !isInvalidated && fetchStatus === 'idle';
}

type Update = <O extends Order>(order: O) => O;

/**
 * Applies a change's response to the cached orders. Today's orders are not refetched, because the response contains the
 * whole change; all other order queries are. A refetch of today's orders that is in flight may return the old state, so
 * its result is corrected on arrival. Restarting it would let the next move in a rush restart it again.
 */
export async function updateKnownOrders(client: QueryClient, storeId: number, update: Update) {
  const todays = orderKeys.todays(storeId);
  const single = [...orderKeys.all(storeId), 'one'];
  const query = client.getQueryCache().find({ queryKey: todays });
  const onItsWay = query?.state.fetchStatus === 'fetching' ? query.promise : undefined;
  const isToRead = !onItsWay && !isTodaysCurrent(client, storeId);
  const show = () =>
    client.setQueryData<Todays>(todays, (known) => known && mapTodays(known, update));
  void onItsWay?.then(show, () => undefined);
  await client.cancelQueries({ queryKey: single });
  show();
  client.setQueriesData<OrderWithTimeline>({ queryKey: single }, (known) => known && update(known));
  void client.invalidateQueries({
    queryKey: orderKeys.all(storeId),
    predicate: (one) => isToRead || !isTodays(one),
  });
}

/** Returns true for the query of today's orders. */
export function isTodays({ queryKey }: Query): boolean {
  return queryKey[2] === 'todays';
}
