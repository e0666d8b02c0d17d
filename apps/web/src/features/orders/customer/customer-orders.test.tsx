import { findCustomer, findCustomers } from '@counter/contract/customers';
import { countFeedback } from '@counter/contract/feedback';
import { findCustomerOrders, type CustomerOrders } from '@counter/contract/orders';
import { findBusinesses, type Business } from '@counter/contract/store';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../../testing/store.ts';

const known: CustomerOrders = {
  latest: [
    {
      orderNumber: 'KM-4821',
      status: 'COMPLETED',
      placedAt: '2026-11-19T12:00:00Z',
      totalItems: 1,
      subtotal: 12_50,
    },
    {
      orderNumber: 'KM-4711',
      status: 'STORE_REJECT',
      placedAt: '2026-11-12T12:00:00Z',
      totalItems: 3,
      subtotal: 40_00,
    },
  ],
  favourites: [
    { name: 'Kebab', orders: 2 },
    { name: 'Soup', orders: 1 },
  ],
  formerNames: ['Willy Oak', 'W. Oak'],
};

/** Opens a customer who has ordered this. */
async function openCustomer(answer: CustomerOrders | Refusal, role: Business['role'] = 'owner') {
  const customer = {
    id: 12,
    name: 'Wilma Oak',
    phoneNumber: '+12125557702',
    orders: 4,
    spend: 61_00,
    firstVisit: '2026-11-01T12:00:00Z',
    lastVisit: '2026-11-19T12:00:00Z',
    blocked: null,
    notes: { text: '', olVersion: 3, changedBy: '', changedAt: null },
    consented: false,
    consents: [],
  };
  const server = openStore()
    .on(findBusinesses, { data: [aBusiness({ role })], message: '', newSignIns: [] })
    .on(countFeedback, { data: { newInquiries: 0, newReviews: 0, reviews: 0 } })
    .on(findCustomers, { data: { content: [], totalElements: 0 } })
    .on(findCustomer, { data: customer })
    .on(findCustomerOrders, answer instanceof Refusal ? answer : { data: answer });
  const user = renderScreen(server, '/dashboard/customers?open=12');
  const drawer = await screen.findByRole('dialog', { name: /^Wilma Oak/ });
  return { server, user, drawer };
}

/** Returns what the entries of a part of the drawer say. */
async function saidIn(drawer: HTMLElement, name: string): Promise<string[]> {
  const part = await within(drawer).findByRole('region', { name });
  return within(part)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
}

test("a customer's latest orders show their outcome and link to the order", async () => {
  const { server, drawer } = await openCustomer(known);
  const [first, second] = await saidIn(drawer, 'Last orders');
  expect(first).toMatch(/^KM-4821 .*Subtotal \$ 12\.50.* · 1 item$/);
  expect(second).toMatch(/^KM-4711 .*Subtotal \$ 40\.00.* · 3 items$/);
  expect(within(drawer).getByRole('link', { name: 'KM-4821' })).toHaveAttribute(
    'href',
    '/dashboard/orders/KM-4821',
  );
  expect(within(drawer).getByText('Also ordered as Willy Oak, W. Oak.')).toBeVisible();
  expect(server.received(findCustomerOrders)[0]?.params).toEqual({ storeId: 3, customerId: 12 });
});

test("a customer's frequent products show how often they were ordered", async () => {
  const { drawer } = await openCustomer(known);
  expect(await saidIn(drawer, 'Favorite items')).toEqual(['Kebabin 2 orders', 'Souponce']);
});

test('roles without access to spend see orders without amounts', async () => {
  const latest = known.latest.map(({ subtotal: _subtotal, ...order }) => order);
  const { drawer } = await openCustomer({ latest, favourites: [], formerNames: [] }, 'staff');
  const [first] = await saidIn(drawer, 'Last orders');
  expect(first).not.toContain('Subtotal');
  expect(within(drawer).queryByText(/Also ordered as/)).toBeNull();
  expect(within(drawer).queryByText('Favorite items')).toBeNull();
});

test('a customer without orders has no order list', async () => {
  const { server, drawer } = await openCustomer({ ...known, latest: [] });
  await waitFor(() => expect(server.received(findCustomerOrders)).not.toHaveLength(0));
  await within(drawer).findByRole('heading', { name: 'Notes' });
  expect(within(drawer).queryByText('Last orders')).toBeNull();
  expect(within(drawer).queryByText('Favorite items')).toBeNull();
});

test('orders that failed to load can be retried', async () => {
  const { server, user, drawer } = await openCustomer(new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const retry = await within(drawer).findByRole('button', { name: 'Try again' });
  server.on(findCustomerOrders, { data: known });
  await user.click(retry);
  expect(await saidIn(drawer, 'Last orders')).toHaveLength(2);
});
