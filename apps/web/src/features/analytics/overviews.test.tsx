import {
  findFinancialOverview,
  findPerformanceOverview,
  type FinancialOverview,
  type PerformanceOverview,
} from '@counter/contract/analytics';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { hearEvent } from '../../testing/hear-event.ts';
import { currentAddress, renderScreen } from '../../testing/render-screen.tsx';
import { openStore } from '../../testing/store.ts';
import { cellsOf } from '../../testing/tables.ts';

const period = {
  currency: 'USD',
  duration: 'LAST_7_DAYS',
  from: '2026-11-14',
  to: '2026-11-20',
  compared: { comparison: 'PERIOD', from: '2026-11-07', to: '2026-11-13' },
} as const;

const noFinancials: FinancialOverview = {
  ...period,
  saleData: [],
  totals: { saleSubTotal: 0, totalOrders: 0 },
  before: null,
  topSellingItems: [],
};

const noPerformance: PerformanceOverview = {
  ...period,
  todaysSale: [],
  earnings: [],
  totals: { saleSubTotal: 0, totalOrders: 0 },
  highlyPaidCustomers: [],
  topSellingItems: [],
  availability: {
    workingMinutes: 0,
    onlineMinutes: 0,
    online: null,
    closures: [],
    closureCount: 0,
    cost: 0,
    untold: 0,
  },
  cancellations: [],
  preparation: { totalOrders: 0, medianMinutes: null, promisedMinutes: null, late: 0 },
  customers: { newCustomers: 0, returningCustomers: 0 },
  before: null,
  wholeBefore: null,
  busiestHours: [],
};

