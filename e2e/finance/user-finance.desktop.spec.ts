import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

const entries = (page: Page) =>
  page.getByRole('main').locator('tbody tr, ul[aria-label="Statement"] > li');

test('the books are read as a statement, filtered and saved', async ({ page }) => {
  await page.goto('/dashboard/userFinance');
  await expect(entries(page)).toHaveCount(20);
  const balance = page.getByRole('region', { name: 'Balance' });
  await expect(balance).toContainText(/\$ [\d,]+\.\d\d/);
  await expect(page.getByRole('region', { name: 'Next payout' })).toContainText(
    /So far for|Nothing to pay out yet/,
  );
  await expect(page.getByRole('region', { name: 'Company details' })).toContainText('•••• ');

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^21–40 of [\d,]+$/)).toBeVisible();

  await page.getByLabel('Kind').selectOption('Order');
  await expect(page).toHaveURL('/dashboard/userFinance?kind=ORDER');
  await expect(page.getByText('Matching entries')).toBeVisible();
  await page.reload();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText(/^1–20 of [1-9]/);
  const found = Number(/of ([\d,]+)/.exec(await pages.innerText())?.[1]?.replace(',', ''));
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file.trimEnd().split('\r\n')).toHaveLength(found + 1);

  await page.getByRole('searchbox').fill('nothing like it');
  await expect(page.getByText('Not found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(entries(page)).toHaveCount(20);

  await page.goto('/dashboard/userFinance?kind=CAMPAIGN');
  const dessert = entries(page).filter({ hasText: 'Free dessert on Thursdays' });
  await expect(dessert).toContainText('SMS campaign');
  await expect(dessert).toContainText(/− \$ \d+\.\d\d/);
});
