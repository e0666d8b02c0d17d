import { findBusinesses } from '@counter/contract/store';
import { findForecast, findTodayStats, type ForecastDay } from '@counter/contract/analytics';
import { findOffMenu } from '@counter/contract/menu';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { renderScreen } from '../../testing/render-screen.tsx';
import { oneStore, openStore } from '../../testing/store.ts';
import { noOrdersToday } from '../../testing/today-stats.ts';

/** The card of a figure. */
async function cardOf(label: string): Promise<HTMLElement> {
  const terms = await screen.findAllByRole('term');
  const card = terms.find(({ textContent }) => textContent === label)?.closest('div');
  if (!card) throw new Error(`There is no card of ${label}.`);
  return card;
}

test('figures that failed to load can be retried, with a short message and no waiting counts', async () => {
  const server = openStore()
    .on(findOffMenu, { data: [] })
    .on(findTodayStats, new Refusal(422, 'INVALID_FIELDS', 'Not today.'));
  const user = renderScreen(server, '/dashboard/app');
  await screen.findByText("We couldn't load today's figures");
  const sales = [
    { saleSubTotal: 183_000, totalOrders: 2, dayHour: '2026-11-20T00' },
    { saleSubTotal: 40, totalOrders: 1, dayHour: '2026-11-20T01' },
  ];
  const counts = { accepted: 18, totalOrders: 20, cancelled: 4, undecided: 4 };
  const saleSubtotal = 123_456_795;
  server.on(findTodayStats, {
    data: { ...noOrdersToday, ...counts, saleSubtotal, todaysSale: sales },
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await cardOf('Total Sale')).toHaveTextContent('$ 1.2M'));
  expect(await cardOf('Acceptance Rate')).toHaveTextContent('90');
  expect(await cardOf('Acceptance Rate')).toHaveTextContent('18 of 20 accepted');
  expect(await cardOf('Average order')).toHaveTextContent('$ 61,728.40');

  const chart = await screen.findByRole('figure', { name: "Today's Sale" });
  await user.click(within(chart).getByRole('button', { name: 'View as table' }));
  const rows = within(within(chart).getByRole('table', { name: "Today's Sale" }));
  const heads = rows.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Hour', '$ (Amount in USD)', 'Orders']);
  expect(rows.getByRole('row', { name: /^12:00 AM|^00:00/ })).toHaveTextContent('1,830.002');
  expect(rows.getByRole('row', { name: /^0?1:00/ })).toHaveTextContent('0.401');
  await user.click(within(chart).getByRole('button', { name: 'View as chart' }));
  await waitFor(() => expect(within(chart).queryByRole('table')).toBeNull());
});

test('a day without orders says so', async () => {
  const server = openStore().on(findOffMenu, { data: [] });
  renderScreen(server.on(findTodayStats, { data: noOrdersToday }), '/dashboard/app');
  await waitFor(() => expect(screen.getAllByText('No data available')).toHaveLength(3));
  expect(await cardOf('Acceptance Rate')).toHaveTextContent('0');
  expect(await cardOf('Total Sale')).toHaveTextContent('$ 0.00');
});

const tomorrow: ForecastDay = {
  day: '2026-11-21',
  closed: false,
  expected: { orders: 84, from: 70, to: 98 },
  hours: [],
  items: [],
  scheduled: 0,
};

test.each([
  [tomorrow, 'Tomorrow: about 84 orders, usually between 70 and 98'],
  [
    { ...tomorrow, expected: { orders: 1, from: 0, to: 2 } },
    'Tomorrow: about 1 order, usually between 0 and 2',
  ],
  [{ ...tomorrow, closed: true, expected: null }, 'Tomorrow: closed'],
])("one line shows tomorrow's forecast", async (day, line) => {
  const server = openStore()
    .on(findOffMenu, { data: [] })
    .on(findTodayStats, { data: noOrdersToday })
    .on(findForecast, { data: { days: [day], daysMissing: 0, accuracy: null } });
  renderScreen(server, '/dashboard/app');
  expect(await screen.findByText(line)).toBeVisible();
});

test.each([
  { data: { days: [{ ...tomorrow, expected: null }], daysMissing: 3, accuracy: null } },
  new Refusal(422, 'INVALID_FIELDS', 'Not today.'),
])('without a forecast, tomorrow is only a link', async (answer) => {
  const server = openStore()
    .on(findOffMenu, { data: [] })
    .on(findTodayStats, { data: noOrdersToday })
    .on(findForecast, answer);
  renderScreen(server, '/dashboard/app');
  expect(await screen.findByRole('link', { name: 'See the next seven days' })).toBeVisible();
  await screen.findAllByText('No data available');
  expect(screen.queryByText(/^Tomorrow:/)).toBeNull();
});

test("staff don't see which customers spend most", async () => {
  const server = openStore()
    .on(findBusinesses, oneStore({ role: 'staff' }))
    .on(findOffMenu, { data: [] })
    .on(findTodayStats, { data: noOrdersToday });
  renderScreen(server, '/dashboard/app');
  await waitFor(() => expect(screen.getAllByText('No data available')).toHaveLength(2));
});
