import { logout } from '@counter/contract/auth';
import {
  acceptOrder,
  delayOrder,
  findTodaysOrders,
  readyOrder,
  tickItems,
  type Order,
} from '@counter/contract/orders';
import { Refusal } from '@counter/contract/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { clear } from 'idb-keyval';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { signedIn } from '../../../lib/session.ts';
import {
  accept,
  boardOrder as order,
  card,
  cut,
  inCard,
  openBoard,
  restore,
} from '../../../testing/board.ts';
import { anItem, anOrder } from '../../../testing/order-fixture.ts';
import { passTime, renderScreen } from '../../../testing/render-screen.tsx';
import { aSession, openStore } from '../../../testing/store.ts';

const accepted: Order = { ...order, status: 'STORE_ACCEPTED' };
const ready: Order = { ...accepted, status: 'READY' };
const made = { at: '2026-11-20T12:05:00Z', by: 'Sofia Reyes' };

// The code is there before a network is cut.
beforeAll(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  await import('./queue-desk.tsx');
});
afterEach(() => clear());

test('accepting an order offline stops its ringing even before it is queued', async () => {
  const server = openStore({ orders: [anOrder()] });
  const user = await openBoard(server);
  await cut(server);
  expect(document.title).toMatch(/^\(1\) /);
  const titles: string[] = [];
  const observer = new MutationObserver(() => titles.push(document.title));
  observer.observe(document.head, { subtree: true, childList: true, characterData: true });
  await accept(user);
  observer.disconnect();
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.filter((title) => title.startsWith('(1) '))).toEqual([]);
});

test('accept, tick and ready wait for the network across a reload and are sent once, in order', async () => {
  const sent: string[] = [];
  const server = openStore({ orders: [order] })
    .on(acceptOrder, async ({ body }) => {
      sent.push(`accept ${body.minutes} ${body.pressedAt?.slice(0, 16)}`);
      return Promise.resolve({ data: accepted, message: '' });
    })
    .on(tickItems, async ({ body }) => {
      sent.push(`tick ${body.lines.join()}`);
      return Promise.resolve({ data: { ...accepted, items: [anItem({ made })] } });
    })
    .on(readyOrder, async () => {
      sent.push('ready');
      return Promise.resolve({ data: ready, message: '' });
    });
  const user = await openBoard(server);
  await cut(server);
  await accept(user);
  await passTime(1500);
  await user.click(inCard().getByRole('button', { name: /Kebab/ }));
  await waitFor(() =>
    expect(inCard().getByRole('button', { name: /Kebab/ })).toHaveAttribute('aria-pressed', 'true'),
  );
  await user.click(inCard().getByRole('button', { name: 'Ready KM-4821' }));
  await waitFor(() => expect(card()).toHaveTextContent('Ready, waiting for network'));
  await screen.findByText(/3 changes will be sent/);
  expect(sent).toEqual([]);

  cleanup();
  await passTime(3_600_000);
  server.on(findTodaysOrders, { data: [ready] });
  await restore(server);
  renderScreen(server, '/dashboard/orders');
  await waitFor(() => expect(sent).toEqual(['accept 20 2026-11-20T12:00', 'tick 1', 'ready']));
  await screen.findByRole('listitem', { name: 'KM-4821' });
  await passTime(60_000);
  expect(sent).toHaveLength(3);
  expect(card()).not.toHaveTextContent('waiting for network');
});

test('a delay waits for the acceptance and is sent with the promised time', async () => {
  const late = '2026-11-20T12:33:00.000Z';
  const server = openStore({ orders: [order] })
    .on(acceptOrder, { data: { ...accepted, estimatedPickupTime: late }, message: '' })
    .on(delayOrder, { data: { ...accepted, delayedMinutes: 5 } });
  const user = await openBoard(server);
  await cut(server);
  await accept(user);
  await passTime(1500);
  await user.click(inCard().getByRole('button', { name: 'Delay KM-4821 by 5 minutes' }));
  await waitFor(() => expect(card()).toHaveTextContent('Delayed, waiting for network'));
  await screen.findByText(/2 changes will be sent/);
  await restore(server);
  await waitFor(() => expect(server.received(delayOrder)).toHaveLength(1));
  expect(server.received(delayOrder)[0]?.body).toMatchObject({ minutes: 5, pickupTime: late });
  expect(server.received(acceptOrder)).toHaveLength(1);
});

