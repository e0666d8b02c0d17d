import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

const rows = (page: Page) => page.getByRole('main').locator('tbody tr');

/** The amount that the sums of the orders give a name. */
const sum = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Totals' })
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

const cents = (text: string): number => Number(text.replaceAll(/[^\d]/g, ''));

/** Saves what was opened last and returns the lines of the file. */
async function exportLines(page: Page): Promise<string[]> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).last().click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  return (await readFile(await (await saving).path(), 'utf8')).trimEnd().split('\r\n');
}

test('orders, statement and payouts add up on screen and in their files', async ({ page }) => {
  await page.goto('/dashboard/reports/order-breakdown?status=STORE_REJECT');
  const first = await rows(page).first().getByRole('link').innerText();
  const found = Number(/of (\d+)$/.exec(await page.getByText(/^\d+ of \d+$/).innerText())?.[1]);
  const orders = await exportLines(page);
  // Its head, and the line of totals.
  expect(orders).toHaveLength(found + 2);
  expect(orders[1]).toContain(first);
  await page.getByLabel('Status').selectOption('Completed');
  await expect(rows(page).first()).toContainText('Completed');
  const parts: number[] = [];
  for (const name of ['Subtotal', 'Tax', 'Discount', 'Tip', 'Fee', 'Order Total Amount']) {
    parts.push(cents(await sum(page, name).innerText()));
  }
  const [subtotal = 0, tax = 0, discount = 0, tip = 0, fee = 0, total] = parts;
  expect(total).toBe(subtotal + tax - discount + tip - fee);

  await page.goto('/dashboard/userFinance?kind=CAMPAIGN');
  const campaign = rows(page).filter({ hasText: 'Free dessert on Thursdays' });
  await expect(campaign).toContainText(/− \$ \d+\.\d\d/);

  await page.goto('/dashboard/reports/payouts?status=FAILED');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).last()).toContainText(/than the week before: /);
  await rows(page).getByRole('button').first().click();
  await expect(page.getByText(/Your bank returned this payment: R20/)).toBeVisible();
  const paid = page.getByRole('region', { name: 'Amounts' }).locator('dd').last();
  const lines = await exportLines(page);
  expect(cents(lines.at(-1)?.split(',').at(-2) ?? '')).toBe(cents(await paid.innerText()));
});
