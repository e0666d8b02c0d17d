import { findStations, type Station } from '@counter/contract/menu';
import {
  completeOrder,
  findOrder,
  findTodaysOrders,
  readyOrder,
  tickItems,
  type Order,
} from '@counter/contract/orders';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Refusal, type FakeServer } from '@counter/contract/testing';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';
import { bagCounts, matchingCodes } from '../kitchen/handoff-notes.ts';
import { anItem, anOrder } from '../../../testing/order-fixture.ts';
import { chooseStation, showAllDay } from './device-choices.ts';

const seenAt = '2026-11-20T12:00:10Z';
const made = { at: '2026-11-20T12:05:00Z', by: 'Ada' };
const kebab = anItem({ line: 1, productId: 10, name: 'Kebab', quantity: 2 });
const salad = anItem({ line: 2, productId: 20, name: 'Salad' });
const order = anOrder({
  id: 71,
  seenAt,
  status: 'STORE_ACCEPTED',
  totalItems: 3,
  items: [kebab, salad],
});
const grill: Station = { id: 1, name: 'Grill', categoryIds: [], productIds: [10] };
const cold: Station = { id: 2, name: 'Cold', categoryIds: [], productIds: [20] };

afterEach(() => {
  chooseStation(3, undefined);
  showAllDay(false);
  bagCounts.set(order.id, 1);
  matchingCodes.set(order.id, false);
});

async function openBoard(
  orders: readonly Order[],
  change: (server: FakeServer) => void = () => {},
) {
  const server = openStore({ orders }).on(findStations, { data: [grill, cold] });
  change(server);
  const user = renderScreen(server, '/dashboard/orders');
  await user.click(await screen.findByRole('button', { name: 'Board' }));
  await screen.findByRole('region', { name: /^Preparing/ });
  return { server, user };
}

const card = () => within(screen.getByRole('listitem', { name: order.orderNumber }));
const tickOf = (name: string) => card().getByRole('button', { name: new RegExp(name) });

test('an item is ticked at once, and the last tick offers to mark the order as ready', async () => {
  const ticked: Order = { ...order, items: [{ ...kebab, made }, salad] };
  const { server, user } = await openBoard([ticked]);
  expect(tickOf('Kebab')).toHaveAttribute('aria-pressed', 'true');
  const over: Order = {
    ...ticked,
    items: [
      { ...kebab, made },
      { ...salad, made },
    ],
  };
  let answer = () => {};
  server.on(tickItems, async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    server.on(findTodaysOrders, { data: [over] });
    return { data: over };
  });
  await user.click(tickOf('Salad'));
  expect(tickOf('Salad')).toHaveAttribute('aria-pressed', 'true');
  expect(card().getByText('Everything is made')).toBeVisible();
  answer();
  await waitFor(() => expect(tickOf('Salad')).toHaveAttribute('title', 'Made by Ada at 07:05'));
  expect(server.received(tickItems).map(({ body }) => body)).toEqual([
    { userId: 7, storeId: 3, orderId: 71, lines: [2], made: true },
  ]);
});

test('a refused tick is reverted and reported', async () => {
  const reason = 'Order KM-4821 is Cancelled.';
  const { user } = await openBoard([order], (server) =>
    server.on(tickItems, new Refusal(409, 'CONFLICT', reason)),
  );
  await user.click(tickOf('Kebab'));
  await screen.findByText(`We couldn't tick the items of KM-4821. ${reason}`);
  expect(tickOf('Kebab')).toHaveAttribute('aria-pressed', 'false');
});

test("a device shows one station's items and what other stations still have to make", async () => {
  const only = anOrder({
    id: 72,
    orderNumber: 'HW-0461',
    status: 'STORE_ACCEPTED',
    items: [salad],
  });
  const { server, user } = await openBoard([order, only]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Station' }), 'Grill');
  expect(card().queryByRole('button', { name: /Salad/ })).toBeNull();
  expect(card().getByText('+1 at Cold')).toBeVisible();
  expect(screen.queryByRole('listitem', { name: 'HW-0461' })).toBeNull();
  expect(screen.getByText('1 order at other stations')).toBeVisible();
  const ticked: Order = { ...order, items: [{ ...kebab, made }, salad] };
  server.on(tickItems, { data: ticked }).on(findTodaysOrders, { data: [ticked, only] });
  await user.click(screen.getByRole('button', { name: 'All made at Grill, KM-4821' }));
  expect(await card().findByText('Done here')).toBeVisible();
  expect(server.received(tickItems)[0]?.body.lines).toEqual([1]);
});

test('all day counts what the shown station still has to make', async () => {
  const { user } = await openBoard([{ ...order, items: [kebab, { ...salad, made }] }]);
  await user.click(screen.getByRole('button', { name: 'All day' }));
  const all = screen.getByRole('region', { name: 'All day' });
  expect(within(all).getByRole('list')).toHaveTextContent(/^2×Kebab$/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Station' }), 'Cold');
  expect(screen.getByRole('region', { name: 'All day at Cold' })).toHaveTextContent(
    'Nothing left to make.',
  );
});

test('an order counts one bag unless set otherwise once everything is made', async () => {
  const begun: Order = { ...order, items: [{ ...kebab, made }, salad] };
  const packed: Order = { ...begun, items: begun.items.map((item) => ({ ...item, made })) };
  const ready: Order = { ...packed, status: 'READY', bags: 2 };
  const { server, user } = await openBoard([begun], (each) =>
    each.on(readyOrder, { data: ready, message: '' }).on(tickItems, () => {
      each.on(findTodaysOrders, { data: [packed] });
      return { data: packed };
    }),
  );
  expect(card().queryByRole('button', { name: 'One bag more for KM-4821' })).toBeNull();
  await user.click(tickOf('Salad'));
  await user.click(card().getByRole('button', { name: 'One bag more for KM-4821' }));
  server.on(findTodaysOrders, { data: [ready] });
  await user.click(card().getByRole('button', { name: /^Ready/ }));
  expect(await screen.findByText('3 items in 2 bags')).toBeVisible();
  expect(server.received(readyOrder)[0]?.body.bags).toBe(2);
});

test('handing over an order with a code requires comparing the code', async () => {
  const ready: Order = { ...order, status: 'READY', bags: 1, handoffCode: '4821' };
  const { server, user } = await openBoard([ready], (each) =>
    each
      .on(findOrder, { data: { ...ready, pickupInstructions: null, timeline: [] } })
      .on(completeOrder, { data: { ...ready, status: 'COMPLETED' }, message: '' }),
  );
  await user.click(card().getByRole('button', { name: 'Code 4821 matches for KM-4821' }));
  await user.click(card().getByRole('button', { name: /^Completed/ }));
  await waitFor(() => expect(server.received(completeOrder)[0]?.body.code).toBe('4821'));
});