test('financials separate placed from completed orders and show amounts to the cent', async () => {
  const overview: FinancialOverview = {
    ...noFinancials,
    saleData: [{ saleSubTotal: 16_571_385, totalOrders: 341, dayHour: '2026-11-20' }],
    totals: { saleSubTotal: 16_571_385, totalOrders: 341 },
  };
  renderScreen(openStore().on(findFinancialOverview, { data: overview }), '/dashboard/financials');
  const amounts = () => screen.getAllByText(/^\$\s165,713\.85$/);
  // The sales of all days, and those of the best one.
  await waitFor(() => expect(amounts()).toHaveLength(2));
  expect(screen.getByText('Orders placed')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Placed orders' })).toBeVisible();
  expect(screen.getByText(/counts orders when they are completed\.$/)).toBeVisible();
  expect(screen.queryByText(/165\.7K/)).toBeNull();
});

test('financials that failed to load can be retried, and a range without orders says so', async () => {
  const away = new Refusal(503, 'UNAVAILABLE', 'Not now.');
  const server = openStore().on(findFinancialOverview, away);
  const user = renderScreen(server, '/dashboard/financials');
  const failure = await screen.findByText(/^We couldn't load/);
  server.on(findFinancialOverview, { data: noFinancials });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^No sales in the last 7 days/);
  expect(failure).not.toBeInTheDocument();
  expect(screen.getAllByText('No earlier data yet')).toHaveLength(3);

  server.on(findFinancialOverview, ({ body }) => ({
    data: {
      ...noFinancials,
      duration: body.duration,
      from: '2026-10-22',
      saleData: [{ saleSubTotal: 12_00, totalOrders: 1, dayHour: '2026-11-20' }],
      totals: { saleSubTotal: 12_00, totalOrders: 1 },
      before: { saleSubTotal: 24_00, totalOrders: 2 },
    },
  }));
  await user.click(screen.getByRole('button', { name: /^Last 7 days · / }));
  await user.click(await screen.findByRole('button', { name: 'Last 30 days' }));
  const chart = await screen.findByRole('figure', { name: 'Sales and Orders' });
  await waitFor(() => expect(chart).toHaveTextContent(/1 order, \$\s12\.00 in the last 30 days/));
  expect(currentAddress()).toBe('/dashboard/financials?range=LAST_30_DAYS');
  expect(screen.getAllByText(/−50% vs the previous 30 days/)).not.toHaveLength(0);
});

test('performance says when there are no working hours, closures or cancelled orders', async () => {
  const server = openStore().on(findPerformanceOverview, { data: noPerformance });
  renderScreen(server, '/dashboard/analytics');
  for (const told of ['No working hours in this period', 'No closures', 'No cancelled orders']) {
    expect(await screen.findByText(told)).toBeVisible();
  }
});

test('performance shows closures with their cost, reasons, and the busiest hours', async () => {
  const closure = { from: '2026-11-19T17:00:00Z', to: '2026-11-19T17:30:00Z', minutes: 30 };
  const server = openStore().on(findPerformanceOverview, {
    data: {
      ...noPerformance,
      todaysSale: [{ saleSubTotal: 12_00, totalOrders: 1, dayHour: '2026-11-20' }],
      totals: { saleSubTotal: 12_00, totalOrders: 1 },
      availability: {
        workingMinutes: 1000,
        onlineMinutes: 970,
        online: 9700,
        closures: [
          { ...closure, cause: 'STORE', by: 'Maya Lind', reason: null, cost: 12_50 },
          { ...closure, cause: 'SUSPENSION', by: null, reason: 'Food safety check', cost: null },
        ],
        closureCount: 2,
        cost: 12_50,
        untold: 1,
      },
      cancellations: [{ reason: 'EXPIRED', totalOrders: 2, saleSubTotal: 30_00 }],
      preparation: { totalOrders: 20, medianMinutes: 17.5, promisedMinutes: 15, late: 5 },
      customers: { newCustomers: 3, returningCustomers: 9 },
      wholeBefore: {
        totalOrders: 40,
        cancelledOrders: 0,
        preparation: { totalOrders: 40, medianMinutes: 20, promisedMinutes: 20, late: 4 },
      },
      busiestHours: [
        { weekday: 5, hour: 18, totalOrders: 34, saleSubTotal: 812_00 },
        { weekday: 6, hour: 20, totalOrders: 3, saleSubTotal: 90_00 },
      ],
    },
  });
  renderScreen(server, '/dashboard/analytics');
  expect(await screen.findByRole('figure', { name: 'Online Availability' })).toHaveTextContent(
    '97.0%',
  );
  const closures = screen.getByRole('region', { name: 'Closures' });
  for (const told of [
    'Closed by Maya Lind',
    '$ 12.50, not counting 1 without enough data',
    'Suspended by the marketplace: Food safety check',
    'Not enough data',
  ])
    expect(closures).toHaveTextContent(told);
  const main = screen.getByRole('main');
  for (const told of [
    'Not accepted in time',
    '17.5 min',
    'Promised 15 min · 20 orders',
    '−2.5 min vs the previous 7 days',
    '−15 points vs the previous 7 days',
    '9 returning, 3 new',
  ])
    expect(main).toHaveTextContent(told);

  const map = screen.getByRole('figure', { name: 'Busiest hours' });
  const friday = within(map).getByRole('button', { name: /^Friday .*: 34 orders, \$ 812\.00$/ });
  friday.focus();
  fireEvent.keyDown(friday, { key: 'ArrowRight' });
  expect(friday).not.toHaveFocus();
  expect(map.contains(document.activeElement)).toBe(true);
});

test('the busiest hours show orders or sales, with the busiest hour by either', async () => {
  const server = openStore().on(findPerformanceOverview, {
    data: {
      ...noPerformance,
      busiestHours: [
        { weekday: 5, hour: 18, totalOrders: 34, saleSubTotal: 812_60 },
        { weekday: 6, hour: 20, totalOrders: 3, saleSubTotal: 1900_00 },
      ],
    },
  });
  const user = renderScreen(server, '/dashboard/analytics');
  const map = await screen.findByRole('figure', { name: 'Busiest hours' });
  const cells = () =>
    [/^Friday 18:00/, /^Saturday 20:00/].map(
      (name) => within(map).getByRole('button', { name }).textContent,
    );
  const panel = screen.getByRole('region', { name: 'Busiest hours' });
  expect(panel).toHaveTextContent('Orders by weekday and hour');
  expect(cells()).toEqual(['34', '3']);
  expect(map).toHaveTextContent(/Friday .*34 orders/);
  await user.selectOptions(screen.getByLabelText('Show'), 'Sales');
  expect(panel).toHaveTextContent('Sales by weekday and hour, in whole amounts');
  expect(cells()).toEqual(['813', '1,900']);
  expect(map).toHaveTextContent(/Saturday .*\$\s1,900\.00/);
});

const weekly: FinancialOverview = {
  ...noFinancials,
  saleData: [
    { saleSubTotal: 12_00, totalOrders: 1, dayHour: '2026-11-19' },
    { saleSubTotal: 30_50, totalOrders: 2, dayHour: '2026-11-20' },
  ],
  totals: { saleSubTotal: 42_50, totalOrders: 3 },
  topSellingItems: [{ productName: 'Hummus', totalOrders: 3 }],
};

test('sales over time can be read as a chart, by keyboard and as a table', async () => {
  const server = openStore().on(findFinancialOverview, { data: weekly });
  const user = renderScreen(server, '/dashboard/financials');
  await screen.findByRole('button', { name: 'Last 7 days · 14 Nov – 20 Nov' });
  const chart = await screen.findByRole('figure', { name: 'Sales and Orders' });
  expect(chart).toHaveTextContent(/3 orders, \$\s42\.50 in the last 7 days/);
  expect(screen.getByText('Average order').closest('div')).toHaveTextContent('$ 14.17');
  expect(screen.getByRole('list', { name: 'Top Selling Items' })).toHaveTextContent(
    /Hummus.*3 orders/,
  );
  const name = 'Sales and Orders, point by point';
  const reader = await within(chart).findByRole('slider', { name });
  expect(reader).toHaveValue('1');
  fireEvent.change(reader, { target: { value: '0' } });
  expect(reader).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/19.*: \$ \(Amount in USD\) 12\.00, Orders 1$/),
  );
  await user.click(within(chart).getByRole('button', { name: 'View as table' }));
  const table = within(chart).getByRole('table', { name: 'Sales and Orders' });
  expect(cellsOf(table)).toEqual([
    ['Day', '$ (Amount in USD)', 'Orders'],
    [expect.stringContaining('19'), '12.00', '1'],
    [expect.stringContaining('20'), '30.50', '2'],
  ]);
  await user.click(within(chart).getByRole('button', { name: 'View as chart' }));
  expect(await within(chart).findByRole('slider', { name })).toBeInTheDocument();
});

