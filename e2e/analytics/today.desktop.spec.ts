import type { TodayStats } from '@counter/contract/analytics';
import type { Locator, Page, Route } from '@playwright/test';
import { expectLive } from '../support/orders-page.ts';
import { connectionLost, expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test', expectedErrors: [connectionLost] });

const quiet: TodayStats = {
  currency: 'USD',
  accepted: 0,
  cancelled: 0,
  newOrders: 0,
  oldestNewAt: null,
  undecided: 0,
  totalOrders: 0,
  saleSubtotal: 0,
  todaysSale: [],
  highlyPaidCustomers: [],
  topSellingItems: [],
  lastWeek: null,
};

const todayCall = '**/api/v1/store/stats/today/**';

/** The card of a figure. */
function cardOf(page: Page, label: string): Locator {
  return page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) }) });
}

test('the day is greeted, counted and ranked, and a new order counted as it comes in', async ({
  page,
  marketplace,
  colleague,
}) => {
  await page.goto('/dashboard/app');
  await expect(page.getByRole('heading', { name: 'Hi, Welcome back' })).toBeVisible();
  for (const label of ['New Orders', 'Total Orders', 'Total Sale', 'Acceptance Rate'])
    await expect(cardOf(page, label)).toContainText(/\d/);
  for (const title of ["Today's Sale", 'Highly Paid Customer', 'Top Selling Items'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await expectLive(page);
  const card = cardOf(page, 'Total Orders').getByRole('definition').first();
  await expect(card).toHaveText(/^\d+$/);
  const before = Number(await card.textContent());
  const order = await marketplace.order();
  await expect(card).toHaveText(String(before + 1));
  await expect(page.getByText(/new orders? (is|are) waiting/)).toBeVisible();
  await colleague.cancel(order);
  await expect(card).toHaveText(String(before));
});

test('figures that cannot be read are tried again, and days of all kinds are told', async ({
  page,
}) => {
  test.slow();
  let answer = async (route: Route): Promise<void> => route.abort('connectionrefused');
  await page.route(todayCall, async (route) => answer(route));
  /** Lets the screen show a day of our choice from the next time it asks. */
  const give = (stats: Partial<TodayStats>): void => {
    answer = async (route) =>
      route.fulfill({ json: { data: { ...quiet, ...stats }, message: '' } });
  };
  await page.goto('/dashboard/app');
  const failure = page.getByRole('alert').filter({ hasText: "We couldn't load today's figures" });
  // Said only after the third try, seconds later.
  await expect(failure).toBeVisible({ timeout: 20_000 });

  await test.step('large sales are shortened, cancelled orders count, and those that wait do not', async () => {
    give({
      accepted: 18,
      totalOrders: 20,
      cancelled: 4,
      undecided: 4,
      saleSubtotal: 123_456_789,
      todaysSale: [
        { saleSubTotal: 183_000, totalOrders: 2, dayHour: '2026-01-05T00' },
        { saleSubTotal: 40, totalOrders: 1, dayHour: '2026-01-05T01' },
      ],
    });
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(cardOf(page, 'Total Sale').getByText('$ 1.2M', { exact: true })).toBeVisible();
    await expect(cardOf(page, 'Acceptance Rate')).toContainText('90');
    const acceptance = cardOf(page, 'Acceptance Rate');
    await expect(acceptance).toContainText('18 of 20 accepted');
    const wide = page.viewportSize();
    for (const width of [1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const circle = await acceptance.locator('svg').boundingBox();
      const sentence = await acceptance.getByText('18 of 20 accepted').boundingBox();
      if (!circle || !sentence) throw new Error('the circle or its sentence is not there');
      expect(sentence.x + sentence.width).toBeLessThanOrEqual(circle.x);
    }
    if (wide) await page.setViewportSize(wide);
  });

  await test.step('the chart can be read as a table, in dollars with two decimals', async () => {
    const chart = page.getByRole('figure', { name: "Today's Sale" });
    await chart.getByRole('button', { name: 'View as table' }).click();
    const table = chart.getByRole('table', { name: "Today's Sale" });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Hour',
      '$ (Amount in USD)',
      'Orders',
    ]);
    await expect(table.getByRole('row', { name: /^12:00 AM/ })).toHaveText('12:00 AM1,830.002');
    await expect(table.getByRole('row', { name: /^1:00 AM/ })).toHaveText('1:00 AM0.401');
    await chart.getByRole('button', { name: 'View as chart' }).click();
    await expect(table).toBeHidden();
  });

  await test.step('a day without orders says so', async () => {
    give({});
    await page.reload();
    await expect(page.getByText('No data available')).toHaveCount(3);
    await expect(cardOf(page, 'Acceptance Rate')).toContainText('0');
    await expect(cardOf(page, 'Total Sale')).toContainText('$ 0.00');
  });
});
