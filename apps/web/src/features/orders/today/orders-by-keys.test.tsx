import {
  acceptOrder,
  findOrder,
  findTodaysOrders,
  readyOrder,
  type Order,
} from '@counter/contract/orders';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrder } from '../../../testing/order-fixture.ts';
import { passTime, renderScreen } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';

const seenAt = '2026-11-20T12:00:10Z';
const first = anOrder({ seenAt });
const second = anOrder({
  id: 2,
  orderNumber: 'WW-8659',
  seenAt,
  acceptBy: '2026-11-20T12:11:00Z',
});
const arrived = anOrder({
  id: 3,
  orderNumber: 'AB-1111',
  seenAt,
  acceptBy: '2026-11-20T12:01:00Z',
});
const accepted: Order = {
  ...first,
  status: 'STORE_ACCEPTED',
  estimatedPickupTime: '2026-11-20T15:00:00Z',
};

const numbers = (): (string | undefined)[] =>
  screen
    .getAllByRole('row')
    .map((row) => /[A-Z]{2}-\d{4}/.exec(row.textContent)?.[0])
    .filter((number) => number !== undefined);

test('the list stays still while keys act on its orders, until the key that shows new ones', async () => {
  const server = openStore({ orders: [first, second] })
    .on(findOrder, { data: { ...first, pickupInstructions: null, timeline: [] } })
    .on(acceptOrder, { data: accepted, message: '' })
    .on(readyOrder, { data: { ...accepted, status: 'READY' }, message: '' });
  const user = renderScreen(server, '/dashboard/orders');
  await screen.findByRole('button', { name: /^KM-4821/ });
  await waitFor(() => expect(server.streams).not.toHaveLength(0));
  server.on(findTodaysOrders, { data: [second, accepted, arrived] });
  await user.keyboard('ja{Enter}');
  await screen.findByText('KM-4821 accepted for 10:00');
  await act(async () => Promise.resolve(server.streams.at(-1)?.ready()));
  await screen.findByRole('button', { name: '1 new' });
  expect(numbers()).toEqual(['KM-4821', 'WW-8659']);
  await passTime(1000);
  await user.keyboard('e');
  await waitFor(() =>
    expect(server.received(readyOrder)).toMatchObject([{ body: { orderId: 1 } }]),
  );
  await user.keyboard('.');
  expect(numbers()).toEqual(['AB-1111', 'WW-8659', 'KM-4821']);
  await user.keyboard('a{Enter}');
  await waitFor(() => expect(server.received(acceptOrder)).toHaveLength(2));
  expect(server.received(acceptOrder)[1]).toMatchObject({ body: { orderId: 3 } });
});
