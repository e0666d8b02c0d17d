import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

function numbersIn(page: Page) {
  return page.getByRole('main').getByRole('button', { name: /^[A-Z]{2}-\d/ });
}

const pagesOf = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

test('filters of the history survive a reload, and apply to the CSV', async ({ page }) => {
  await page.goto('/dashboard/orders');
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('searchbox', { name: 'Search by order number or customer' }).fill('an');
  await expect(page).toHaveURL(/search=an/);
  await page.getByLabel('Status').selectOption('Completed');
  await page.getByLabel('Method').selectOption('Delivery');
  await pagesOf(page).getByRole('button', { name: 'Next page' }).click();
  await expect(pagesOf(page)).toContainText('Page 2 of');
  const address = page.url();
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    tab: 'history',
    search: 'an',
    status: 'COMPLETED',
    method: 'DIRECT',
    page: '2',
  });
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  const orderNumbers = await numbersIn(page).allTextContents();

  await page.reload();
  await expect(page).toHaveURL(address);
  await expect(pagesOf(page)).toContainText('Page 2 of');
  await expect(page.getByRole('searchbox')).toHaveValue('an');
  await expect(numbersIn(page)).toHaveText(orderNumbers);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const lines = (await readFile(await (await saving).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[11]).toContain(orderNumbers[0]);
  await page.goBack();
  await expect(pagesOf(page)).toContainText('Page 1 of');
});
