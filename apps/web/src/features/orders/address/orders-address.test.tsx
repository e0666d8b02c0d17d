import { findOrderHistory } from '@counter/contract/orders';
import { findBusinesses } from '@counter/contract/store';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrder } from '../../../testing/order-fixture.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../../testing/store.ts';

const address = '/dashboard/orders';
const order = anOrder({ seenAt: '2026-11-20T12:00:10Z' });

const opener = async (orderNumber: string) =>
  screen.findByRole('button', { name: new RegExp(`^${orderNumber}`) });

const travel = async (back: boolean) =>
  act(async () => {
    if (back) history.back();
    else history.forward();
    return Promise.resolve();
  });

test('Back closes an order, and Forward opens it again', async () => {
  const user = renderScreen(openStore({ orders: [order] }), `${address}?show=new`);
  await user.click(await opener('KM-4821'));
  await screen.findByRole('dialog', { name: /KM-4821/ });
  await travel(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(currentAddress()).toBe(`${address}?show=new`);
  await travel(false);
  await screen.findByRole('dialog', { name: /KM-4821/ });
  expect(currentAddress()).toBe(`${address}/KM-4821?show=new`);
});

test("the URL keeps the part of today's orders and the search until both are cleared", async () => {
  const other = anOrder({ id: 2, orderNumber: 'WW-8659', customer: 'Quentin Zubiri' });
  const server = openStore({ orders: [order, { ...other, seenAt: order.seenAt }] });
  const user = renderScreen(server, `${address}?show=new&search=zubiri`);
  await opener('WW-8659');
  expect(screen.getByRole('searchbox')).toHaveValue('zubiri');
  expect(screen.queryByRole('button', { name: /^KM-4821/ })).toBeNull();
  await user.click(screen.getByRole('link', { name: /^Ready/ }));
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await opener('KM-4821');
  expect(currentAddress()).toBe(address);
});

test('hovering over a time shows it in full', async () => {
  renderScreen(openStore({ orders: [order] }), address);
  const row = (await opener('KM-4821')).closest('tr');
  const time = within(row ?? document.body).getByText(/^\d\d:\d\d$/, { selector: 'time' });
  expect(time).not.toHaveAttribute('title');
  fireEvent.pointerEnter(time);
  expect(time.title).toMatch(/day, .* 2026 at \d\d:\d\d/);
});

test("a store's own URL shows its orders and opens them there", async () => {
  const riverside = aBusiness({ id: 4, name: 'Riverside', storeUrl: 'riverside' });
  const server = openStore()
    .on(findBusinesses, { data: [aBusiness(), riverside], message: '', newSignIns: [] })
    .on(findOrderHistory, ({ body: { storeId } }) => {
      const orderNumber = storeId === 4 ? 'RV-0001' : 'KM-4821';
      return { data: { content: [{ ...order, orderNumber }], totalElements: 1 } };
    });
  const own = '/dashboard/business/riverside/orders';
  const user = renderScreen(server, `${own}?tab=history`);
  await user.click(await opener('RV-0001'));
  await waitFor(() => expect(currentAddress()).toBe(`${own}/RV-0001?tab=history`));
  expect(screen.queryByRole('button', { name: /^KM-4821/ })).toBeNull();
});

test("an accountant can read the history but can't move orders", async () => {
  const server = openStore({ orders: [order] })
    .on(findBusinesses, { data: [aBusiness({ role: 'accountant' })], message: '', newSignIns: [] })
    .on(findOrderHistory, { data: { content: [order], totalElements: 1 } });
  const user = renderScreen(server, address);
  await user.click(await opener('KM-4821'));
  const drawer = await screen.findByRole('dialog', { name: /KM-4821/ });
  await within(drawer).findByRole('region', { name: 'Timeline' });
  expect(within(drawer).queryByRole('button', { name: /^(Accept|Cancel)/ })).toBeNull();
  expect(screen.queryByText('Todays Orders')).toBeNull();
});
