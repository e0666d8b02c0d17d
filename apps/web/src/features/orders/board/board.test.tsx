import {
  acceptOrder,
  completeOrder,
  delayOrder,
  findOrder,
  findTodaysOrders,
  undoMove,
  type Order,
} from '@counter/contract/orders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Refusal, type FakeServer } from '@counter/contract/testing';
import { passTime, renderScreen } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';
import { keepDelayReason } from '../next-step/delay-reason.ts';
import { anOrder } from '../../../testing/order-fixture.ts';

const seenAt = '2026-11-20T12:00:10Z';
const first = anOrder({ seenAt, acceptBy: '2026-11-20T12:04:00Z' });
const second = anOrder({ id: 2, orderNumber: 'HW-0461', seenAt });
const late = anOrder({
  id: 3,
  orderNumber: 'QR-2428',
  seenAt,
  status: 'STORE_ACCEPTED',
  estimatedPickupTime: '2026-11-20T11:55:00Z',
});
const ready = anOrder({ id: 4, orderNumber: 'ML-7834', seenAt, status: 'READY' });
const accepted: Order = { ...first, status: 'STORE_ACCEPTED' };

async function openBoard(server: FakeServer) {
  const user = renderScreen(server, '/dashboard/orders');
  await user.click(await screen.findByRole('button', { name: 'Board' }));
  await columnOf('New');
  return user;
}

const columnOf = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) });

const numbersIn = async (name: string): Promise<(string | null)[]> =>
  within(await columnOf(name))
    .queryAllByRole('button', { name: /^Open / })
    .map(({ textContent }) => textContent);

afterEach(() => keepDelayReason('KitchenBusy'));

test('each order is in the column of its status, sorted by urgency', async () => {
  await openBoard(openStore({ orders: [second, first, ready, late] }));
  expect(await numbersIn('New')).toEqual(['KM-4821', 'HW-0461']);
  expect(await numbersIn('Preparing')).toEqual(['QR-2428']);
  expect(await numbersIn('Ready')).toEqual(['ML-7834']);
  expect(await columnOf('Preparing')).toHaveTextContent('5 min late');
  expect(await columnOf('New')).toHaveTextContent('Accept 3 min left');
});

test('a long column renders its first orders and the rest on demand, and counts all', async () => {
  const many = Array.from({ length: 41 }, (_, at) =>
    anOrder({ id: at + 1, orderNumber: `KM-${1000 + at}`, seenAt }),
  );
  const user = await openBoard(openStore({ orders: many }));
  expect(await numbersIn('New')).toHaveLength(40);
  expect(await columnOf('New')).toHaveTextContent(/^New 41/);
  await user.click(screen.getByRole('button', { name: 'Show 1 more' }));
  expect(await numbersIn('New')).toHaveLength(41);
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});

test('a card shows that its items were changed', async () => {
  await openBoard(openStore({ orders: [first, { ...second, changes: 1 }] }));
  const cardOf = (orderNumber: string) => screen.getByRole('listitem', { name: orderNumber });
  expect(cardOf('HW-0461')).toHaveTextContent('Items changed');
  expect(cardOf('KM-4821')).not.toHaveTextContent('Items changed');
});

test('accepting asks for the minutes in place and promises the chosen ones', async () => {
  const server = openStore({ orders: [first] }).on(acceptOrder, { data: accepted, message: '' });
  const user = await openBoard(server);
  await user.click(screen.getByRole('button', { name: /^Accept order .*KM-4821$/ }));
  expect(server.received(acceptOrder)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '5 minutes more for KM-4821' }));
  server.on(findTodaysOrders, { data: [accepted] });
  await user.click(screen.getByRole('button', { name: 'Accept 25 min for 07:25 KM-4821' }));
  await waitFor(async () => expect(await numbersIn('Preparing')).toEqual(['KM-4821']));
  expect(server.received(acceptOrder).map(({ body }) => body)).toMatchObject([
    { userId: 7, storeId: 3, orderId: 1, status: 'STORE_ACCEPTED', minutes: 25 },
  ]);
});

