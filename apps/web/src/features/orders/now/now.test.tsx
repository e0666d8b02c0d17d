import { findTodayStats } from '@counter/contract/analytics';
import { findOffMenu } from '@counter/contract/menu';
import { findTodaysOrders } from '@counter/contract/orders';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { anOrder } from '../../../testing/order-fixture.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';
import { noOrdersToday } from '../../../testing/today-stats.ts';

const tile = async (name: RegExp): Promise<HTMLElement> =>
  within(await screen.findByRole('region', { name: 'Now' })).findByRole('link', { name });

test('home starts with the orders that need attention, and each figure links to its orders', async () => {
  const orders = [
    anOrder({ id: 1, seenAt: '2026-11-20T12:00:10Z' }),
    anOrder({ id: 2, orderNumber: 'KM-2', status: 'STORE_ACCEPTED' }),
    anOrder({ id: 3, orderNumber: 'KM-3', status: 'STORE_ACCEPTED' }),
  ];
  const server = openStore({ orders })
    .on(findOffMenu, { data: [] })
    .on(findTodayStats, { data: noOrdersToday });
  const user = renderScreen(server, '/dashboard/app');
  expect(await tile(/^Accept within 9 min The most urgent new order$/)).toBeVisible();
  expect(await tile(/^Next scheduled None Nothing for later today$/)).toBeVisible();
  await user.click(await tile(/^Preparing 2 In the kitchen$/));
  await waitFor(() => expect(currentAddress()).toBe('/dashboard/orders?show=accepted'));
});

test('home shows the number of new orders once, with the time left on their tile', async () => {
  const orders = [1, 2, 3].map((id) => anOrder({ id, acceptBy: '2026-11-20T12:05:00Z' }));
  const server = openStore({ orders })
    .on(findOffMenu, { data: [] })
    .on(findTodayStats, { data: { ...noOrdersToday, newOrders: 3, undecided: 3 } });
  renderScreen(server, '/dashboard/app');
  expect(await tile(/^Accept within 4 min/)).toBeVisible();
  const label = await screen.findByText('New Orders');
  expect(label.closest('div')).toHaveTextContent(/^New Orders3/);
});

test('the tile of new orders says by how much one is over its time, in the color of what is late', async () => {
  const orders = [
    anOrder({ acceptBy: '2026-11-20T11:39:00Z' }),
    anOrder({ id: 2, acceptBy: '2026-11-20T12:05:00Z' }),
  ];
  const server = openStore({ orders })
    .on(findOffMenu, { data: [] })
    .on(findTodayStats, { data: noOrdersToday });
  renderScreen(server, '/dashboard/app');
  expect(await tile(/^Accept overdue 21 min The most urgent new order$/)).toHaveAttribute(
    'data-urgent',
  );
  expect(await tile(/^Late 1 /)).toHaveAttribute('data-urgent');
  expect(await tile(/^Preparing 0/)).not.toHaveAttribute('data-urgent');
});

test.each([
  [[], /^Accept within None All accepted$/],
  [[anOrder({ acceptBy: '2026-11-20T12:00:00Z' })], /^Accept overdue <1 min/],
])(
  'the tile of new orders says when there are none and when the time is up',
  async (orders, words) => {
    const server = openStore({ orders })
      .on(findOffMenu, { data: [] })
      .on(findTodayStats, { data: noOrdersToday });
    renderScreen(server, '/dashboard/app');
    expect(await tile(words)).toBeVisible();
  },
);

test('orders that failed to load are not shown as zero', async () => {
  const server = openStore()
    .on(findOffMenu, { data: [] })
    .on(findTodayStats, { data: noOrdersToday })
    .on(findTodaysOrders, new Refusal(422, 'INVALID_FIELDS', 'Not today.'));
  renderScreen(server, '/dashboard/app');
  expect(await tile(/^Late – Couldn't be loaded$/)).toBeVisible();
});
