import { acceptOrder, findTodaysOrders, type Order } from '@counter/contract/orders';
import { cutOff, Refusal } from '@counter/contract/testing';
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { clear } from 'idb-keyval';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  accept,
  boardOrder as order,
  card,
  cut,
  inCard,
  openBoard,
  pressAccept,
  restore,
} from '../../../testing/board.ts';
import { passTime } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';

const accepted: Order = { ...order, status: 'STORE_ACCEPTED' };

// The code is there before a network is cut.
beforeAll(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  await import('./queue-desk.tsx');
});
afterEach(() => clear());

test('an accept is queued within a second if the server is down', async () => {
  const server = openStore({ orders: [order] });
  const user = await openBoard(server);
  server.setRunning(false);
  await pressAccept(user);
  expect(inCard().getByRole('button', { name: /^Accept/ })).toHaveAttribute('aria-busy', 'true');
  await passTime(600);
  await waitFor(() => expect(card()).toHaveTextContent('Accepted, waiting for network'));
});

test('an accept whose response breaks off is resent with its idempotency key', async () => {
  const server = openStore({ orders: [order] }).on(acceptOrder, () => cutOff);
  const user = await openBoard(server);
  await pressAccept(user);
  await passTime(600);
  await waitFor(() => expect(card()).toHaveTextContent('Accepted, waiting for network'));
  server.on(acceptOrder, { data: accepted, message: '' });
  server.on(findTodaysOrders, { data: [accepted] });
  await passTime(6000);
  await waitFor(() => expect(card()).not.toHaveTextContent('waiting for network'));
  const keys = server.received(acceptOrder).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

test('an accept is queued while the server has no database', async () => {
  const refusal = new Refusal(503, 'UNAVAILABLE', "We can't reach the database right now.");
  const server = openStore({ orders: [order] }).on(acceptOrder, refusal);
  const user = await openBoard(server);
  await accept(user);
  server.on(acceptOrder, { data: accepted, message: '' });
  server.on(findTodaysOrders, { data: [accepted] });
  await passTime(6000);
  await waitFor(() => expect(card()).not.toHaveTextContent('waiting for network'));
  expect(card()).toHaveAttribute('data-status', 'STORE_ACCEPTED');
});

test('an accept without a response is queued after eight seconds and resent with its key', async () => {
  const keys: (string | null)[] = [];
  const server = openStore({ orders: [order] }).on(acceptOrder, async ({ headers }) => {
    keys.push(headers.get('idempotency-key'));
    return keys.length === 1 ? new Promise(() => {}) : { data: accepted, message: '' };
  });
  const user = await openBoard(server);
  await pressAccept(user);
  await passTime(7000);
  expect(inCard().getByRole('button', { name: /^Accept/ })).toHaveAttribute('aria-busy', 'true');
  server.on(findTodaysOrders, { data: [accepted] });
  await passTime(2000);
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).toBe(keys[0]);
  await waitFor(() => expect(card()).not.toHaveTextContent('waiting for network'));
  expect(inCard().getByRole('button', { name: /^Ready/ })).toBeVisible();
});

test('a failing server is retried with the same key', async () => {
  const server = openStore({ orders: [order] }).on(
    acceptOrder,
    new Refusal(503, 'INTERNAL', 'Try again.'),
  );
  const user = await openBoard(server);
  await cut(server);
  await accept(user);
  await restore(server);
  await waitFor(() => expect(server.received(acceptOrder)).toHaveLength(1));
  server.on(acceptOrder, { data: accepted, message: '' });
  await passTime(6000);
  await waitFor(() => expect(server.received(acceptOrder)).toHaveLength(2));
  const keys = server.received(acceptOrder).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toBe(keys[1]);
});
