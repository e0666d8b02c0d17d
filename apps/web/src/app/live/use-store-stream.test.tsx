import type { Endpoint } from '@counter/contract/endpoint';
import { findSession } from '@counter/contract/auth';
import { findOrder, findTodaysOrders, type Order } from '@counter/contract/orders';
import { findRiders } from '@counter/contract/people';
import { findBusinesses } from '@counter/contract/store';
import type { StoreEvent } from '@counter/contract/stream';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anOrder } from '../../testing/order-fixture.ts';
import { notSignedIn, Refusal, type FakeServer } from '@counter/contract/testing';
import { currentAddress, passTime, renderScreen } from '../../testing/render-screen.tsx';
import { now } from '@counter/browser/clock';
import { readSession } from '../../lib/session.ts';
import { aBusiness, aSession, openStore } from '../../testing/store.ts';

const order = anOrder({ seenAt: '2026-11-20T12:00:10Z' });

const moved: StoreEvent = {
  kind: 'order.moved',
  orderId: 1,
  orderNumber: 'KM-4821',
  status: 'READY',
  by: 'Marcus Bell',
};

function placed({ id, orderNumber, status, releasedAt }: Order): StoreEvent {
  const released = Date.parse(releasedAt) <= now();
  const about = { orderId: id, orderNumber, status, released };
  return { kind: 'order.placed', ...about, title: 'New order', shortDescription: '' };
}

/** Opens the orders and lets the stream begin at seq 100. */
async function openOrders(server: FakeServer): Promise<HTMLElement> {
  renderScreen(server, '/dashboard/orders');
  const row = (await screen.findByRole('button', { name: /^KM-4821/ })).closest('tr');
  if (!row) throw new Error('The order is in no row.');
  await connect(server);
  return row;
}

async function connect(server: FakeServer): Promise<void> {
  await tell(() => server.streams.at(-1)?.ready());
  await screen.findByText('Live');
}

async function tell(say: () => void): Promise<void> {
  await act(async () => Promise.resolve(say()));
  await passTime(300);
}

/** Counts what an endpoint is asked from now on. */
function countAsked(server: FakeServer, endpoint: Endpoint): () => number {
  const before = server.received(endpoint).length;
  return () => server.received(endpoint).length - before;
}

function answerWith(server: FakeServer, change: Partial<Order>): void {
  server.on(findTodaysOrders, { data: [{ ...order, ...change }] });
}

test('an event refetches what it made stale, and nothing else', async () => {
  const server = openStore({ orders: [order] });
  const row = await openOrders(server);
  const stores = server.received(findBusinesses).length;
  const asked = countAsked(server, findOrder);
  answerWith(server, { status: 'READY' });
  await tell(() => server.tell(moved));
  await waitFor(() => expect(row).toHaveTextContent('Ready'));
  expect(asked()).toBe(1);
  expect(server.received(findBusinesses)).toHaveLength(stores);
  await tell(() => server.tell({ kind: 'people.changed' }));
  expect(asked()).toBe(1);
});

test('a screen without orders refetches only on events of its own domain', async () => {
  const server = openStore().on(findRiders, { data: [] });
  renderScreen(server, '/dashboard/business/cedar-kitchen/rider');
  await screen.findByText('No rider found');
  await connect(server);
  const before = server.received(findRiders).length;
  await tell(() => server.tell({ kind: 'people.changed' }));
  expect(server.received(findRiders)).toHaveLength(before + 1);
  await tell(() => server.tell({ kind: 'menu.changed' }));
  expect(server.received(findRiders)).toHaveLength(before + 1);
});

test('an event of an unknown kind refetches everything', async () => {
  const server = openStore({ orders: [order] });
  const row = await openOrders(server);
  answerWith(server, { status: 'READY' });
  await tell(() => server.streams.at(-1)?.send('order.teleported', 101, { kind: 'unheard of' }));
  await waitFor(() => expect(row).toHaveTextContent('Ready'));
});

