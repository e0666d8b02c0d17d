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

/** More orders than this are not read one by one. */
const maxSingly = 4;

/**
 * The time after which an event has all orders read again, in milliseconds: it corrects what no event tells, and
 * lets go of what is over.
 */
const completeForMs = 60_000;

/** Orders by their ids; a number is undefined where an event doesn't tell it. */
type Named = ReadonlyMap<number, string | undefined>;

function namesIn(event: StoreEvent): readonly (readonly [number, string | undefined])[] {
  if ('orderNumber' in event) return [[event.orderId, event.orderNumber]];
  return 'orderIds' in event ? event.orderIds.map((id) => [id, undefined] as const) : [];
}

/** Keeps today's orders of a store current by reading those that events name. */
export function createOrderReader(client: QueryClient, storeId: number) {
  const named = new Map<number, string | undefined>();
  let completeAt = now();

  return {
    /** Notes the orders that an event names. */
    note: (event: StoreEvent): void => {
      for (const [id, orderNumber] of namesIn(event)) named.set(id, orderNumber ?? named.get(id));
    },
    /** Reads the noted orders and answers true; false where all of them have to be read. */
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
    // An alarm that is off for an order that isn't shown.
    if (orderNumber !== undefined) numbers.set(id, orderNumber);
  if (numbers.size > maxSingly) return false;
  try {
    return await readInto(client, storeId, numbers);
  } catch (failure) {
    console.info('An order could not be read alone.', failure);
    return false;
  }
}

/** Reads orders and keeps them, all at once; answers false if that isn't enough. */
async function readInto(
  client: QueryClient,
  storeId: number,
  numbers: ReadonlyMap<number, string>,
): Promise<boolean> {
  const before = knownOrders(client, storeId);
  const read = await Promise.all([...numbers.values()].map(async (one) => readOne(storeId, one)));
  // The list is read again, or has to be, and it's open which of the answers is newer.
  if (!isTodaysCurrent(client, storeId)) return false;
  const known = knownOrders(client, storeId);
  // An answer to a press came first, and may be newer.
  if (read.some(({ id }) => known.get(id) !== before.get(id)))
    return readInto(client, storeId, numbers);
  const changed = new Map(read.map((order) => [order.id, order]));
  const arrived = read.filter(({ id, status }) => !known.has(id) && !isFinished(status));
  // Whether an order that is due later belongs to today, the server knows.
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
