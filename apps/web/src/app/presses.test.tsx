import {
  findAdjustableOrders,
  findCharges,
  findRefundableOrder,
  refundOrder,
} from '@counter/contract/adjustments';
import { findTodayStats } from '@counter/contract/analytics';
import {
  findCategories,
  findOffMenu,
  findStoreProducts,
  updateProductAvailability,
} from '@counter/contract/menu';
import { findOrder } from '@counter/contract/orders';
import { findAnything } from '@counter/contract/search';
import type { FakeServer } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anItem, anOrder } from '../testing/order-fixture.ts';
import { openPayouts, payout } from '../testing/payouts.ts';
import { aProduct } from '../testing/product-fixture.ts';
import { refundable } from '../testing/refundable.ts';
import { currentAddress, renderScreen } from '../testing/render-screen.tsx';
import { openStore } from '../testing/store.ts';
import { noOrdersToday } from '../testing/today-stats.ts';

/** Opens Home, and counts what a person presses and chooses from there. */
async function openHome(server: FakeServer) {
  server.on(findOffMenu, { data: [] }).on(findTodayStats, { data: noOrdersToday });
  const user = renderScreen(server, '/dashboard/app');
  // A phone's bar has the name of the menu, and comes after it.
  const [menu] = await screen.findAllByRole('navigation', { name: 'Main' });
  if (!menu) throw new Error('There is no menu.');
  const counted = { presses: 0, choices: 0 };
  const press = async (element: HTMLElement) => {
    counted.presses += 1;
    await user.click(element);
  };
  return {
    user,
    counted,
    press,
    goTo: async (name: string) => press(await within(menu).findByRole('link', { name })),
    choose: async (label: string | RegExp, option: string) => {
      counted.choices += 1;
      await user.selectOptions(await screen.findByLabelText(label), option);
    },
  };
}

test('why the last payout was lower is two presses from Home', async () => {
  const { goTo, press, counted } = await openHome(openPayouts());
  await goTo('Payouts');
  await press(await screen.findByRole('button', { name: payout.transactionId }));
  const why = await screen.findByRole('region', { name: 'Compared with the payout before' });
  expect(why).toHaveTextContent('Paid at your counter− $ 5.00$ 0.00− $ 5.00');
  expect(counted).toEqual({ presses: 2, choices: 0 });
});

test('one item is refunded by four presses from Home, and three choices', async () => {
  const server = openStore()
    .on(findCharges, { data: { content: [], totalElements: 0, open: 0 } })
    .on(findAdjustableOrders, { data: { content: [refundable], totalElements: 1 } })
    .on(findRefundableOrder, { data: refundable })
    .on(refundOrder, { data: refundable });
  const { goTo, press, choose, counted } = await openHome(server);
  await goTo('Adjustments');
  await press(await screen.findByRole('link', { name: 'Issue Adjustment for KM-4821' }));
  await choose(/^Refund type/, 'Some items');
  await choose('Quantity of Hummus', '1');
  await choose(/^Refund reason/, 'Item was missing');
  await press(await screen.findByRole('button', { name: 'Refund $ 11.00' }));
  const question = await screen.findByRole('dialog', { name: 'Refund $ 11.00 to Amira Haddad?' });
  await press(within(question).getByRole('button', { name: 'Refund' }));
  await screen.findByText('Refunded $ 11.00 of KM-4821 to Amira Haddad.');
  expect(server.received(refundOrder).map(({ body }) => body.items)).toEqual([
    [{ line: 1, quantity: 1 }],
  ]);
  expect(counted).toEqual({ presses: 4, choices: 3 });
});

test('one item of an open order is refunded by two presses, with nothing to choose', async () => {
  const [hummus] = refundable.lines;
  const order = anOrder({
    status: 'COMPLETED',
    seenAt: '2026-11-20T12:00:10Z',
    orderNumber: refundable.orderNumber,
    charged: refundable.charged,
    refunded: refundable.refunded,
    items: [anItem({ name: hummus?.name ?? '' })],
  });
  const server = openStore()
    .on(findOrder, { data: { ...order, pickupInstructions: null, timeline: [] } })
    .on(findOffMenu, { data: [] })
    .on(findRefundableOrder, { data: refundable })
    .on(refundOrder, { data: refundable });
  const user = renderScreen(server, '/dashboard/orders/KM-4821');
  await user.click(await screen.findByRole('link', { name: 'Refund Hummus' }));
  const question = await screen.findByRole('dialog', { name: 'Refund $ 11.00 to Amira Haddad?' });
  expect(question).toHaveTextContent('1 × Hummus. Reason: Item was missing.');
  expect(server.received(refundOrder)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Refund' }));
  await screen.findByText('Refunded $ 11.00 of KM-4821 to Amira Haddad.');
  await waitFor(() => expect(currentAddress()).toBe('/dashboard/orders/KM-4821'));
  expect(server.received(refundOrder).map(({ body }) => body)).toMatchObject([
    { type: 'ITEMS', amount: 11_00, items: [{ line: 1, quantity: 1 }], reason: 'MISSING_ITEM' },
  ]);
});

test('an item is off until tomorrow by one press in what a search finds', async () => {
  const off = aProduct({ available: false, unavailableUntil: '2026-11-21T05:00:00Z' });
  const data = { orders: [], customers: [], products: [aProduct()], payouts: [] };
  const server = openStore()
    .on(findAnything, { data })
    .on(updateProductAvailability, { data: off });
  const { user, press, counted } = await openHome(server);
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'rye');
  await press(await screen.findByRole('button', { name: 'Off until tomorrow: Rye bread' }));
  await waitFor(() => expect(server.received(updateProductAvailability)).toHaveLength(1));
  expect(server.received(updateProductAvailability)[0]?.body).toMatchObject({ until: 'TODAY' });
  expect(counted).toEqual({ presses: 1, choices: 0 });
});

test('an item is off until tomorrow by the menu and two presses in its row', async () => {
  const off = aProduct({ available: false, unavailableUntil: '2026-11-21T05:00:00Z' });
  const server = openStore()
    .on(findCategories, { data: [] })
    .on(findStoreProducts, { data: { content: [aProduct()], totalElements: 1 } })
    .on(updateProductAvailability, { data: off });
  const { goTo, press, counted } = await openHome(server);
  await goTo('Menu');
  const before = counted.presses;
  await press(await screen.findByRole('switch', { name: 'Rye bread is available' }));
  await press(await screen.findByRole('button', { name: 'Mark as unavailable' }));
  await waitFor(() => expect(server.received(updateProductAvailability)).toHaveLength(1));
  expect(server.received(updateProductAvailability)[0]?.body).toMatchObject({ until: 'TODAY' });
  expect(counted.presses - before).toBe(2);
});
