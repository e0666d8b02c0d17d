import { placeOrder, type PlaceOrderRequest } from '@counter/contract/integrations';
import {
  acceptOrder,
  cancelOrder,
  completeOrder,
  readyOrder,
  type CancelReason,
  type Order,
  type OrderMove,
} from '@counter/contract/orders';
import { movableClock, type MovableClock } from '../platform/clock.ts';
import { createTestApp, type TestApp } from './app.ts';
import { addApiKey, addProduct, addStore, addUser, type TestStore } from './marketplace.ts';

type Person = Awaited<ReturnType<typeof addUser>>;
type Facts = Parameters<typeof addStore>[1];
export type Response = Awaited<ReturnType<TestApp['call']>>;

/** A store with an owner, a menu of two products and an API key that sends orders in. */
export type TestShop = {
  readonly store: TestStore;
  readonly owner: Person;
  readonly products: readonly { readonly id: number; readonly name: string }[];
  /** Sends an order in and answers the raw response; a pickup of one first product unless told. */
  send(order?: Partial<PlaceOrderRequest>, idempotencyKey?: string): Promise<Response>;
  /** Sends an order in that has to be taken. */
  place(order?: Partial<PlaceOrderRequest>): Promise<Order>;
  /** Makes a move as the owner or somebody else. */
  move(
    orderId: number,
    move: Exclude<OrderMove, 'expire'>,
    as?: Person,
    reason?: CancelReason,
  ): Promise<Response>;
};

export type TestMarket = {
  readonly test: TestApp;
  readonly clock: MovableClock;
  addShop(facts?: Facts): Promise<TestShop>;
};

/** The application with a clock that stands at noon of a Wednesday in New York. */
export async function createTestMarket(): Promise<TestMarket> {
  const clock = movableClock(new Date('2026-03-04T17:00:00Z'));
  const test = await createTestApp({ clock });
  const apiKey = await addApiKey(test.database.db);
  return { test, clock, addShop: (facts) => addShop(test, apiKey, facts) };
}

async function addShop(test: TestApp, apiKey: string, facts: Facts): Promise<TestShop> {
  const { db } = test.database;
  const store = await addStore(db, facts);
  const owner = await addUser(db, { store, role: 'owner' });
  const first = await addProduct(db, store, { price: 1250, name: 'Lentil Soup' });
  const second = await addProduct(db, store, { price: 399, name: 'Flat Bread' });
  const send: TestShop['send'] = (order = {}, idempotencyKey = crypto.randomUUID()) =>
    test.call(
      placeOrder,
      { body: { ...simpleOrder(store, first.id), ...order } },
      { token: apiKey, idempotencyKey },
    );
  return {
    store,
    owner,
    products: [first, second],
    send,
    place: async (order) => dataOf(await send(order), 200),
    move: (orderId, move, as = owner, reason = 'OutOfStock') =>
      sendMove(test, store.id, { orderId, move, token: as.token, reason }),
  };
}

function simpleOrder({ storeUrl }: TestStore, productId: number): PlaceOrderRequest {
  return {
    storeUrl,
    customer: { name: 'Maya Lind', phone: '+1 555 010 7788' },
    deliveryMethod: 'PICKUP',
    items: [{ productId, quantity: 1, options: [], specialInstructions: '' }],
    tip: 0,
  };
}

type SentMove = {
  readonly orderId: number;
  readonly move: Exclude<OrderMove, 'expire'>;
  readonly token: string;
  readonly reason: CancelReason;
};

async function sendMove(
  test: TestApp,
  storeId: number,
  { orderId, move, token, reason }: SentMove,
) {
  const claims = { storeId, orderId };
  switch (move) {
    case 'accept':
      return test.call(acceptOrder, { body: { ...claims, status: 'STORE_ACCEPTED' } }, { token });
    case 'ready':
      return test.call(readyOrder, { body: { ...claims, status: 'READY' } }, { token });
    case 'complete':
      return test.call(completeOrder, { body: { ...claims, status: 'COMPLETED' } }, { token });
    case 'cancel':
      return test.call(
        cancelOrder,
        { body: { ...claims, status: 'STORE_REJECT', reason } },
        { token },
      );
  }
}

/** The data of an answer that has the expected status; fails with the whole body otherwise. */
export function dataOf<Data>(response: Response, status: number): Data {
  if (response.statusCode !== status) {
    throw new Error(`expected ${status}, got ${response.statusCode}: ${response.body}`);
  }
  return response.json<{ data: Data }>().data;
}
