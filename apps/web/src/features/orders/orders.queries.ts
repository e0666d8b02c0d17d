import {
  findOrder,
  findOrderHistory,
  findScheduledOrders,
  findTodaysOrders,
  todaysOrdersPageSize,
  updateOrdersSeen,
  type DeliveryMethod,
  type Order,
  type OrderStatus,
} from '@counter/contract/orders';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../lib/api.ts';
import { now } from '../../lib/clock.ts';
import { useCurrentStore, type CurrentStore } from '../../lib/store-context.tsx';
import { waitsForNetwork } from '../../lib/waits-for-network.ts';
import { orderKeys, updateKnownOrders, type Todays } from './known-orders.queries.ts';
import { usePendingMoves } from './order-moves.queries.ts';
import { withPendingLook, withPendingLooks, type PendingLooks } from './pending-changes.ts';

/** The refresh interval of today's orders in case the live stream is silent, in milliseconds. */
const refreshIntervalMs = 30_000;
/** The server takes this many; the alarm goes on for the rest. */
const seenAtOnce = 500;

function todaysOptions(store: CurrentStore) {
  const { userId, storeId } = store;
  return infiniteQueryOptions({
    queryKey: orderKeys.todays(storeId),
    queryFn: async ({ pageParam, signal }): Promise<readonly Order[]> => {
      const body = { userId, storeId, pageNumber: pageParam };
      return (await call(findTodaysOrders, { body }, { signal })).data;
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.length < todaysOrdersPageSize ? undefined : pages.length,
    select: flatten,
    enabled: store.can('orders:read'),
    refetchInterval: refreshIntervalMs,
    // Somebody who looks at another window still has to hear a new order.
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
  });
}

/** While pages are read one after the other an order may slip from one to the next. */
function flatten({ pages }: Todays): readonly Order[] {
  return [...new Map(pages.flat().map((order) => [order.id, order])).values()];
}

/**
 * Today's orders of the current store, with what people of this device just looked at.
 * `orders` is undefined until they were read once.
 */
export function useTodaysOrders() {
  const query = useInfiniteQuery(todaysOptions(useCurrentStore()));
  const looks = usePendingLooks();
  const { data } = query;
  const orders = useMemo(() => data && withPendingLooks(data, looks), [data, looks]);
  return { ...query, orders };
}

export type OrderRange = {
  readonly kind: 'scheduled' | 'history';
  /** Counted from 0. */
  readonly pageNumber: number;
  /** `YYYY-MM-DD`, both included. */
  readonly startDate: string;
  readonly endDate: string;
  readonly search: string;
  readonly status: OrderStatus | undefined;
  readonly deliveryMethod: DeliveryMethod | undefined;
};

const rangeEndpoints = { scheduled: findScheduledOrders, history: findOrderHistory };

function rangeOptions({ userId, storeId }: CurrentStore, { kind, ...range }: OrderRange) {
  return queryOptions({
    queryKey: [...orderKeys.all(storeId), kind, range] as const,
    queryFn: async ({ signal }) => {
      const body = { userId, storeId, ...given(range) };
      return (await call(rangeEndpoints[kind], { body }, { signal })).data;
    },
    // Another page keeps the old one in sight; another list does not.
    placeholderData: (previous, query) =>
      query?.queryKey[2] === kind ? keepPreviousData(previous) : undefined,
  });
}

function given({ status, deliveryMethod, ...range }: Omit<OrderRange, 'kind'>) {
  return { ...range, ...(status && { status }), ...(deliveryMethod && { deliveryMethod }) };
}

/** One page of the scheduled or the finished orders. */
export function useOrderRange(range: OrderRange) {
  const query = useQuery(rangeOptions(useCurrentStore(), range));
  const looks = usePendingLooks();
  const content = query.data?.content;
  const orders = useMemo(() => content && withPendingLooks(content, looks), [content, looks]);
  return { ...query, orders };
}

/** One order in full; until it has come, what the lists know of it (with an empty timeline). */
export function useOrder(orderNumber: string) {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: orderKeys.one(storeId, orderNumber),
    queryFn: async ({ signal }) => {
      const params = { storeId: String(storeId), orderNumber };
      return (await call(findOrder, { params }, { signal })).data;
    },
    placeholderData: () => findKnownOrder(client, storeId, orderNumber),
  });
  const looks = usePendingLooks();
  const { data } = query;
  const order = useMemo(() => data && withPendingLook(data, looks), [data, looks]);
  return { ...query, order };
}

function findKnownOrder(client: QueryClient, storeId: number, orderNumber: string) {
  const todays = client.getQueryData<Todays>(orderKeys.todays(storeId))?.pages.flat() ?? [];
  const ranged = client
    .getQueriesData<{ content?: readonly Order[] }>({ queryKey: orderKeys.all(storeId) })
    .flatMap(([, page]) => page?.content ?? []);
  const known = [...todays, ...ranged].find((order) => order.orderNumber === orderNumber);
  return known && { ...known, pickupInstructions: null, timeline: [] };
}

type Look = { readonly orderIds: readonly number[]; readonly at: string };

/** Notes that somebody looked at orders, which ends their alarm here at once and then everywhere. */
export function useMarkSeen(onRefused: (error: Error, retry: () => void) => void) {
  const { userId, storeId } = useCurrentStore();
  const client = useQueryClient();
  const marking = useMutation({
    mutationKey: orderKeys.seen(storeId),
    // Nobody who is offline wonders about a change they did not make.
    meta: { unasked: true },
    ...waitsForNetwork,
    mutationFn: ({ orderIds }: Look) =>
      call(updateOrdersSeen, {
        body: { userId, storeId, orderIds: orderIds.slice(0, seenAtOnce) },
      }),
    onSuccess: (_, { orderIds, at }) =>
      updateKnownOrders(client, storeId, (order) =>
        orderIds.includes(order.id) ? { ...order, seenAt: order.seenAt ?? at } : order,
      ),
    onError: (error, look) => onRefused(error, () => marking.mutate(look)),
    onSettled: () => void client.invalidateQueries({ queryKey: orderKeys.all(storeId) }),
  });
  return (orderIds: readonly number[]): void =>
    marking.mutate({ orderIds, at: new Date(now()).toISOString() });
}

/** Looks that the server has not answered yet. Whoever moves an order has looked at it. */
function usePendingLooks(): PendingLooks {
  const { storeId } = useCurrentStore();
  const moves = usePendingMoves();
  const filters = { mutationKey: orderKeys.seen(storeId), status: 'pending' } as const;
  const looks = useMutationState({ filters, select: ({ state }) => state.variables });
  return useMemo(
    () =>
      new Map([
        ...moves.map(({ order }) => [order.id, order.releasedAt] as const),
        ...looks
          .filter(isLook)
          .flatMap(({ orderIds, at }) => orderIds.map((orderId) => [orderId, at] as const)),
      ]),
    [moves, looks],
  );
}

function isLook(variables: unknown): variables is Look {
  return typeof variables === 'object' && variables !== null && 'orderIds' in variables;
}
