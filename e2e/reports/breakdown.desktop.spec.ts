import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

const rows = (page: Page) =>
  page.getByRole('main').locator('tbody tr, ul[aria-label="Order Breakdown"] > li');

/** An amount of the totals, as it is shown. */
const sum = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Totals' })
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

const cents = (text: string): number => Number(text.replaceAll(/[^\d]/g, ''));

test('finished orders are broken down, found again and saved as they are shown', async ({
  page,
}) => {
  await page.goto('/dashboard/reports');
  await page
    .getByRole('navigation', { name: 'Reports' })
    .getByRole('link', { name: 'Order Breakdown' })
    .click();
  await expect(page).toHaveURL('/dashboard/reports/order-breakdown');
  await expect(sum(page, 'Subtotal')).toContainText(/\d\.\d\d/);
  await expect(rows(page)).toHaveCount(20);
  const parts: number[] = [];
  for (const name of ['Subtotal', 'Tax', 'Discount', 'Tip', 'Fee', 'Order Total Amount']) {
    parts.push(cents(await sum(page, name).innerText()));
  }
  const [subtotal = 0, tax = 0, discount = 0, tip = 0, fee = 0, total] = parts;
  expect(total).toBe(subtotal + tax - discount + tip - fee);

  // A change of page appends.
  await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded();
  await expect.poll(async () => rows(page).count()).toBeGreaterThan(20);

  // A filter starts a new list, and the address says which.
  await page.getByLabel('Status').selectOption('Cancelled');
  await expect(page).toHaveURL(/status=STORE_REJECT/);
  await expect(page.getByText(/^0 completed orders\. .* listed but not included/)).toBeVisible();
  await expect(rows(page).filter({ hasNotText: 'Cancelled' })).toHaveCount(0);
  await page.reload();
  const found = Number(/of (\d+)$/.exec(await page.getByText(/^\d+ of \d+$/).innerText())?.[1]);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await saving).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(found + 1);
  const first = await rows(page).first().getByRole('link').innerText();
  expect(lines[1]).toContain(first);

  // Nothing found, and the way back.
  await page.getByRole('searchbox').fill('nobody at all');
  await expect(page.getByText('Not found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/dashboard/reports/order-breakdown');
  await expect(rows(page).first()).toBeVisible();
});
