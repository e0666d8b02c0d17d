import {
  findOrder,
  findOrderHistory,
  findScheduledOrders,
  findTodaysOrders,
  todaysOrdersPageSize,
  type DeliveryMethod,
  type Order,
  type OrderStatus,
} from '@counter/contract/orders';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../lib/api.ts';
import { useCurrentStore, type CurrentStore } from '../../lib/store-context.tsx';
import { ordersIn, orderKeys, type Todays, type TodaysPage } from './known/known-orders.queries.ts';
import { useQueueView } from './offline/queue-view.ts';
import { usePendingSilence } from './alerts/order-alarm.queries.ts';
import { shareOrders } from './moves/share-orders.queries.ts';
import { withPendingSilence, withSilence } from './moves/pending-changes.ts';

/** Fallback polling interval of today's orders if the live stream is silent, in milliseconds. */
const refreshIntervalMs = 30_000;

function todaysOptions(store: CurrentStore) {
  const { userId, storeId } = store;
  // The first page has every open order, because screens show, count and announce all of them.
  async function readPage(pageNumber: number, signal: AbortSignal): Promise<TodaysPage> {
    const body = { userId, storeId, pageNumber };
    const { data } = await call(findTodaysOrders, { body }, { signal });
    const isLast = data.length < todaysOrdersPageSize;
    return { orders: data, next: isLast ? undefined : pageNumber + 1 };
  }
  return infiniteQueryOptions({
    queryKey: orderKeys.todays(storeId),
    queryFn: async ({ pageParam, signal }) => readPage(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    structuralSharing: (before, read) =>
      hasPages(before) && hasPages(read) ? shareOrders(before, read) : read,
    enabled: store.can('orders:read'),
    refetchInterval: refreshIntervalMs,
    // New orders must also be heard while another window is in front.
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
  });
}

function hasPages(value: unknown): value is Todays {
  return typeof value === 'object' && value !== null && 'pages' in value;
}

type TodaysPages = Pick<Todays, 'pages'>;

// Cached, because many parts of a screen use the same orders.
const lists = new WeakMap<TodaysPages, readonly Order[]>();

/** Removes duplicates: an order may move to another page between two fetches. */
function flatten(todays: TodaysPages): readonly Order[] {
  const known = lists.get(todays);
  if (known) return known;
  const list = [...new Map(ordersIn(todays).map((order) => [order.id, order])).values()];
  lists.set(todays, list);
  return list;
}

/**
 * Returns the current store's orders of today, with pending changes of this device applied. `orders` is undefined until
 * first loaded. Read only the fields of `query` that you need: each one that is read rerenders the component on change.
 */
export function useTodaysOrders() {
  const query = useInfiniteQuery(todaysOptions(useCurrentStore()));
  const silence = usePendingSilence();
  const queue = useQueueView();
  const { data } = query;
  const orders = useMemo(() => {
    const heard = data && withPendingSilence(flatten(data), silence);
    return queue ? heard?.map(queue.show) : heard;
  }, [data, silence, queue]);
  return { query, orders };
}

/** Returns the number of the person's changes on this device that wait for the network. */
export function useWaitingChanges(): number {
  return useQueueView()?.waiting ?? 0;
}

export type OrderRange = {
  readonly kind: 'scheduled' | 'history';
  /** Counted from 0. */
  readonly pageNumber: number;
  /** `YYYY-MM-DD`, both inclusive. */
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
    // Keeps the previous data while another page loads, but not for another list.
    placeholderData: (previous, query) =>
      query?.queryKey[2] === kind ? keepPreviousData(previous) : undefined,
  });
}

function given({ status, deliveryMethod, ...range }: Omit<OrderRange, 'kind'>) {
  return { ...range, ...(status && { status }), ...(deliveryMethod && { deliveryMethod }) };
}

/** Loads one page of the scheduled or finished orders. */
export function useOrderRange(range: OrderRange) {
  const query = useQuery(rangeOptions(useCurrentStore(), range));
  const silence = usePendingSilence();
  const content = query.data?.content;
  const orders = useMemo(() => content && withPendingSilence(content, silence), [content, silence]);
  return { ...query, orders };
}

/** Loads one order in full. Until then, returns the order as lists know it, with an empty timeline. */
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
  const silence = usePendingSilence();
  const queue = useQueueView();
  const { data } = query;
  const order = useMemo(() => {
    const heard = data && withSilence(data, silence.get(data.id));
    return heard && queue ? queue.show(heard) : heard;
  }, [data, silence, queue]);
  return { ...query, order };
}

function findKnownOrder(client: QueryClient, storeId: number, orderNumber: string) {
  const todays = client.getQueryData<Todays>(orderKeys.todays(storeId));
  const ranged = client
    .getQueriesData<{ content?: readonly Order[] }>({ queryKey: orderKeys.all(storeId) })
    .flatMap(([, page]) => page?.content ?? []);
  const known = [...(todays ? ordersIn(todays) : []), ...ranged].find(
    (order) => order.orderNumber === orderNumber,
  );
  return known && { ...known, pickupInstructions: null, timeline: [] };
}
