import { findBusinesses, type Business } from '@counter/contract/store';
import { findForecast, type Forecast } from '@counter/contract/analytics';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { oneStore, openStore } from '../../../testing/store.ts';
import { offersKeptFrom } from '../../../testing/offers.ts';

const thursday: Forecast['days'][number] = {
  day: '2026-11-26',
  closed: false,
  expected: { orders: 48, from: 41, to: 56 },
  hours: [
    { hour: 11, orders: 0.3 },
    { hour: 18, orders: 12.4 },
  ],
  items: [{ productName: 'Lentil Soup', quantity: 31 }],
  scheduled: 2,
};

const closed: Forecast['days'][number] = {
  day: '2026-11-27',
  closed: true,
  expected: { orders: 0, from: 0, to: 0 },
  hours: [],
  items: [],
  scheduled: 0,
};

const forecast: Forecast = {
  days: [thursday, closed],
  daysMissing: 0,
  accuracy: { within: 12, lastWeekWithin: 19 },
};

test('tomorrow shows its range, hours, items and the usual accuracy', async () => {
  renderScreen(openStore().on(findForecast, { data: forecast }), '/dashboard/forecast');
  const orders = within(await screen.findByRole('region', { name: /^Orders on Thu/ }));
  expect(orders.getByText('About 48 orders')).toBeVisible();
  expect(orders.getByText('Usually between 41 and 56')).toBeVisible();
  expect(orders.getByText('2 orders are already scheduled')).toBeVisible();
  expect(orders.getByText(/^Usually within 12%.*would have been within 19%/)).toBeVisible();
  const hours = orders.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(hours).toEqual([expect.stringMatching(/^11.*under 1$/), expect.stringMatching(/12$/)]);
  const items = within(screen.getByRole('list', { name: 'Items to prepare' }));
  expect(items.getByRole('listitem')).toHaveTextContent('Lentil Soup31');
});

test('other days are links, and a day on which the store is closed says so', async () => {
  const server = openStore().on(findForecast, { data: { ...forecast, accuracy: null } });
  const user = renderScreen(server, '/dashboard/forecast');
  expect(await screen.findByText(/^Not yet checked/)).toBeVisible();
  const days = within(screen.getByRole('navigation', { name: 'Days' }));
  expect(days.getByRole('link', { name: /^Tomorrow/ })).toHaveTextContent('48');
  await user.click(days.getByRole('link', { name: /^Fri/ }));
  expect(await screen.findByText('Your calendar says that you are closed that day.')).toBeVisible();
  expect(screen.queryByText('About 48 orders')).toBeNull();
});

test('a store with little history sees how long a forecast takes', async () => {
  const empty = { days: [], accuracy: null };
  const server = openStore().on(findForecast, { data: { ...empty, daysMissing: 1 } });
  renderScreen(server, '/dashboard/forecast');
  expect(await screen.findByText(/^After one more day of sales/)).toBeVisible();
});

test('the way back to performance is for members who can see it', async () => {
  const show = async (store: Partial<Business>) => {
    const server = openStore().on(findBusinesses, oneStore(store));
    renderScreen(server.on(findForecast, { data: forecast }), '/dashboard/forecast');
    await screen.findByText('About 48 orders');
    return screen.getByRole('main');
  };
  expect(await offersKeptFrom({ role: 'staff' }, show)).toEqual(['Back to Performance']);
});
