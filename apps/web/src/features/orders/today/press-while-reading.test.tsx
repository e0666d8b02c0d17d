import { acceptOrder, findOrder, findTodaysOrders, type Order } from '@counter/contract/orders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrder } from '../../../testing/order-fixture.ts';
import { passTime, renderScreen } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';

const seenAt = '2026-11-20T12:00:10Z';
const order = anOrder({ seenAt });
const accepted: Order = { ...order, status: 'STORE_ACCEPTED' };
const arrived = anOrder({ id: 2, orderNumber: 'WW-8659' });

const rowOf = async (orderNumber: string) => {
  const row = (await screen.findByRole('button', { name: new RegExp(`^${orderNumber}`) })).closest(
    'tr',
  );
  if (!row) throw new Error(`${orderNumber} is in no row.`);
  return row;
};

// In a rush somebody presses more often than a slow answer comes, and new orders would never be shown.
test('a press while all orders load neither reloads them nor is reverted by the response', async () => {
  const list = Promise.withResolvers<{ data: Order[] }>();
  const server = openStore({ orders: [order] })
    .on(findOrder, { data: { ...order, pickupInstructions: null, timeline: [] } })
    .on(acceptOrder, { data: accepted, message: '' });
  const user = renderScreen(server, '/dashboard/orders');
  const row = await rowOf('KM-4821');
  const asked = server.received(findTodaysOrders).length;
  server.on(findTodaysOrders, () => list.promise);
  // The stream begins: what was read before may have missed something.
  await waitFor(() => expect(server.streams).not.toHaveLength(0));
  await act(async () => Promise.resolve(server.streams.at(-1)?.ready()));
  await waitFor(() => expect(server.received(findTodaysOrders)).toHaveLength(asked + 1));
  await user.click(within(row).getByRole('button', { name: 'Accept order KM-4821' }));
  await user.click(within(row).getByRole('button', { name: /^Accept 20 min for/ }));
  await waitFor(() => expect(row).toHaveTextContent('Store Accepted'));
  await passTime(1000);
  list.resolve({ data: [order, arrived] });
  await screen.findByText(/WW-8659$/, { selector: 'output' });
  expect(row).toHaveTextContent('Store Accepted');
  expect(server.received(findTodaysOrders)).toHaveLength(asked + 1);
});
