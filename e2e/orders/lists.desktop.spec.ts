import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

const orders = '/dashboard/orders';

function numbersIn(page: Page) {
  return page.getByRole('main').getByRole('button', { name: /^[A-Z]{2}-\d/ });
}

const pagesOf = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

/** Expects that no later day than today is shown or offered, however late a one was asked for. */
async function expectEndsToday(page: Page): Promise<void> {
  const today = dayInNewYork(new Date());
  await page.getByRole('button', { name: /^Custom · / }).click();
  const calendar = page.getByRole('dialog', { name: /^Custom · / });
  const dayOf = (later: number) =>
    calendar.getByRole('button', { name: nameOf(today, later), exact: true });
  await expect(dayOf(0)).toBeEnabled();
  await expect(calendar.getByRole('button', { name: 'Next month' })).toBeDisabled();
  if (sameMonth(today)) await expect(dayOf(1)).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
}

test('the history ends today and is narrowed, which outlives a reload', async ({ page }) => {
  await page.goto(`${orders}?tab=history&to=2999-01-01`);
  await expectEndsToday(page);
  await page.getByRole('link', { name: 'Todays Orders' }).click();
  await expect(page).toHaveURL(orders);

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

/** The day it is in the kitchen, as midnight UTC. */
function dayInNewYork(at: Date): Date {
  return new Date(at.toLocaleDateString('en-CA', { timeZone: 'America/New_York' }));
}

/** A day as the calendar names it ("November 21, 2026"), some days later. */
function nameOf(day: Date, later: number): string {
  const date = new Date(day.getTime() + later * 86_400_000);
  const name = date.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
  return `${name} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

function sameMonth(day: Date): boolean {
  return new Date(day.getTime() + 86_400_000).getUTCMonth() === day.getUTCMonth();
}
