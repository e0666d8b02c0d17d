import { findOrder, findOrderHistory } from '@counter/contract/orders';
import { findPayouts } from '@counter/contract/payouts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentAddress, renderScreen } from '../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../testing/store.ts';
import { findBusinesses } from '@counter/contract/store';
import { anOrder } from '../orders/order-fixture.ts';

const address = '/dashboard/reports';
const orders = Array.from({ length: 10 }, (_, at) =>
  anOrder({ id: at + 1, orderNumber: `KM-48${10 + at}`, status: 'COMPLETED', seenAt: null }),
);

const reports = () =>
  openStore()
    .on(findOrderHistory, ({ body }) => ({
      data: { content: body.pageNumber === 0 ? orders : [], totalElements: 12 },
    }))
    .on(findOrder, { data: { ...anOrder(), pickupInstructions: null, timeline: [] } })
    .on(findPayouts, { data: { content: [], totalElements: 0 } });

test('the history of the reports opens its orders over itself, and turns its pages', async () => {
  const user = renderScreen(reports(), address);
  const history = await screen.findByRole('region', { name: 'Order history' });
  await user.click(await within(history).findByRole('button', { name: /^KM-4810/ }));
  await screen.findByRole('dialog');
  expect(currentAddress()).toBe(`${address}?order=KM-4810`);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(currentAddress()).toBe(address));
  await user.click(within(history).getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(currentAddress()).toBe(`${address}?page=2`));
});

test('a manager has reports without payouts', async () => {
  const data = [aBusiness({ role: 'manager' })];
  const server = reports().on(findBusinesses, { data, message: '', newSignIns: [] });
  renderScreen(server, address);
  const tabs = await screen.findByRole('navigation', { name: 'Reports' });
  expect(within(tabs).getByRole('link', { name: 'Order Breakdown' })).toBeVisible();
  expect(within(tabs).queryByRole('link', { name: 'Payouts' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Payouts' })).toBeNull();
  expect(server.received(findPayouts)).toEqual([]);
});
