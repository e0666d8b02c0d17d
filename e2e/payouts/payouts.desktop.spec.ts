import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

const rows = (page: Page) =>
  page.getByRole('main').locator('tbody tr, ul[aria-label="Payouts"] > li');

test('a payout opens into how its amount comes about, and onto paper', async ({ page }) => {
  await page.goto('/dashboard/reports/payouts');
  await expect(page.getByRole('region', { name: 'Next payout' })).toContainText(
    /So far for .* \d{4}\. We'll send it .* It should reach your bank by .* \d{4}\.|Nothing to pay out yet/,
  );
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).toContainText('In transit');
  await expect(rows(page).first()).toContainText(/\w{3} \d{1,2}, \d{4} – \w{3} \d{1,2}, \d{4}/);
  const failed = rows(page).filter({ hasText: 'Failed' });
  await expect(failed).toHaveCount(1);

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/dashboard/reports/payouts?page=2');
  await expect(page.getByText(/^11–\d+ of \d+$/)).toBeVisible();
  await page.getByLabel('Status').selectOption('Failed');
  await expect(page).toHaveURL('/dashboard/reports/payouts?status=FAILED');
  await expect(rows(page)).toHaveCount(1);
  await page.goto('/dashboard/reports/payouts');

  const opener = failed.getByRole('button').first();
  const transactionId = await opener.innerText();
  await opener.click();
  await expect(page).toHaveURL(`/dashboard/reports/payouts?payout=${transactionId}`);
  const drawer = page.getByRole('dialog', { name: transactionId });
  await expect(drawer.getByText(/Your bank returned this payment: R20/)).toBeVisible();
  const amounts = drawer.getByRole('region', { name: 'Amounts' });
  await expect(amounts.getByText('Marketplace fee')).toBeVisible();
  await expect(amounts.getByText('Paid at your counter')).toBeVisible();
  const orders = drawer.getByRole('region', { name: /^Orders/ });
  await expect(orders.getByText(/× 15% = .* fee$/).first()).toBeVisible();
  await expect(orders.getByRole('listitem')).toHaveCount(20);
  await orders.getByRole('button', { name: 'Show more' }).click();
  await expect(orders.getByRole('listitem')).toHaveCount(40);

  const saving = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await saving).path(), 'utf8')).trimEnd().split('\r\n');
  const total = await amounts.locator('dd').last().innerText();
  expect(lines.at(-1)?.split(',').at(-2)).toBe(total.replaceAll(/[^\d.]/g, ''));

  await drawer.getByRole('link', { name: 'Statement' }).click();
  await expect(page.getByRole('heading', { name: 'Payout statement' })).toBeVisible();
  const days = page.getByRole('table', { name: 'Daily breakdown' });
  await expect(days.locator('tbody tr')).toHaveCount(7);
  await expect(days.locator('tfoot td')).toHaveText(total);
  await page.getByRole('link', { name: 'Back to payout' }).click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/dashboard/reports/payouts');
});
