import { findOperatorStores } from '@counter/contract/operator';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOperatorStore, openMarketplace } from '../../../testing/operator.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { phone } from '../../../testing/stub-browser.ts';

const store = anOperatorStore();
const healthy = store.health ?? expect.unreachable('An approved store has a health.');
const failing = anOperatorStore({
  id: 4,
  name: 'Crumb Bakery',
  health: {
    ...healthy,
    orders: 1250,
    missed: 40,
    noScreenSince: '2026-11-18T12:00:00Z',
    problems: ['MISSED', 'NO_SCREEN'],
  },
});
const waiting = anOperatorStore({ id: 5, name: 'Elm Deli', approved: false, health: null });

const open = () =>
  openMarketplace().on(findOperatorStores, {
    data: { content: [failing, store, waiting], totalElements: 3 },
  });

test('a store shows its orders of the last 7 days and its problems', async () => {
  renderScreen(open(), '/operator/stores');
  const table = await screen.findByRole('table', { name: 'Stores' });
  await within(table).findByText('Crumb Bakery');
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(1, 3)
        .map(({ textContent }) => textContent),
    );
  expect(rows).toEqual([
    ['1,250', 'Not acceptedNo screen openLast screen 2 days ago'],
    ['0', 'No problems'],
    ['', ''],
  ]);
});

test('the list is sorted by orders, the most first, and by health, the worst first', async () => {
  const server = open();
  const user = renderScreen(server, '/operator/stores');
  await user.click(await screen.findByRole('button', { name: 'Orders, 7 days' }));
  await waitFor(() => expect(currentAddress()).toBe('/operator/stores?sort=-orders'));
  await user.click(screen.getByRole('button', { name: 'Health' }));
  await waitFor(() => expect(currentAddress()).toBe('/operator/stores?sort=health'));
  await waitFor(() =>
    expect(server.received(findOperatorStores).at(-1)?.query).toMatchObject({ sort: 'health' }),
  );
  await user.click(screen.getByRole('link', { name: 'Suspended' }));
  await waitFor(() => expect(currentAddress()).toMatch(/sort=health/));
});

test('on a phone the list is sorted among its filters, each column both ways', async () => {
  const server = open();
  const user = renderScreen(server, '/operator/stores', phone);
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const choice = await screen.findByRole('combobox', { name: 'Sort by' });
  expect(choice).toHaveDisplayValue('Store: A to Z');
  const names = within(choice)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Store: A to Z',
    'Store: Z to A',
    'Orders, 7 days: highest first',
    'Orders, 7 days: lowest first',
    'Health: worst first',
    'Health: best first',
  ]);
  await user.selectOptions(choice, 'Health: worst first');
  await waitFor(() => expect(currentAddress()).toBe('/operator/stores?sort=health'));
  await user.selectOptions(choice, 'Orders, 7 days: lowest first');
  await waitFor(() => expect(currentAddress()).toBe('/operator/stores?sort=orders'));
  await waitFor(() =>
    expect(server.received(findOperatorStores).at(-1)?.query).toMatchObject({ sort: 'orders' }),
  );
});
