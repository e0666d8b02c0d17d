import { findBusinesses, type Business } from '@counter/contract/store';
import { blockCustomer, findBlockedCustomers } from '@counter/contract/customers';
import { findOffMenu } from '@counter/contract/menu';
import { Refusal } from '@counter/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrder } from '../../testing/order-fixture.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { openSettings } from '../../testing/settings.ts';
import { oneStore, openStore } from '../../testing/store.ts';
import { offersKeptFrom } from '../../testing/offers.ts';

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('blocks a number that never ordered and shows it as a number', async () => {
  const server = openSettings();
  renderScreen(server, '/dashboard/settings/store-setting');
  expect(await screen.findByText('No blocked customers')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Block customer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Block customer' });
  const ui = within(dialog);
  expect(dialog).not.toHaveTextContent("You won't get any more orders");
  fill(ui.getByLabelText(/^Phone number/), '(212) 555-0139');
  fill(ui.getByLabelText(/^Reason/), 'Never picked up');
  server.on(blockCustomer, new Refusal(409, 'CONFLICT', 'Try again later.'));
  fireEvent.click(ui.getByRole('button', { name: 'Block customer' }));
  expect(await ui.findByText('Try again later.')).toBeVisible();
  server.on(blockCustomer, { data: 7 });
  fireEvent.click(ui.getByRole('button', { name: 'Block customer' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByText('Blocked +1 (212) 555-0139.')).toBeVisible();
  const body = { storeId: 3, phoneNumber: '(212) 555-0139', reason: 'Never picked up' };
  expect(server.received(blockCustomer)[0]?.body).toMatchObject(body);
  expect(server.received(findBlockedCustomers).length).toBeGreaterThan(1);
});

test("an order's customer can be blocked from it, unless their number is unknown", async () => {
  const order = anOrder({ seenAt: '2026-11-20T12:00:10Z' });
  const server = openStore({ orders: [order] }).on(findOffMenu, { data: [] });
  renderScreen(server, `/dashboard/orders/${order.orderNumber}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Block customer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Block Amira Haddad?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test("staff can't block the customer of an order", async () => {
  const order = anOrder({ seenAt: '2026-11-20T12:00:10Z' });
  const show = async (store: Partial<Business>) => {
    const server = openStore({ orders: [order] }).on(findOffMenu, { data: [] });
    renderScreen(server.on(findBusinesses, oneStore(store)), '/dashboard/orders/KM-4821');
    const drawer = await screen.findByRole('dialog', { name: /KM-4821/ });
    await within(drawer).findByRole('heading', { name: 'Timeline' });
    return drawer;
  };
  expect(await offersKeptFrom({ role: 'staff' }, show)).toEqual(['Block customer']);
});
