import { findOrder, finishedStatuses, type Order } from '@counter/contract/orders';
import type { StoreEvent } from '@counter/contract/stream';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { now } from '@counter/browser/clock';
import {
  isTodaysCurrent,
  mapTodays,
  orderKeys,
  ordersIn,
  type Todays,
} from './known-orders.queries.ts';

/** Maximum number of orders to fetch one by one. */
const maxSingly = 4;

/**
 * Time in milliseconds after which an event refetches all orders: that corrects changes without an event and drops
 * orders that are over.
 */
const completeForMs = 60_000;

/** Orders by id; the number is undefined if an event doesn't contain it. */
type Named = ReadonlyMap<number, string | undefined>;

function namesIn(event: StoreEvent): readonly (readonly [number, string | undefined])[] {
  if ('orderNumber' in event) return [[event.orderId, event.orderNumber]];
  return 'orderIds' in event ? event.orderIds.map((id) => [id, undefined] as const) : [];
}

/** Returns a reader that keeps a store's orders of today current by fetching those that events name. */
export function createOrderReader(client: QueryClient, storeId: number) {
  const named = new Map<number, string | undefined>();
  let completeAt = now();

  return {
    /** Notes the orders named by an event. */
    note: (event: StoreEvent): void => {
      for (const [id, orderNumber] of namesIn(event)) named.set(id, orderNumber ?? named.get(id));
    },
    /** Fetches the noted orders and resolves with true; false if all orders have to be refetched. */
    readNoted: async (): Promise<boolean> => {
      const noted = new Map(named);
      named.clear();
      const isCurrent = isTodaysCurrent(client, storeId) && now() - completeAt < completeForMs;
      const isDone = isCurrent && (await readSingly(client, storeId, noted));
      if (!isDone) completeAt = now();
      return isDone;
    },
  };
}

async function readSingly(client: QueryClient, storeId: number, noted: Named): Promise<boolean> {
  const known = knownOrders(client, storeId);
  const numbers = new Map<number, string>();
  for (const [id, orderNumber = known.get(id)?.orderNumber] of noted)
    // Skip orders without a known number: the event silenced an order that isn't shown.
    if (orderNumber !== undefined) numbers.set(id, orderNumber);
  if (numbers.size > maxSingly) return false;
  try {
    return await readInto(client, storeId, numbers);
  } catch (failure) {
    console.info('An order could not be read alone.', failure);
    return false;
  }
}

/** Fetches orders and caches them together; resolves with false if that isn't enough. */
async function readInto(
  client: QueryClient,
  storeId: number,
  numbers: ReadonlyMap<number, string>,
): Promise<boolean> {
  const before = knownOrders(client, storeId);
  const read = await Promise.all([...numbers.values()].map(async (one) => readOne(storeId, one)));
  // The list was refetched or invalidated meanwhile, so it is unknown which answer is newer.
  if (!isTodaysCurrent(client, storeId)) return false;
  const known = knownOrders(client, storeId);
  // The response to a move arrived first and may be newer, so fetch again.
  if (read.some(({ id }) => known.get(id) !== before.get(id)))
    return readInto(client, storeId, numbers);
  const changed = new Map(read.map((order) => [order.id, order]));
  const arrived = read.filter(({ id, status }) => !known.has(id) && !isFinished(status));
  // Only the server knows whether an order that is due later belongs to today.
  if (arrived.some(({ releasedAt }) => Date.parse(releasedAt) > now())) return false;
  client.setQueryData<Todays>(
    orderKeys.todays(storeId),
    (all) =>
      all &&
      add(
        mapTodays(all, (order) => changed.get(order.id) ?? order),
        arrived,
      ),
  );
  return true;
}

async function readOne(storeId: number, orderNumber: string): Promise<Order> {
  const params = { storeId: String(storeId), orderNumber };
  const {
    timeline: _timeline,
    pickupInstructions: _instructions,
    ...order
  } = (await call(findOrder, { params })).data;
  return order;
}

function knownOrders(client: QueryClient, storeId: number): ReadonlyMap<number, Order> {
  const todays = client.getQueryData<Todays>(orderKeys.todays(storeId));
  return new Map(todays && ordersIn(todays).map((order) => [order.id, order]));
}

function isFinished(status: Order['status']): boolean {
  return finishedStatuses.includes(status);
}

function add(todays: Todays, arrived: readonly Order[]): Todays {
  const [first, ...rest] = todays.pages;
  if (!first || arrived.length === 0) return todays;
  return { ...todays, pages: [{ ...first, orders: [...arrived, ...first.orders] }, ...rest] };
}