test('an event about an order fetches that order, not the list', async () => {
  const others = Array.from({ length: 20 }, (_, n) =>
    anOrder({ id: n + 2, orderNumber: `KM-${5000 + n}`, seenAt: order.seenAt }),
  );
  const server = openStore({ orders: [order, ...others] });
  const row = await openOrders(server);
  const lists = countAsked(server, findTodaysOrders);
  const singles = countAsked(server, findOrder);
  server.on(findTodaysOrders, { data: [{ ...order, status: 'READY' }, ...others] });
  await tell(() => server.tell(moved));
  await waitFor(() => expect(row).toHaveTextContent('Ready'));
  expect([lists(), singles()]).toEqual([0, 1]);
});

test('fetches a new order alone, but all orders when it is due later', async () => {
  const server = openStore({ orders: [order] });
  await openOrders(server);
  const lists = countAsked(server, findTodaysOrders);
  const second = anOrder({ id: 2, orderNumber: 'KM-4822', seenAt: order.seenAt });
  server.on(findTodaysOrders, { data: [order, second] });
  await tell(() => server.tell(placed(second)));
  await screen.findByRole('button', { name: /^KM-4822/ });
  expect(lists()).toBe(0);
  const later = anOrder({ id: 3, orderNumber: 'KM-4823', releasedAt: '2027-11-20T12:00:00Z' });
  server.on(findTodaysOrders, { data: [order, second, later] });
  await tell(() => server.tell(placed(later)));
  await waitFor(() => expect(lists()).toBe(1));
});

test('fetches the list once when many orders change at once', async () => {
  const server = openStore({ orders: [order] });
  await openOrders(server);
  const lists = countAsked(server, findTodaysOrders);
  const singles = countAsked(server, findOrder);
  await tell(() => {
    for (let id = 1; id <= 20; id += 1)
      server.tell({ ...moved, orderId: id, orderNumber: `KM-${4820 + id}` });
  });
  await waitFor(() => expect(lists()).toBe(1));
  expect(singles()).toBe(1);
});

test('fetches all orders after a minute of events, as some changes send none', async () => {
  const server = openStore({ orders: [order] });
  await openOrders(server);
  for (let second = 0; second < 60; second += 20) {
    await tell(() => server.tell(moved));
    await passTime(20_000);
  }
  const lists = countAsked(server, findTodaysOrders);
  await tell(() => server.tell(moved));
  expect(lists()).toBe(1);
});

test('fetches all orders on the next event after a failed fetch', async () => {
  const server = openStore({ orders: [order] });
  const row = await openOrders(server);
  server.on(findTodaysOrders, new Refusal(503, 'UNAVAILABLE', 'Counter is not ready yet.'));
  await tell(() => server.streams.at(-1)?.send('reset', 180, { seq: 180 }));
  await screen.findByText(/Counter is not ready yet/);
  const lists = countAsked(server, findTodaysOrders);
  const other = anOrder({ id: 2, orderNumber: 'KM-4822', seenAt: order.seenAt });
  server.on(findTodaysOrders, { data: [{ ...order, status: 'READY' }, other] });
  await tell(() => server.tell({ ...moved, orderId: 2, orderNumber: 'KM-4822' }));
  expect(lists()).toBe(1);
  await waitFor(() => expect(row).toHaveTextContent('Ready'));
});

test('a missed event refetches everything', async () => {
  const server = openStore({ orders: [order] });
  const row = await openOrders(server);
  answerWith(server, { status: 'READY' });
  await tell(() => server.streams.at(-1)?.tell({ kind: 'people.changed' }, 103));
  await waitFor(() => expect(row).toHaveTextContent('Ready'));
});

test('an event delivered twice refetches once', async () => {
  const server = openStore({ orders: [order] });
  await openOrders(server);
  const asked = countAsked(server, findOrder);
  await tell(() => server.streams.at(-1)?.tell(moved, 101));
  await tell(() => server.streams.at(-1)?.tell(moved, 101));
  expect(asked()).toBe(1);
});

test('a broken connection shows "Reconnecting" and resumes after the last event', async () => {
  const server = openStore({ orders: [order] });
  await openOrders(server);
  await tell(() => server.tell(moved));
  const opened = server.streams.length;
  await tell(() => server.streams.at(-1)?.cut());
  await screen.findByText('Reconnecting');
  await passTime(10_000);
  expect(server.streams).toHaveLength(opened + 1);
  expect(server.streams.at(-1)?.lastEventId).toBe('101');
  const asked = countAsked(server, findTodaysOrders);
  await connect(server);
  // Nothing happened in between.
  expect(asked()).toBe(0);
});

