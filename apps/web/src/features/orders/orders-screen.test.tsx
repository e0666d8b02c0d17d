import {
  acceptOrder,
  findOrder,
  findTodaysOrders,
  undoMove,
  updateOrdersSeen,
  type Order,
} from '@counter/contract/orders';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Refusal, type FakeServer } from '@counter/contract/testing';
import { currentAddress, passTime, renderScreen } from '../../testing/render-screen.tsx';
import { openStore } from '../../testing/store.ts';
import { anOrder } from '../../testing/order-fixture.ts';

const order = anOrder({ seenAt: '2026-11-20T12:00:10Z' });
const accepted: Order = { ...order, status: 'STORE_ACCEPTED' };

/** Has the server know its orders one by one as well. */
function knowing(...orders: Order[]): FakeServer {
  const server = openStore({ orders });
  return server.on(findOrder, ({ params }) => {
    const found = orders.find(({ orderNumber }) => orderNumber === params.orderNumber);
    return found
      ? { data: { ...found, pickupInstructions: null, timeline: [] } }
      : new Refusal(404, 'NOT_FOUND', 'No such order.');
  });
}

const rowOf = async (orderNumber: string): Promise<HTMLElement> => {
  const number = await screen.findByRole('button', { name: new RegExp(`^${orderNumber}`) });
  const row = number.closest('tr');
  if (!row) throw new Error(`${orderNumber} is in no row.`);
  return row;
};

const acceptIn = (place: HTMLElement): HTMLElement =>
  within(place).getByRole('button', { name: 'Accept order KM-4821' });

/** Accepts an order in the minutes that are offered. */
async function accept(user: UserEvent, place: HTMLElement): Promise<void> {
  await user.click(acceptIn(place));
  await user.click(within(place).getByRole('button', { name: /^Accept 20 min for/ }));
}

/** The number of ringing orders, as the tab's title counts them. */
const ringing = (): number => Number(/^\((\d+)\)/.exec(document.title)?.[1] ?? 0);

const drawerOf = (orderNumber: string) =>
  screen.findByRole('dialog', { name: new RegExp(orderNumber) });

test('a move shows at once that it is in progress, and then the moved order', async () => {
  const answer = Promise.withResolvers<{ data: Order; message: string }>();
  const server = knowing(order).on(acceptOrder, () => answer.promise);
  const user = renderScreen(server, '/dashboard/orders');
  const row = await rowOf('KM-4821');
  await accept(user, row);
  expect(acceptIn(row)).toHaveAttribute('aria-busy', 'true');
  expect(row).toHaveTextContent('New');
  await user.click(acceptIn(row));
  server.on(findTodaysOrders, { data: [accepted] });
  answer.resolve({ data: accepted, message: 'order is accepted' });
  await screen.findByText('KM-4821 accepted for 07:20');
  await waitFor(() => expect(row).toHaveTextContent('Store Accepted'));
  expect(server.received(acceptOrder).map(({ body }) => body)).toMatchObject([
    { userId: 7, storeId: 3, orderId: 1, status: 'STORE_ACCEPTED', minutes: 20 },
  ]);
});

test('accepting asks for the minutes in the row, and Escape closes the question', async () => {
  const server = knowing(order).on(acceptOrder, { data: accepted, message: '' });
  const user = renderScreen(server, '/dashboard/orders');
  const row = await rowOf('KM-4821');
  await user.click(acceptIn(row));
  await user.keyboard('{Escape}');
  expect(within(row).queryByRole('button', { name: '5 minutes more for KM-4821' })).toBeNull();
  await user.keyboard('{Enter}');
  await user.click(within(row).getByRole('button', { name: '5 minutes less for KM-4821' }));
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(server.received(acceptOrder)).toEqual([]);
  await user.click(within(row).getByRole('button', { name: 'Accept 25 min for 07:25 KM-4821' }));
  expect(server.received(acceptOrder)).toMatchObject([{ body: { minutes: 25 } }]);
});

test("the A key asks for the open order's minutes, and Enter accepts with them", async () => {
  const server = knowing(order).on(acceptOrder, { data: accepted, message: '' });
  const user = renderScreen(server, '/dashboard/orders');
  await rowOf('KM-4821');
  await user.keyboard('j{Enter}');
  const drawer = await drawerOf('KM-4821');
  await user.keyboard('a');
  const confirm = within(drawer).getByRole('button', { name: 'Accept 20 min for 07:20 KM-4821' });
  expect(confirm).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(drawer).toBeVisible();
  await user.keyboard('a{Enter}');
  await waitFor(() => expect(server.received(acceptOrder)).toHaveLength(1));
});

