import { findTodayStats } from '@counter/contract/analytics';
import { findOffMenu } from '@counter/contract/menu';
import {
  findOrderHistory,
  findTodaysOrders,
  updateOrdersSeen,
  type Order,
} from '@counter/contract/orders';
import { findRiders } from '@counter/contract/people';
import { findBusinesses, type Business } from '@counter/contract/store';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offersKeptFrom, viewed } from '../../testing/offers.ts';
import { anItem, anOrder } from '../../testing/order-fixture.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { oneStore, openStore } from '../../testing/store.ts';
import { noOrdersToday } from '../../testing/today-stats.ts';

const seenAt = '2026-11-20T12:00:10Z';
const items = [anItem({ name: 'Kebab', productId: 9 })];
const accepted = anOrder({ status: 'STORE_ACCEPTED', deliveryMethod: 'DIRECT', seenAt, items });
const completed = anOrder({ status: 'COMPLETED', charged: 20_00, seenAt, items });

/** Opens a store with this order for somebody to whom the store is like this. */
const openWith = (order: Order, store: Partial<Business>) =>
  openStore({ orders: [order] })
    .on(findBusinesses, oneStore(store))
    .on(findRiders, { data: [] })
    .on(findOffMenu, { data: [] })
    .on(findTodayStats, { data: noOrdersToday })
    .on(findOrderHistory, { data: { content: [order], totalElements: 1 } });

const showDrawer = (order: Order) => async (store: Partial<Business>) => {
  renderScreen(openWith(order, store), `/dashboard/orders/${order.orderNumber}`);
  const drawer = await screen.findByRole('dialog', { name: /KM-4821/ });
  await within(drawer).findByRole('heading', { name: 'Timeline' });
  return drawer;
};

async function showHistory(store: Partial<Business>) {
  renderScreen(openWith(completed, store), '/dashboard/orders?tab=history');
  await screen.findByRole('button', { name: /^KM-4821/ });
  return screen.getByRole('main');
}

const changes = [
  '1 × Kebab, KM-4821',
  'Actions for Kebab',
  'Assign rider',
  'Block customer',
  'Cancel Order KM-4821',
  'Change items KM-4821',
  'Choose why KM-4821 is delayed',
  'Delay KM-4821 by 5 minutes',
  'Kitchen ticket',
  'Package slip',
  'Ready KM-4821',
];

test.each([
  ['somebody who only views the store', viewed, accepted, changes],
  ['an accountant', { role: 'accountant' }, accepted, [...changes, 'Amira Haddad'].toSorted()],
  ['staff', { role: 'staff' }, completed, ['Block customer', 'Refund KM-4821', 'Refund Kebab']],
] as const)('an order offers %s only what they may do', async (_who, store, order, kept) => {
  expect(await offersKeptFrom(store, showDrawer(order))).toEqual(kept);
});

test('the order history is saved by people who read reports', async () => {
  expect(await offersKeptFrom({ role: 'staff' }, showHistory)).toEqual(['Export']);
});

test('accountants find finished orders alone', async () => {
  expect(await offersKeptFrom({ role: 'accountant' }, showHistory)).toEqual([
    'Scheduled',
    'Todays Orders',
  ]);
});

test('an accountant loads no orders of today and marks none as seen', async () => {
  const unseen = anOrder({ items });
  const server = openWith(unseen, { role: 'accountant' }).on(updateOrdersSeen, {
    data: { seen: 1 },
  });
  renderScreen(server, '/dashboard/orders/KM-4821');
  const drawer = await screen.findByRole('dialog', { name: /KM-4821/ });
  await within(drawer).findByRole('heading', { name: 'Timeline' });
  expect(server.received(updateOrdersSeen)).toEqual([]);
  expect(server.received(findTodaysOrders)).toEqual([]);
});

test('accountants have no alerts of new orders', async () => {
  const show = async (store: Partial<Business>) => {
    renderScreen(openWith(accepted, store), '/dashboard/business/cedar-kitchen/rider');
    await screen.findByRole('heading', { name: 'Riders', level: 1 });
    return document.body;
  };
  expect(await offersKeptFrom({ role: 'accountant' }, show)).toContain('Alerts on');
});

test("an accountant's home is without the open orders", async () => {
  const server = openWith(anOrder(), { role: 'accountant' });
  renderScreen(server, '/dashboard/app');
  await screen.findByText('New Orders');
  expect(screen.queryByRole('region', { name: 'Now' })).toBeNull();
  expect(server.received(findTodaysOrders)).toEqual([]);
});