test('reconnects within two seconds to a server that was down for a minute', async () => {
  const server = openStore({ orders: [order] });
  await openOrders(server);
  const opened = server.streams.length;
  vi.spyOn(Math, 'random').mockReturnValue(1);
  await tell(() => server.setRunning(false));
  await passTime(60_000);
  server.setRunning(true);
  await passTime(2000);
  expect(server.streams).toHaveLength(opened + 1);
});

test('fetches what changed during a broken connection once the server sends a reset', async () => {
  const server = openStore({ orders: [order] });
  const row = await openOrders(server);
  await tell(() => server.streams.at(-1)?.cut());
  await passTime(10_000);
  answerWith(server, { status: 'READY' });
  await tell(() => server.streams.at(-1)?.send('reset', 180, { seq: 180 }));
  await waitFor(() => expect(row).toHaveTextContent('Ready'));
});

test('refetches once what was read before the stream was ready', async () => {
  const server = openStore({ orders: [order] });
  renderScreen(server, '/dashboard/orders');
  await screen.findByRole('button', { name: /^KM-4821/ });
  const asked = countAsked(server, findTodaysOrders);
  await connect(server);
  await waitFor(() => expect(asked()).toBe(1));
});

test('reconnects after 40 seconds of silence', async () => {
  const server = openStore({ orders: [order] });
  await openOrders(server);
  const opened = server.streams.length;
  await passTime(39_000);
  expect(server.streams).toHaveLength(opened);
  await passTime(12_000);
  expect(server.streams).toHaveLength(opened + 1);
});

test('says when there is no network, and resumes when it returns', async () => {
  const server = openStore({ orders: [order] });
  const row = await openOrders(server);
  await tell(() => server.setReachable(false));
  await screen.findByText('Offline');
  expect(screen.getByText(/^Offline since/)).toBeVisible();
  answerWith(server, { status: 'READY' });
  await tell(() => server.setReachable(true));
  await connect(server);
  await tell(() => server.tell(moved));
  await waitFor(() => expect(row).toHaveTextContent('Ready'));
  expect(screen.queryByText(/^Offline since/)).toBeNull();
});

test('a session that the stream reports as ended leads to sign-in, with the reason', async () => {
  const server = openStore({ orders: [order] }).on(findSession, notSignedIn());
  await openOrders(server);
  await tell(() => server.streams.at(-1)?.send('ended', 101, {}));
  await waitFor(() => expect(currentAddress()).toMatch('/login'));
  expect(readSession().error).toBe('You were signed out. Sign in again.');
  expect(currentAddress()).toBe('/login?redirect=%2Fdashboard%2Forders');
});

test('announces a changed role and removes what it no longer allows', async () => {
  const server = openStore().on(findRiders, { data: [] });
  renderScreen(server, '/dashboard/business/cedar-kitchen/rider');
  await screen.findAllByRole('link', { name: 'Add New Rider' });
  await connect(server);
  const staff = { data: [aBusiness({ role: 'staff' })], newSignIns: [] };
  server.on(findBusinesses, staff);
  const member = { userId: aSession().data.userId, change: 'ROLE' } as const;
  await tell(() => server.tell({ kind: 'team.changed', member }));
  await screen.findByText(/at Cedar Kitchen\.$/);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Add New Rider' })).toBeNull());
});

test('a member removed from their only store reads why, even if another call is refused first', async () => {
  const server = openStore().on(findRiders, { data: [] });
  renderScreen(server, '/dashboard/business/cedar-kitchen/rider');
  await screen.findAllByRole('link', { name: 'Add New Rider' });
  await connect(server);
  server.on(findSession, async () => new Promise(() => {}));
  server.on(findBusinesses, notSignedIn());
  const member = { userId: aSession().data.userId, change: 'REMOVED' } as const;
  await tell(() => server.tell({ kind: 'team.changed', member }));
  await waitFor(() => expect(currentAddress()).toMatch('/login'));
  expect(readSession().error).toMatch(/^You're no longer on the team at Cedar Kitchen\./);
});