test('a change that is undone before it is sent is never sent', async () => {
  const server = openStore({ orders: [order] });
  const user = await openBoard(server);
  await cut(server);
  await accept(user);
  await user.click(inCard().getByRole('button', { name: 'Undo KM-4821' }));
  await waitFor(() => inCard().getByRole('button', { name: /^Accept order/ }));
  await restore(server);
  await passTime(10_000);
  expect(server.received(acceptOrder)).toEqual([]);
});

test('accepting all shown orders also waits for the network', async () => {
  const orders = [order, { ...order, id: 2, orderNumber: 'KM-4822' }];
  const server = openStore({ orders }).on(acceptOrder, ({ body }) => {
    const found = orders.find(({ id }) => id === body.orderId) ?? order;
    return { data: { ...found, status: 'STORE_ACCEPTED' as const }, message: '' };
  });
  const user = await openBoard(server);
  await user.click(await screen.findByRole('button', { name: /^Accept all/ }));
  const confirm = await screen.findByRole('button', { name: /^Accept 2 orders/ });
  await cut(server);
  await user.click(confirm);
  await screen.findByText(/2 changes will be sent/);
  await waitFor(() => expect(card()).toHaveTextContent('Accepted, waiting for network'));
  expect(server.received(acceptOrder)).toEqual([]);
  await restore(server);
  await waitFor(() => expect(server.received(acceptOrder)).toHaveLength(2));
});

test('a card shows a change that the server refused meanwhile, until it is dismissed', async () => {
  const server = openStore({ orders: [order] }).on(
    acceptOrder,
    new Refusal(409, 'ORDER_MOVED', 'Ada cancelled this order at 07:01.'),
  );
  const user = await openBoard(server);
  await cut(server);
  await accept(user);
  server.on(findTodaysOrders, { data: [{ ...order, status: 'STORE_REJECT' }] });
  await restore(server);
  await waitFor(() => expect(card()).toHaveTextContent('Ada cancelled this order at 07:01.'));
  cleanup();
  const again = await openBoard(server);
  await waitFor(() => expect(card()).toHaveTextContent('Ada cancelled this order at 07:01.'));
  await again.click(inCard().getByRole('button', { name: 'Dismiss the message about KM-4821' }));
  await waitFor(() => expect(screen.queryByText(/Ada cancelled/)).toBeNull());
  expect(server.received(acceptOrder)).toHaveLength(1);
});

test("an order whose acceptance is refused doesn't ring before it is read again", async () => {
  const fresh = { ...order, seenAt: null };
  const list = Promise.withResolvers<{ data: Order[] }>();
  const reason = 'Ada accepted this order at 07:01.';
  const server = openStore({ orders: [fresh] }).on(
    acceptOrder,
    new Refusal(409, 'ORDER_MOVED', reason),
  );
  const user = await openBoard(server);
  expect(document.title).toMatch(/^\(1\)/);
  await cut(server);
  await accept(user);
  server.on(findTodaysOrders, () => list.promise);
  await restore(server);
  await waitFor(() => expect(server.received(acceptOrder)).toHaveLength(1));
  await passTime(1000);
  expect(document.title).not.toMatch(/^\(/);
  list.resolve({ data: [{ ...fresh, status: 'STORE_ACCEPTED' }] });
  await waitFor(() => expect(card()).toHaveTextContent(reason));
  expect(document.title).not.toMatch(/^\(/);
});

test('an acceptance that is sent too late says so and shows the actual pickup time', async () => {
  const server = openStore({ orders: [order] }).on(acceptOrder, {
    data: { ...accepted, estimatedPickupTime: '2026-11-20T13:05:00Z' },
    message: '',
  });
  const user = await openBoard(server);
  await cut(server);
  await accept(user);
  await restore(server);
  await waitFor(() =>
    expect(card()).toHaveTextContent('Accepted for 08:05. It was sent too late for 07:20.'),
  );
});

test("another person's sign-in never sends queued changes, and signing out asks first", async () => {
  const server = openStore({ orders: [order] }).on(logout, { data: { ended: true } });
  const user = await openBoard(server);
  await cut(server);
  await accept(user);
  await user.click(screen.getByRole('button', { name: /account of Sofia Reyes/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  const question = await screen.findByRole('dialog', {
    name: 'Log out with 1 change waiting for network?',
  });
  await user.click(within(question).getByRole('button', { name: 'Go back' }));
  expect(card()).toBeVisible();
  cleanup();
  signedIn(aSession({ userId: 8, token: 'token-of-ben', fullName: 'Ben Ito' }));
  await restore(server);
  await openBoard(server);
  await passTime(30_000);
  expect(server.received(acceptOrder)).toEqual([]);
  expect(card()).not.toHaveTextContent('waiting for network');
});