test("a double tap can't take the step after a move", async () => {
  const server = knowing(order).on(acceptOrder, { data: accepted, message: 'Accepted.' });
  const user = renderScreen(server, '/dashboard/orders');
  const row = await rowOf('KM-4821');
  server.on(findTodaysOrders, { data: [accepted] });
  await accept(user, row);
  const ready = await within(row).findByRole('button', { name: 'Ready KM-4821' });
  expect(ready).toHaveAttribute('aria-busy', 'true');
  await passTime(1100);
  expect(ready).toHaveAttribute('aria-busy', 'false');
});

test('the toast of a step names the order and can undo it', async () => {
  const server = knowing(order).on(acceptOrder, { data: accepted, message: '' });
  server.on(undoMove, { data: order });
  const user = renderScreen(server, '/dashboard/orders');
  const row = await rowOf('KM-4821');
  server.on(findTodaysOrders, { data: [accepted] });
  await accept(user, row);
  await waitFor(() => expect(row).toHaveTextContent('Store Accepted'));
  server.on(findTodaysOrders, { data: [order] });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone. KM-4821 is New again.');
  await waitFor(() => expect(screen.queryByText('KM-4821 accepted for 07:20')).toBeNull());
  expect(acceptIn(row)).toBeVisible();
  expect(server.received(undoMove).map(({ body }) => body)).toEqual([
    { userId: 7, storeId: 3, orderId: 1, move: 'accept' },
  ]);
});

test("undoing a sent step offline says at once that it isn't possible", async () => {
  const server = knowing(order).on(acceptOrder, { data: accepted, message: '' });
  const user = renderScreen(server, '/dashboard/orders');
  await accept(user, await rowOf('KM-4821'));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await act(async () => server.setReachable(false));
  await user.click(undo);
  const message = await screen.findByRole('alert');
  expect(message).toHaveTextContent("We couldn't undo KM-4821. You're offline.");
  await user.click(within(message).getByRole('button', { name: 'Close' }));
});

test('the Z key undoes the last step for ten seconds', async () => {
  const server = knowing(order).on(acceptOrder, { data: accepted, message: '' });
  server.on(undoMove, new Refusal(409, 'CONFLICT', "It's too late."));
  const user = renderScreen(server, '/dashboard/orders');
  const row = await rowOf('KM-4821');
  await accept(user, row);
  await screen.findByText('KM-4821 accepted for 07:20');
  await user.keyboard('z');
  await screen.findByText("We couldn't undo KM-4821. It's too late.");
  await passTime(10_000);
  await user.keyboard('z');
  expect(server.received(undoMove)).toHaveLength(1);
});