test('the chosen days and the year before are requested and kept in the URL', async () => {
  const server = openStore().on(findFinancialOverview, { data: weekly });
  const user = renderScreen(server, '/dashboard/financials');
  await user.click(await screen.findByRole('button', { name: /^Last 7 days · / }));
  await user.click(await screen.findByRole('button', { name: '3 November 2026' }));
  await user.click(screen.getByRole('button', { name: '9 November 2026' }));
  await screen.findByRole('button', { name: 'Custom · 3 Nov – 9 Nov' });
  await user.click(screen.getByRole('button', { name: 'vs the previous 7 days' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'the year before' }));
  await screen.findByRole('button', { name: 'vs the year before' });
  await waitFor(() =>
    expect(server.received(findFinancialOverview).at(-1)?.body).toMatchObject({
      duration: 'CUSTOM',
      startDate: '2026-11-03',
      endDate: '2026-11-09',
      comparison: 'YEAR',
    }),
  );
  expect(currentAddress()).toBe('/dashboard/financials?from=2026-11-03&to=2026-11-09&compare=YEAR');
});

test('two presses compare this month with last month', async () => {
  const server = openStore().on(findFinancialOverview, { data: weekly });
  const user = renderScreen(server, '/dashboard/financials');
  await user.click(await screen.findByRole('button', { name: /^Last 7 days · / }));
  await user.click(await screen.findByRole('button', { name: 'This month' }));
  await screen.findByRole('button', { name: 'This month · 1 Nov – 20 Nov' });
  expect(screen.getByRole('button', { name: 'vs last month' })).toBeVisible();
  expect(server.received(findFinancialOverview).at(-1)?.body).toMatchObject({
    duration: 'THIS_MONTH',
    comparison: 'PERIOD',
  });
});

test('performance updates when the store closes', async () => {
  const server = openStore().on(findPerformanceOverview, { data: noPerformance });
  renderScreen(server, '/dashboard/analytics?duration=TODAY');
  const closures = await screen.findByRole('region', { name: 'Closures' });
  expect(await within(closures).findByText('No closures')).toBeVisible();
  expect(closures).not.toHaveTextContent(/still closed/);
  expect(server.received(findPerformanceOverview)[0]?.body.duration).toBe('TODAY');
  const closure = { from: '2026-11-20T11:30:00Z', to: null, minutes: 30, cost: null };
  const since = [{ ...closure, cause: 'STORE' as const, by: 'Maya Lind', reason: null }];
  server.on(findPerformanceOverview, {
    data: {
      ...noPerformance,
      availability: { ...noPerformance.availability, closures: since, closureCount: 1 },
    },
  });
  await hearEvent(server, { kind: 'store.status', storeOnline: false });
  expect(await within(closures).findByText(/still closed/)).toBeVisible();
});
