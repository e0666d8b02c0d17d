import type { FinancialOverview, PerformanceOverview } from '@counter/contract/analytics';
import type { Page } from '@playwright/test';
import { refusal } from '../store/business-page.ts';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { connectionLost, expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test', expectedErrors: [connectionLost] });

const emptyFinancials: FinancialOverview = {
  currency: 'USD',
  duration: 'LAST_7_DAYS',
  from: '2026-11-15',
  to: '2026-11-21',
  saleData: [],
  totals: { saleSubTotal: 0, totalOrders: 0 },
  before: null,
  topSellingItems: [],
};

const emptyPerformance: PerformanceOverview = {
  currency: 'USD',
  duration: 'LAST_7_DAYS',
  from: '2026-11-15',
  to: '2026-11-21',
  todaysSale: [],
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
  preparation: { totalOrders: 0, medianMinutes: null, late: 0 },
  customers: { newCustomers: 0, returningCustomers: 0 },
  before: null,
  wholeBefore: null,
  busiestHours: [],
};

const financialCall = '**/api/v1/store/stats/financial/overview';
const performanceCall = '**/api/v1/store/stats/performance/overview';

/** Lets the screens show an overview of our choice. */
async function answer(page: Page, address: string, overview: object): Promise<void> {
  await page.route(address, async (route) =>
    route.fulfill({ json: { data: overview, message: '' } }),
  );
}

test('financials of a duration by picture, keys and table; performance with all it tells', async ({
  page,
}) => {
  test.slow();
  await page.goto('/dashboard/financials');
  const durations = page.getByRole('navigation', { name: 'Duration' });
  await expect(durations.getByRole('link', { name: 'Last 7 days' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const chart = page.getByRole('figure', { name: 'Sales and Orders' });
  await expect(chart).toContainText(/orders, \$\s[\d,.]+ in the last 7 days/);
  await expect(page.getByRole('list', { name: 'Top Selling Items' })).toContainText('orders');
  await expect(
    page
      .getByRole('main')
      .getByText(/vs the previous 7 days/)
      .first(),
  ).toBeVisible();

  const reader = chart.getByRole('slider', { name: 'Sales and Orders, point by point' });
  await reader.focus();
  await reader.press('Home');
  await expect(reader).toHaveValue('0');
  await reader.press('ArrowRight');
  await expect(reader).toHaveAttribute(
    'aria-valuetext',
    /\$ \(Amount in USD\) [\d,]+\.\d\d, Orders/,
  );
  await chart.getByRole('button', { name: 'View as table' }).click();
  const financialTable = chart.getByRole('table', { name: 'Sales and Orders' });
  await expect(financialTable.getByRole('columnheader')).toHaveText([
    'Day',
    '$ (Amount in USD)',
    'Orders',
  ]);
  await expect(financialTable.getByRole('row')).toHaveCount(8);

  await durations.getByRole('link', { name: 'Last 30 days' }).click();
  await expect(page).toHaveURL(/duration=LAST_30_DAYS/);
  await expect(chart).toContainText('in the last 30 days');
  await expect(financialTable.getByRole('row')).toHaveCount(31);
  await page.goBack();
  await expect(chart).toContainText('in the last 7 days');
  await expectGoodInBothThemes(page);

  // Performance: availability, closures, reasons and busy hours.
  await answer(page, performanceCall, {
    ...emptyPerformance,
    todaysSale: [{ saleSubTotal: 12_00, totalOrders: 1, dayHour: '2026-11-20' }],
    totals: { saleSubTotal: 12_00, totalOrders: 1 },
    availability: {
      workingMinutes: 1000,
      onlineMinutes: 970,
      online: 9700,
      closures: [
        {
          from: '2026-11-20T17:00:00Z',
          to: '2026-11-20T17:30:00Z',
          minutes: 30,
          cause: 'STORE',
          by: 'Maya Lind',
          reason: null,
          cost: 12_50,
        },
        {
          from: '2026-11-19T17:00:00Z',
          to: '2026-11-19T17:10:00Z',
          minutes: 10,
          cause: 'SUSPENSION',
          by: null,
          reason: 'Food safety check',
          cost: null,
        },
      ],
      closureCount: 2,
      cost: 12_50,
      untold: 1,
    },
    cancellations: [{ reason: 'EXPIRED', totalOrders: 2, saleSubTotal: 30_00 }],
    preparation: { totalOrders: 20, medianMinutes: 17.5, late: 5 },
    customers: { newCustomers: 3, returningCustomers: 9 },
    wholeBefore: {
      totalOrders: 40,
      cancelledOrders: 0,
      preparation: { totalOrders: 40, medianMinutes: 20, late: 4 },
    },
    busiestHours: [
      { weekday: 5, hour: 18, totalOrders: 34, saleSubTotal: 812_00 },
      { weekday: 6, hour: 20, totalOrders: 3, saleSubTotal: 90_00 },
    ],
  });
  await page.goto('/dashboard/analytics');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { name: 'Performance', level: 1 })).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Online Availability' })).toContainText('97%');
  const closures = page.getByRole('region', { name: 'Closures' });
  await expect(closures).toContainText('Closed by Maya Lind');
  await expect(closures).toContainText('$ 12.50, not counting 1 without enough data');
  await expect(closures).toContainText('Suspended by the marketplace: Food safety check');
  await expect(closures).toContainText('Not enough data');
  await expect(main).toContainText('Not accepted in time');
  await expect(main).toContainText('17.5 min');
  await expect(main).toContainText('−2.5 min vs the previous 7 days');
  await expect(main).toContainText('−15 points vs the previous 7 days');
  await expect(main).toContainText('9 returning, 3 new');

  const map = page.getByRole('figure', { name: 'Busiest hours' });
  await expect(map).toContainText('Friday 6:00 PM to 7:00 PM with 34 orders');
  const friday = map.getByRole('button', {
    name: 'Friday 6:00 PM to 7:00 PM: 34 orders, $ 812.00',
  });
  await friday.focus();
  await friday.press('ArrowRight');
  await expect(map.getByRole('button').and(page.locator(':focus'))).not.toHaveAccessibleName(
    /Friday 18:00/,
  );
  await expectGoodInBothThemes(page);
});

test('a time without orders says so, what cannot be read is tried again, and closing is followed', async ({
  page,
  colleague,
}) => {
  test.slow();
  await test.step('a time without orders says so', async () => {
    await answer(page, financialCall, emptyFinancials);
    await answer(page, performanceCall, emptyPerformance);
    await page.goto('/dashboard/financials');
    await expect(page.getByText('No sales in the last 7 days')).toBeVisible();
    await expect(page.getByText('No earlier data yet')).toHaveCount(3);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Performance' })
      .click();
    for (const text of ['No working hours in this period', 'No closures', 'No cancelled orders']) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await page.unroute(financialCall);
    await page.unroute(performanceCall);
  });

  await test.step('when the figures cannot be read, it says so and tries again', async () => {
    await page.route(financialCall, async (route) =>
      route.fulfill({ status: 422, json: refusal(422, 'We can’t read this value today.') }),
    );
    await page.goto('/dashboard/financials');
    const failure = page.getByRole('alert').filter({ hasText: "We couldn't load" });
    await expect(failure).toBeVisible();
    await page.unroute(financialCall);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('figure', { name: 'Sales and Orders' })).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Last 90 days' }).click();
    await expect(failure).toBeVisible({ timeout: 20_000 });
    await page.context().setOffline(false);
    await expect(page.getByRole('figure', { name: 'Sales and Orders' })).toContainText(
      'in the last 90 days',
      { timeout: 20_000 },
    );
  });

  await test.step('the real performance follows the closing of the store', async () => {
    await page.goto('/dashboard/analytics?duration=TODAY');
    const closures = page.getByRole('region', { name: 'Closures' });
    await expect(closures).toContainText(/closure|None in this period/);
    await colleague.toggle(false);
    await expect(closures.getByText(/still closed/)).toBeVisible({ timeout: 20_000 });
    await colleague.toggle(true);
    await expect(closures.getByText(/still closed/)).toBeHidden({ timeout: 20_000 });
  });
});
