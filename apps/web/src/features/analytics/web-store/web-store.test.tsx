import { findWebStoreReport, sumCounts, type WebStoreReport } from '@counter/contract/analytics';
import { Refusal } from '@counter/contract/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';
import { phone } from '../../../testing/stub-browser.ts';
import { cellsOf } from '../../../testing/tables.ts';

const address = '/dashboard/analytics/web-store';

const days = [
  { day: '2026-11-18', visits: 100, menuViews: 80, baskets: 20, orders: 10 },
  { day: '2026-11-19', visits: 0, menuViews: 0, baskets: 0, orders: 0 },
  { day: '2026-11-20', visits: 1100, menuViews: 1000, baskets: 250, orders: 150 },
];
const report: WebStoreReport = { days, totals: sumCounts(days), countedSince: '2026-11-18' };

const open = (data: WebStoreReport = report) => openStore().on(findWebStoreReport, { data });

test('each step of the funnel has its count and its share of the step before', async () => {
  renderScreen(open(), address);
  const funnel = await screen.findByRole('list', { name: 'From visit to order' });
  expect(
    within(funnel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Visits1,200',
    'Opened the menu1,080 · 90.0%',
    'Began a basket270 · 25.0%',
    'Orders placed160 · 59.3%',
  ]);
  expect(screen.getByRole('region', { name: 'From visit to order' })).toHaveTextContent(
    'A browser counts once a day',
  );
  expect(screen.getByText(/Counted since 18 Nov 2026/)).toBeVisible();
  expect(
    screen.getByText('1,200 visits and 160 orders: one order for every 8 visits.'),
  ).toBeVisible();
});

test('every day is a row, newest first, above the total', async () => {
  renderScreen(open(), address);
  const table = await screen.findByRole('table', { name: 'Every day' });
  await within(table).findByText('1,100');
  expect(cellsOf(table)).toEqual([
    ['Day', 'Visits', 'Opened the menu', 'Began a basket', 'Orders placed', 'Visits that ordered'],
    ['Fri 20 Nov 2026', '1,100', '1,000', '250', '150', '13.6%'],
    ['Thu 19 Nov 2026', '0', '0', '0', '0', '–'],
    ['Wed 18 Nov 2026', '100', '80', '20', '10', '10.0%'],
    ['Total', '1,200', '1,080', '270', '160', '13.3%'],
  ]);
});

test('a long range lists the latest two weeks first, above the total of all days', async () => {
  const long = Array.from({ length: 20 }, (_, at) => ({
    day: `2026-11-${String(at + 1).padStart(2, '0')}`,
    visits: 10,
    menuViews: 10,
    baskets: 5,
    orders: 1,
  }));
  const user = renderScreen(
    open({ days: long, totals: sumCounts(long), countedSince: '2026-11-01' }),
    address,
  );
  const table = await screen.findByRole('table', { name: 'Every day' });
  await within(table).findByText('Fri 20 Nov 2026');
  expect(within(table).getAllByRole('row')).toHaveLength(1 + 14 + 1);
  expect(cellsOf(table).at(-1)?.slice(0, 2)).toEqual(['Total', '200']);
  await user.click(screen.getByRole('button', { name: 'Show all 20 days' }));
  expect(within(table).getAllByRole('row')).toHaveLength(1 + 20 + 1);
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
});

test('on a phone days are cards', async () => {
  renderScreen(open(), address, phone);
  const list = await screen.findByRole('list', { name: 'Every day' });
  const cards = within(list).getAllByRole('listitem');
  expect(cards).toHaveLength(4);
  expect(cards[0]).toHaveTextContent('Fri 20 Nov 2026Visits: 1,100Orders placed: 150');
});

test('a store without any visits gets the link to share', async () => {
  renderScreen(open({ days: [], totals: sumCounts([]), countedSince: null }), address);
  expect(await screen.findByText('No visits yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'QR code and button' })).toHaveAttribute(
    'href',
    '/dashboard/business/cedar-kitchen',
  );
});

test('a range without visits differs from a store without any', async () => {
  const quiet = days.slice(1, 2);
  renderScreen(
    open({ days: quiet, totals: sumCounts(quiet), countedSince: '2026-11-01' }),
    address,
  );
  expect(await screen.findByText('No visits on these days')).toBeVisible();
});

test('a failure says why and can be retried', async () => {
  const server = openStore().on(
    findWebStoreReport,
    new Refusal(503, 'UNAVAILABLE', 'The database cannot be reached right now.'),
  );
  const user = renderScreen(server, address);
  expect(await screen.findByText("We couldn't load the visits of your web store")).toBeVisible();
  server.on(findWebStoreReport, { data: report });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'From visit to order' })).toBeVisible();
});
