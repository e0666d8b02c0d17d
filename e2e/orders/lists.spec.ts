import type { Page } from '@playwright/test';
import { rowOf } from '../support/orders-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

const history = '/dashboard/orders?tab=history';

function numbersIn(page: Page) {
  return page.getByRole('main').getByRole('button', { name: /^[A-Z]{2}-\d/ });
}

test('the history has pages of ten', { tag: '@once' }, async ({ page }) => {
  await page.goto(history);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(numbersIn(page)).toHaveCount(10);
  await expect(pages).toContainText(/1–10 of \d{3,}/);
  const first = await numbersIn(page).allTextContents();
  await expect(pages.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(pages).toContainText(/11–20 of \d{3,}/);
  await expect(numbersIn(page)).toHaveCount(10);
  for (const orderNumber of first) await expect(rowOf(page, orderNumber)).toBeHidden();
});

test('the history is searched by number and by customer', { tag: '@once' }, async ({ page }) => {
  await page.goto(history);
  await expect(numbersIn(page)).toHaveCount(10);
  const orderNumber = (await numbersIn(page).nth(4).textContent()) ?? '';
  const search = page.getByRole('searchbox');
  await search.fill(orderNumber.toLowerCase());
  await expect(numbersIn(page)).toHaveText([orderNumber]);
  await search.fill('Camila');
  await expect(page).toHaveURL(/search=Camila/);
  await expect(rowOf(page, orderNumber).or(page.getByText('Camila').first())).toBeVisible();
  await expect(page.getByRole('main').locator('tbody tr, ul[aria-label] > li')).toContainText([
    /Camila/,
  ]);
  await search.fill('nobody is called like this');
  await expect(page.getByText('Not found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(numbersIn(page)).toHaveCount(10);
});

test('the history is filtered by status', { tag: '@once' }, async ({ page }) => {
  await page.goto(`${history}&status=STORE_REJECT`);
  const rows = page.getByRole('main').locator('tbody tr, ul[aria-label] > li');
  await expect(rows).toHaveCount(10);
  for (const row of await rows.all()) await expect(row).toContainText('Cancelled');
});

for (const [tab, tag = []] of [['scheduled', '@once'], ['history']] as const) {
  test(`the days of ${tab} end today`, { tag }, async ({ page, isMobile }) => {
    await page.goto(`/dashboard/orders?tab=${tab}`);
    if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
    const today = dayInNewYork(new Date());
    await page.getByRole('button', { name: /^End date/ }).click();
    const calendar = page.getByRole('dialog', { name: /^End date/ });
    await expect(calendar.getByRole('button', { name: nameOf(today, 0) })).toBeEnabled();
    await expect(calendar.getByRole('button', { name: 'Next month' })).toBeDisabled();
    const after = calendar.getByRole('button', { name: nameOf(today, 1) });
    if (sameMonth(today)) await expect(after).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.goto(`/dashboard/orders?tab=${tab}&to=2999-01-01`);
    if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
    await expect(
      page.getByRole('button', { name: `End date ${nameOf(today, 0, 'short')}` }),
    ).toBeVisible();
  });
}

test(
  'scheduled orders have a list of their own',
  { tag: '@once' },
  async ({ page, marketplace }) => {
    const hour = 3_600_000;
    const scheduledAt = new Date(Math.ceil(Date.now() / hour) * hour + 5 * hour).toISOString();
    const { orderNumber } = await marketplace.order({ scheduledAt });
    await page.goto('/dashboard/orders?tab=scheduled');
    await expect(rowOf(page, orderNumber)).toContainText('Scheduled');
  },
);

/** The day it is in the kitchen, as midnight UTC. */
function dayInNewYork(at: Date): Date {
  return new Date(at.toLocaleDateString('en-CA', { timeZone: 'America/New_York' }));
}

/** A day as the calendar names it ("21 November 2026"), some days later. */
function nameOf(day: Date, later: number, month: 'long' | 'short' = 'long'): string {
  const date = new Date(day.getTime() + later * 86_400_000);
  const name = date.toLocaleDateString('en-US', { month, timeZone: 'UTC' });
  return `${date.getUTCDate()} ${name} ${date.getUTCFullYear()}`;
}

function sameMonth(day: Date): boolean {
  return new Date(day.getTime() + 86_400_000).getUTCMonth() === day.getUTCMonth();
}