test("a moved order's place stays empty for a second, so that the next tap can't hit another", async () => {
  const over: Order = { ...ready, status: 'COMPLETED' };
  const next = anOrder({ id: 5, orderNumber: 'KF-1768', seenAt, status: 'READY' });
  const server = openStore({ orders: [ready, next] }).on(completeOrder, {
    data: over,
    message: '',
  });
  const user = await openBoard(server);
  server.on(findTodaysOrders, { data: [over, next] });
  await user.click(screen.getByRole('button', { name: 'Completed ML-7834' }));
  await screen.findByText('ML-7834: order is completed');
  const cards = (await columnOf('Ready')).querySelectorAll('[data-status]');
  expect([...cards].map((card) => card.getAttribute('aria-label'))).toContain('ML-7834');
  await passTime(1100);
  expect(await numbersIn('Ready')).toEqual(['KF-1768']);
});

test('keys walk from card to card, over all columns, and act on the one that is marked', async () => {
  const server = openStore({ orders: [first, second, late] }).on(acceptOrder, {
    data: accepted,
    message: '',
  });
  const user = await openBoard(server);
  const numberOf = (orderNumber: string) =>
    screen.getByRole('button', { name: `Open ${orderNumber}` });
  await user.keyboard('jj');
  expect(numberOf('HW-0461')).toHaveFocus();
  await user.keyboard('j');
  expect(numberOf('QR-2428')).toHaveFocus();
  await user.keyboard('kka');
  const card = screen.getByRole('listitem', { name: 'KM-4821' });
  expect(card).toHaveAttribute('data-active', 'true');
  await waitFor(() =>
    expect(within(card).getByRole('button', { name: /^Accept 20 min/ })).toHaveFocus(),
  );
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(server.received(acceptOrder)).toMatchObject([{ body: { orderId: 1 } }]),
  );
});

test('a key opens the order of the marked card', async () => {
  const server = openStore({ orders: [first, late] }).on(findOrder, {
    data: { ...late, pickupInstructions: null, timeline: [] },
  });
  const user = await openBoard(server);
  await user.keyboard('jj{Enter}');
  expect(await screen.findByRole('dialog', { name: /QR-2428/ })).toBeVisible();
});

test('keys reach no order that waits to come into sight', async () => {
  const server = openStore({ orders: [second] });
  const user = await openBoard(server);
  await waitFor(() => expect(server.streams).not.toHaveLength(0));
  await user.keyboard('jk');
  server.on(findTodaysOrders, { data: [first, second] });
  await act(async () => Promise.resolve(server.streams.at(-1)?.ready()));
  await screen.findByRole('button', { name: '1 more' });
  await user.keyboard('k');
  expect(screen.getByRole('button', { name: 'Open HW-0461' })).toHaveFocus();
  await user.keyboard('.');
  expect(screen.getByRole('button', { name: 'Open KM-4821' })).toHaveFocus();
});

test('one press delays an order in preparation by five minutes', async () => {
  const delayed: Order = {
    ...accepted,
    delayedMinutes: 5,
    estimatedPickupTime: '2026-11-20T12:25:00Z',
  };
  const server = openStore({ orders: [accepted] }).on(delayOrder, { data: delayed });
  const user = await openBoard(server);
  server.on(findTodaysOrders, { data: [delayed] });
  await user.click(screen.getByRole('button', { name: 'Delay KM-4821 by 5 minutes' }));
  await screen.findByText('KM-4821 is now due 07:25');
  expect(server.received(delayOrder).map(({ body }) => body)).toEqual([
    {
      userId: 7,
      storeId: 3,
      orderId: 1,
      minutes: 5,
      reason: 'KitchenBusy',
      pickupTime: accepted.estimatedPickupTime,
    },
  ]);
});

