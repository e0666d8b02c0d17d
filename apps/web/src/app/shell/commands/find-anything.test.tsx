import {
  findOptionGroups,
  findProduct,
  findSuggestedCategories,
  updateProductAvailability,
  type Product,
} from '@counter/contract/menu';
import { findAnything, type Found } from '@counter/contract/search';
import { findBusinesses } from '@counter/contract/store';
import { findStoreOwners } from '@counter/contract/team';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aProduct } from '../../../testing/product-fixture.ts';
import { currentAddress, passTime, renderScreen } from '../../../testing/render-screen.tsx';
import { aBusiness, oneStore, openStore } from '../../../testing/store.ts';
import { openMenu } from '../../../testing/menu-shop.ts';

const nothing: Found = { orders: [], customers: [], products: [], payouts: [] };

const everything: Found = {
  orders: [
    {
      orderNumber: 'KM-4821',
      customerName: 'Maya Lind',
      status: 'COMPLETED',
      placedAt: '2026-11-20T11:00:00Z',
    },
  ],
  customers: [{ id: 12, name: 'Maya Lind', phoneNumber: '+1 (212) 555-0188', orders: 4 }],
  products: [aProduct({ id: 9, name: 'Maya bread', price: 450 })],
  payouts: [
    {
      transactionId: 'PO-2026W46-0003',
      status: 'PAID',
      periodStart: '2026-11-09',
      periodEnd: '2026-11-15',
      currency: 'USD',
      payoutAmount: 182_450,
    },
  ],
};

async function openPalette(server = openStore()) {
  const user = renderScreen(server, '/dashboard/orders');
  await screen.findByRole('heading', { name: 'Order Management' });
  await user.click(screen.getByRole('button', { name: /^Search or go to/ }));
  return { user, field: await screen.findByRole('combobox') };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const inGroup = (name: string) =>
  within(screen.getByRole('group', { name })).getAllByRole('option');

test("lists the store's results under headings, below screens and commands", async () => {
  const { user, field } = await openPalette(openStore().on(findAnything, { data: everything }));
  await user.type(field, 'ma');
  const headings = ['Go to', 'Orders', 'Customers', 'Products', 'Payouts'];
  await screen.findByRole('group', { name: 'Payouts' });
  const groups = within(screen.getByRole('listbox')).getAllByRole('group');
  expect(groups).toEqual(headings.map((name) => screen.getByRole('group', { name })));
  expect(inGroup('Orders')[0]).toHaveTextContent('KM-4821 Maya LindToday 06:00 · Completed');
  expect(inGroup('Customers')[0]).toHaveTextContent('Maya Lind+1 (212) 555-0188 · 4 orders');
  expect(inGroup('Products')[0]).toHaveTextContent('Maya bread$ 4.50 · Available');
  expect(inGroup('Payouts')[0]).toHaveTextContent('9 Nov to 15 Nov 2026$ 1,824.50 · Paid');
});

test('arrow keys move through all groups, and Enter opens the selected result', async () => {
  const { orders } = everything;
  const server = openStore().on(findAnything, { data: { ...nothing, orders } });
  const { user, field } = await openPalette(server);
  await user.type(field, 'mark');
  await screen.findByRole('option', { name: /Maya Lind/ });
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Marketing');
  await user.keyboard('{ArrowUp}');
  const chosen = screen.getByRole('option', { selected: true });
  expect(chosen).toHaveTextContent('Maya Lind');
  expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentAddress()).toBe('/dashboard/orders/KM-4821'));
});

test('a result from the store stands above a screen with a similar name, and Enter opens it', async () => {
  const { user, field } = await openPalette(openStore().on(findAnything, { data: everything }));
  await user.type(field, 'maya');
  await screen.findByRole('group', { name: 'Orders' });
  expect(options()[0]).toContain('KM-4821');
  expect(inGroup('Go to')[0]).toHaveTextContent('Manage');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('KM-4821');
});

test('lists an order found by its number only once', async () => {
  const { user, field } = await openPalette(openStore().on(findAnything, { data: everything }));
  await user.type(field, 'km 4821');
  await screen.findByRole('group', { name: 'Customers' });
  expect(options().filter((label) => label.includes('KM-4821'))).toHaveLength(1);
});

test('searches once when typing pauses, and not for a single letter', async () => {
  const server = openStore();
  const { user, field } = await openPalette(server);
  await user.type(field, 'r');
  await passTime(500);
  expect(server.received(findAnything)).toEqual([]);
  await user.type(field, 'ye');
  await waitFor(() => expect(server.received(findAnything)).toHaveLength(1));
  expect(server.received(findAnything).map(({ query }) => query)).toEqual([{ q: 'rye' }]);
});

test('a late answer to an earlier query never replaces a newer one', async () => {
  const answers = new Map<string, (data: Found) => void>();
  const server = openStore().on(findAnything, async ({ query }) => ({
    data: await new Promise<Found>((resolve) => answers.set(query.q, resolve)),
  }));
  const { user, field } = await openPalette(server);
  const product = (name: string) => ({ ...nothing, products: [aProduct({ name })] });
  await user.type(field, 'rye');
  await waitFor(() => expect(answers.has('rye')).toBe(true));
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  await user.clear(field);
  await user.type(field, 'plum');
  await waitFor(() => expect(answers.has('plum')).toBe(true));
  answers.get('plum')?.(product('Plum cake'));
  await screen.findByRole('option', { name: /Plum cake/ });
  answers.get('rye')?.(product('Rye bread'));
  await passTime(200);
  expect(screen.queryByRole('option', { name: /Rye bread/ })).toBeNull();
  expect(screen.getByRole('option', { name: /Plum cake/ })).toBeVisible();
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
});