test('a move that lost to a faster one is reverted and names who was faster', async () => {
  const reason = 'Marcus Bell has cancelled KM-4821.';
  const server = knowing(order).on(acceptOrder, new Refusal(409, 'ORDER_MOVED', reason));
  const user = renderScreen(server, '/dashboard/orders');
  const row = await rowOf('KM-4821');
  server.on(findTodaysOrders, { data: [{ ...order, status: 'STORE_REJECT' }] });
  await accept(user, row);
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent(reason);
  expect(within(told).queryByRole('button', { name: 'Try again' })).toBeNull();
  await waitFor(() => expect(row).toHaveTextContent('Cancelled'));
  await passTime(10_000);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test("an order that somebody else moved first doesn't ring before it is read again", async () => {
  const fresh = anOrder();
  const reason = 'Marcus Bell has accepted KM-4821.';
  const answer = Promise.withResolvers<{ data: Order[] }>();
  const server = knowing(fresh).on(acceptOrder, new Refusal(409, 'ORDER_MOVED', reason));
  const user = renderScreen(server, '/dashboard/orders');
  const row = await rowOf('KM-4821');
  await waitFor(() => expect(ringing()).toBe(1));
  server.on(findTodaysOrders, () => answer.promise);
  await accept(user, row);
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  await passTime(1000);
  expect(ringing()).toBe(0);
  expect(acceptIn(row)).toHaveAttribute('aria-busy', 'true');
  answer.resolve({ data: [{ ...fresh, status: 'STORE_ACCEPTED' }] });
  await waitFor(() => expect(row).toHaveTextContent('Store Accepted'));
  expect(ringing()).toBe(0);
});

test('a move that failed on the server can be retried from its message', async () => {
  const server = knowing(order).on(acceptOrder, new Refusal(500, 'INTERNAL', 'Not now.'));
  const user = renderScreen(server, '/dashboard/orders');
  const row = await rowOf('KM-4821');
  await accept(user, row);
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent("We couldn't accept KM-4821. Not now.");
  server.on(acceptOrder, { data: accepted, message: 'Accepted.' });
  await user.click(within(told).getByRole('button', { name: 'Try again' }));
  await screen.findByText('KM-4821 accepted for 07:20');
});

test('opening an order ends its alarm at once, and restores it on failure', async () => {
  const fresh = anOrder();
  const answer = Promise.withResolvers<Refusal>();
  const server = knowing(fresh).on(updateOrdersSeen, () => answer.promise);
  const user = renderScreen(server, '/dashboard/orders');
  const popup = await screen.findByRole('region', { name: 'Incoming orders' });
  await user.click(await screen.findByRole('button', { name: /^KM-4821/ }));
  await drawerOf('KM-4821');
  await waitFor(() => expect(within(popup).queryByText('Okay')).toBeNull());
  answer.resolve(new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  await screen.findAllByText("We couldn't stop the alarm. Not now.");
  await screen.findByText('New order KM-4821', { selector: 'h2' });
});

test('the open order is in the URL, and closing it returns the focus to its row', async () => {
  const user = renderScreen(knowing(order), '/dashboard/orders?show=new');
  const opener = await screen.findByRole('button', { name: /^KM-4821/ });
  await user.click(opener);
  const drawer = await drawerOf('KM-4821');
  expect(currentAddress()).toBe('/dashboard/orders/KM-4821?show=new');
  expect(drawer.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(currentAddress()).toBe('/dashboard/orders?show=new'));
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
});

test('closing an order that was opened by a link shows its list', async () => {
  const user = renderScreen(knowing(order), '/dashboard/orders/KM-4821');
  const drawer = await drawerOf('KM-4821');
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(currentAddress()).toBe('/dashboard/orders'));
});

test('a URL of an unknown order says so', async () => {
  renderScreen(knowing(order), '/dashboard/orders/KM-0000');
  expect(await drawerOf('KM-0000')).toHaveTextContent('No such order');
});

test('the keyboard moves through the list, and from one open order to the next', async () => {
  const other = { ...order, id: 2, orderNumber: 'KM-4822', placedAt: '2026-11-20T12:00:05Z' };
  const user = renderScreen(knowing(order, other), '/dashboard/orders');
  const numbers = async () => screen.findAllByRole('button', { name: /^KM-482/ });
  const [first, second] = await numbers();
  await user.keyboard('j');
  expect(first).toHaveFocus();
  await user.keyboard('j');
  expect(second).toHaveFocus();
  await user.keyboard('j');
  expect(second).toHaveFocus();
  await user.keyboard('k{Enter}');
  const opened = first?.textContent.slice(0, 7) ?? '';
  await drawerOf(opened);
  await user.keyboard('j');
  const next = opened === 'KM-4821' ? 'KM-4822' : 'KM-4821';
  await drawerOf(next);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(currentAddress()).toBe('/dashboard/orders'));
});

test('cancelling an order requires a reason, and shortcut keys type letters in the dialog', async () => {
  const user = renderScreen(knowing(order), '/dashboard/orders');
  await rowOf('KM-4821');
  await user.keyboard('jx');
  const dialog = await screen.findByRole('dialog', { name: 'Cancel order KM-4821' });
  await user.click(within(dialog).getByRole('button', { name: /^Cancel Order/ }));
  const reason = within(dialog).getByLabelText(/Reason/);
  await waitFor(() => expect(reason).toHaveAccessibleDescription('Select Reason'));
  await user.type(within(dialog).getByLabelText(/Message/), 'ace');
  expect(within(dialog).getByLabelText(/Message/)).toHaveValue('ace');
});

test("a ready order's row shows how long it has waited", async () => {
  const readyAt = '2026-11-20T12:05:00Z';
  renderScreen(knowing({ ...order, status: 'READY', readyAt }), '/dashboard/orders');
  expect(await rowOf('KM-4821')).toHaveTextContent(/KM-4821Waiting (under 1|\d+) min/);
});

test("the list behind an open order doesn't scroll by wheel or keys until it is closed", async () => {
  const user = renderScreen(knowing(order), '/dashboard/orders');
  const row = await rowOf('KM-4821');
  const isHeld = () => [
    !fireEvent.wheel(row, { deltaY: 100 }),
    document.documentElement.style.overflow === 'hidden',
  ];
  expect(isHeld()).toEqual([false, false]);
  await user.click(within(row).getByRole('button', { name: /^KM-4821/ }));
  await drawerOf('KM-4821');
  await waitFor(() => expect(isHeld()).toEqual([true, true]));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(isHeld()).toEqual([false, false]));
});