test('a delay can have another reason, which the next press reuses', async () => {
  const server = openStore({ orders: [accepted] }).on(delayOrder, { data: accepted });
  const user = await openBoard(server);
  await user.click(screen.getByRole('button', { name: 'Choose why KM-4821 is delayed' }));
  await user.click(await screen.findByRole('menuitem', { name: 'The courier is late' }));
  await waitFor(() => expect(server.received(delayOrder)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Delay KM-4821 by 5 minutes' }));
  await waitFor(() => expect(server.received(delayOrder)).toHaveLength(2));
  const reasons = server.received(delayOrder).map(({ body }) => body.reason);
  expect(reasons).toEqual(['CourierLate', 'CourierLate']);
});

test('an order that was delayed by 120 minutes offers no further delay', async () => {
  await openBoard(openStore({ orders: [{ ...accepted, delayedMinutes: 120 }] }));
  expect(await numbersIn('Preparing')).toEqual(['KM-4821']);
  expect(screen.queryByRole('button', { name: 'Delay KM-4821 by 5 minutes' })).toBeNull();
});

test('one press accepts all new orders, each with its own minutes, and Undo reverts it at once', async () => {
  const slow = anOrder({ ...second, usual: { minutes: 35, basis: 'HOUR' } });
  const server = openStore({ orders: [first, slow] });
  server.on(acceptOrder, ({ body }) => ({
    data: anOrder({ ...(body.orderId === 1 ? first : slow), status: 'STORE_ACCEPTED' }),
    message: '',
  }));
  server.on(undoMove, ({ body }) => ({ data: body.orderId === 1 ? first : slow }));
  const user = await openBoard(server);
  await user.click(screen.getByRole('button', { name: 'Accept all 2' }));
  const panel = await screen.findByRole('region', { name: 'Accept all new orders' });
  await user.click(
    await within(panel).findByRole('button', { name: '5 minutes more for KM-4821' }),
  );
  await user.click(within(panel).getByRole('button', { name: 'Accept 2 orders' }));
  await screen.findByText('2 orders accepted');
  const sent = server.received(acceptOrder).map(({ body }) => [body.orderId, body.minutes]);
  expect(Object.fromEntries(sent)).toEqual({ 1: 25, 2: 35 });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone. 2 orders are New again.');
  const undone = server.received(undoMove).map(({ body }) => body.orderId);
  expect(new Set(undone)).toEqual(new Set([1, 2]));
});

test('accepting many orders names those that failed, with the reason', async () => {
  const server = openStore({ orders: [first, second] });
  server.on(acceptOrder, ({ body }) =>
    body.orderId === 1
      ? { data: accepted, message: '' }
      : new Refusal(409, 'ORDER_MOVED', 'Marcus Bell has cancelled HW-0461.'),
  );
  const user = await openBoard(server);
  await user.click(screen.getByRole('button', { name: 'Accept all 2' }));
  const panel = await screen.findByRole('region', { name: 'Accept all new orders' });
  await user.click(await within(panel).findByRole('button', { name: 'Accept 2 orders' }));
  expect(await within(panel).findByRole('alert')).toHaveTextContent(
    "1 order accepted. 1 order couldn't be accepted:",
  );
  const left = within(panel).getAllByRole('listitem');
  expect(left.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Marcus Bell has cancelled HW-0461.'),
  ]);
  await screen.findByText('1 order accepted');
});

test('this device remembers the board view, and the table can be restored', async () => {
  const user = await openBoard(openStore({ orders: [first] }));
  expect(localStorage.getItem('counter.orders-view')).toBe('"board"');
  await user.click(screen.getByRole('button', { name: 'Table' }));
  expect(await screen.findByRole('table', { name: 'Todays Orders' })).toBeVisible();
});

test('closing the dialog that accepts all new orders returns the focus', async () => {
  const user = await openBoard(openStore({ orders: [first, second] }));
  await user.click(screen.getByRole('button', { name: 'Accept all 2' }));
  const panel = await screen.findByRole('region', { name: 'Accept all new orders' });
  await user.click(within(panel).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Accept all 2' })).toHaveFocus());
});

test("less than a minute is short enough to fit a card's line", async () => {
  const now = anOrder({ seenAt, acceptBy: '2026-11-20T12:00:50Z' });
  await openBoard(openStore({ orders: [now] }));
  expect(await columnOf('New')).toHaveTextContent('<1 min left');
});
