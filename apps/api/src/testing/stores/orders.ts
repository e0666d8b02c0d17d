import type { AnswerOf, CallOf, Endpoint } from '@counter/contract/endpoint';
import { placeOrder, type PlaceOrderRequest } from '@counter/contract/integrations';
import {
  acceptOrder,
  cancelOrder,
  completeOrder,
  readyOrder,
  type CancelReason,
  type Order,
  type PersonMove,
} from '@counter/contract/orders';
import { z } from 'zod/mini';
import type { Cards } from '../../platform/clients/stripe/cards.ts';
import type { Pusher } from '../../platform/clients/push/pusher.ts';
import type { SmsGateway, SmsRules } from '../../platform/clients/sms/gateway.ts';
import { movableClock, type MovableClock } from '../../platform/kernel/clock.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { addApiKey, addProduct, addStore, addUser, type TestStore } from './marketplace.ts';

type Person = Awaited<ReturnType<typeof addUser>>;
type Facts = Parameters<typeof addStore>[1];
export type Response = Awaited<ReturnType<TestApp['call']>>;

/** A store with an owner, a menu of two products and an API key to send orders. */
export type TestShop = {
  readonly store: TestStore;
  readonly owner: Person;
  readonly products: readonly { readonly id: number; readonly name: string }[];
  /** Sends an order; returns the raw response. A pickup of one of the first product by default. */
  send(order?: Partial<PlaceOrderRequest>, idempotencyKey?: string): Promise<Response>;
  /** Sends an order that must be accepted. */
  place(order?: Partial<PlaceOrderRequest>): Promise<Order>;
  /** Moves an order as the owner or someone else. */
  move(
    orderId: number,
    move: PersonMove,
    as?: { readonly token: string },
    reason?: CancelReason,
  ): Promise<Response>;
};

export type TestMarket = {
  readonly test: TestApp;
  readonly clock: MovableClock;
  addShop(facts?: Facts): Promise<TestShop>;
  /** Sends a request that must succeed; returns its data. */
  ask<E extends AnswersData>(
    endpoint: E,
    parts: CallOf<E>,
    as: { readonly token: string },
  ): Promise<AnswerOf<E>['data']>;
};

/** Creates the application with a clock that stands at noon on a Wednesday in New York. */
export async function createTestMarket(
  push: Pusher | null = null,
  gateway: SmsGateway | null = null,
  cards: Cards | null = null,
  sms: Partial<SmsRules> = {},
): Promise<TestMarket> {
  const clock = movableClock(new Date('2026-03-04T17:00:00Z'));
  const test = await createTestApp({ clock, push, gateway, cards, sms });
  const apiKey = await addApiKey(test.database.db);
  return {
    test,
    clock,
    addShop: (facts) => addShop(test, apiKey, facts),
    ask: async (endpoint, parts, as) => dataOf(endpoint, await test.call(endpoint, parts, as)),
  };
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
    place: async (order) => orderOf(await send(order)),
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
    deals: [],
    note: '',
    tip: 0,
    payment: 'MARKETPLACE',
  };
}

type SentMove = {
  readonly orderId: number;
  readonly move: PersonMove;
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

/** Returns the order in the response to placing or moving one. Fails with the response body if it was rejected. */
export function orderOf(response: Response): Order {
  return dataOf(acceptOrder, response);
}

type AnswersData = Endpoint & { readonly answer: z.core.$ZodType<{ readonly data: unknown }> };

/** Returns the data of a response, validated against the contract. Fails with the response body if it was rejected. */
function dataOf<E extends AnswersData>(endpoint: E, response: Response): AnswerOf<E>['data'] {
  if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`);
  return z.parse(endpoint.answer, response.json()).data;
}
