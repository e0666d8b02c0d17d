import type { Order, OrderWithTimeline } from '@counter/contract/orders';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { storeKey } from '../../../lib/store-key.ts';

/** The keys under which orders, and changes to them, are cached. */
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
  /** The number of the next page; undefined after the last. */
  readonly next: number | undefined;
};

/** The pages of today's orders. */
export type Todays = InfiniteData<TodaysPage, number>;

/** Returns all orders of the pages. */
export function ordersIn({ pages }: Pick<Todays, 'pages'>): readonly Order[] {
  return pages.flatMap(({ orders }) => orders);
}

/** Returns today's orders with each as `update` returns it. */
export function mapTodays(known: Todays, update: (order: Order) => Order): Todays {
  const pages = known.pages.map((page) => ({ ...page, orders: page.orders.map(update) }));
  return { ...known, pages };
}

/**
 * Returns true if today's orders are kept current, and were read since the last event that had all of them read.
 * Changing the known ones otherwise would pass them off as such.
 */
export function isTodaysCurrent(client: QueryClient, storeId: number): boolean {
  const query = client.getQueryCache().find({ queryKey: orderKeys.todays(storeId) });
  if (!query?.isActive()) return false;
  const { status, isInvalidated, fetchStatus } = query.state;
  return status === 'success' && !isInvalidated && fetchStatus === 'idle';
}

type Update = <O extends Order>(order: O) => O;

/**
 * Puts what a change answered into the orders on the screen. Today's are not read again, as the answer is all that
 * changed; whatever else is known of orders is. A list that is on its way may hold the old state: it is put right
 * when it comes, rather than asked for again, as in a rush the next press would come before its answer.
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