test('a failed search says so in a line, and still finds screens', async () => {
  const refusal = new Refusal(503, 'UNAVAILABLE', 'Counter is being restarted.');
  const { user, field } = await openPalette(openStore().on(findAnything, refusal));
  await user.type(field, 'pause');
  expect(
    await screen.findByText('Only screens and actions were searched. Counter is being restarted.'),
  ).toBeVisible();
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Pause 15 minutes');
});

test('finds where one refunds by that word', async () => {
  const { user, field } = await openPalette();
  await user.type(field, 'refund');
  expect(options()[0]).toBe('Refund an orderAdjustments');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentAddress()).toBe('/dashboard/issue-adjustment'));
});

test('shows "No results" once the store has been searched', async () => {
  const { user, field } = await openPalette();
  await user.type(field, 'xylophone');
  expect(await screen.findByText('No results for "xylophone"')).toBeVisible();
});

test('opens before the store has loaded, and adds its commands when it has', async () => {
  let tell = (): void => undefined;
  const known = new Promise<void>((resolve) => (tell = resolve));
  const server = openStore().on(findBusinesses, async () => {
    await known;
    return { data: [aBusiness()], message: '', newSignIns: [] };
  });
  const user = renderScreen(server, '/dashboard/orders');
  await screen.findByRole('button', { name: /^Search or go to/ });
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  await user.type(field, 'pause 15');
  expect(await screen.findByText('No results for "pause 15"')).toBeVisible();
  tell();
  expect(await screen.findByRole('option', { name: /Pause 15 minutes/ })).toBeVisible();
  expect(field).toHaveFocus();
});

test('marks a product off until tomorrow from the search, and Undo brings it back', async () => {
  const bread = (change: Partial<Product>) => aProduct({ id: 9, name: 'Rye bread', ...change });
  const off = bread({ available: false, unavailableUntil: '2026-11-21T05:00:00Z' });
  let known = bread({});
  const server = openStore()
    .on(findAnything, () => ({ data: { ...nothing, products: [known] } }))
    .on(updateProductAvailability, ({ body }) => {
      known = body.available ? bread({}) : off;
      return { data: known };
    });
  const { user, field } = await openPalette(server);
  await user.type(field, 'rye');
  const offered = await screen.findByRole('button', { name: 'Turn off until tomorrow: Rye bread' });
  expect(within(screen.getByRole('listbox')).queryByRole('button')).toBeNull();
  await user.tab();
  expect(offered).toHaveFocus();
  await user.keyboard(' ');
  expect(await screen.findByRole('button', { name: 'Turn on: Rye bread' })).toHaveFocus();
  expect(field).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: /^Turn off until tomorrow/ })).toBeVisible();
  expect(server.received(updateProductAvailability).map(({ body }) => body)).toEqual([
    { storeId: 3, id: 9, available: false, until: 'TODAY' },
    { storeId: 3, id: 9, available: true },
  ]);
});

test('offers members who may not mark products no button to do so', async () => {
  const data = { ...nothing, products: everything.products };
  const server = openStore()
    .on(findAnything, { data })
    .on(findStoreOwners, { data: [] })
    .on(findBusinesses, {
      data: [aBusiness({ role: 'accountant' })],
      message: '',
      newSignIns: [],
    });
  const user = renderScreen(server, '/dashboard/settings/bank-account');
  await user.click(await screen.findByRole('button', { name: /^Search or go to/ }));
  await user.type(await screen.findByRole('combobox'), 'bread');
  expect(await screen.findByRole('option', { name: /Maya bread/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Maya bread/ })).toBeNull();
});

test('shows the best of many screens, and the others on demand', async () => {
  const { user, field } = await openPalette();
  await user.type(field, 'settings');
  await user.click(await screen.findByRole('option', { name: /^Show \d+ more/ }));
  expect(field).toBeVisible();
  expect(options().length).toBeGreaterThan(7);
  expect(
    screen.getAllByRole('option').indexOf(screen.getByRole('option', { selected: true })),
  ).toBe(5);
});

test.each([
  ['owner', '/dashboard/product/form?id=9'],
  ['staff', '/dashboard/products?search=Maya+bread'],
] as const)('a product that is found opens where the %s may see it', async (role, opened) => {
  const { server } = openMenu([]);
  server
    .on(findBusinesses, oneStore({ role }))
    .on(findAnything, { data: { ...nothing, products: everything.products } })
    .on(findProduct, { data: aProduct({ id: 9 }) })
    .on(findSuggestedCategories, { data: [] })
    .on(findOptionGroups, { data: [] });
  const { user, field } = await openPalette(server);
  await user.type(field, 'bread');
  await user.click(await screen.findByRole('option', { name: /Maya bread/ }));
  await waitFor(() => expect(currentAddress()).toBe(opened));
});
