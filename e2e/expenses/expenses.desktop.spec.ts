import { dayAt, defaultDateFormat, writeDay } from '@counter/contract/shared';
import type { Locator, Page } from '@playwright/test';
import { pictureFile } from '../store/picture-files.ts';
import { expect, kitchen, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

const screen = `/dashboard/business/${kitchen}/expense`;

function rowOf(page: Page, description: string): Locator {
  return page
    .getByRole('main')
    .locator('tbody tr, ul[aria-label="All Expense"] > li')
    .filter({ has: page.getByRole('button', { name: `Actions for ${description}`, exact: true }) });
}

async function choose(page: Page, row: Locator, action: string): Promise<void> {
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('an expense is added with its receipt, found, changed, deleted and brought back', async ({
  page,
}) => {
  test.slow();
  const description = 'Cake stand';
  await page.goto(`/dashboard/business/${kitchen}`);
  await page.getByRole('link', { name: /^Expense/ }).click();
  await expect(page).toHaveURL(screen);
  await expect(page.getByText(/^1–5 of \d+$/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Spending by type' })).toContainText('Ingredients');

  await page.getByRole('button', { name: 'Add New Expense' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Expense' });
  await dialog.getByRole('button', { name: 'Add expense' }).click();
  for (const [label, told] of [
    ['Description', 'Short description is required'],
    ['Amount', 'Amount is required'],
    ['Type', 'Expense type is required'],
  ] as const)
    await expect(dialog.getByLabel(label, { exact: true })).toHaveAccessibleDescription(told);
  await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue(
    writeDay(dayAt(new Date(), 'America/New_York'), defaultDateFormat),
  );
  await dialog.getByLabel('Description').fill(description);
  await dialog.getByLabel('Amount').fill('42.5');
  await dialog.getByLabel('Type', { exact: true }).fill('Equipment');
  await dialog.getByLabel('Supplier').selectOption('Gowanus Packaging');
  await dialog.getByLabel('Receipt').setInputFiles(pictureFile('receipt.png'));
  await expect(dialog.getByRole('listitem')).toContainText('receipt.png');
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Add expense' }).click();
  await expect(page.getByText('Expense is added successfully')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByLabel('Rows per page').selectOption('25 rows');
  await expect(page.getByText(/^1–25 of \d+$/)).toBeVisible();
  await page.getByLabel('Type', { exact: true }).selectOption('Equipment');
  await expect(page).toHaveURL(/type=Equipment/);
  await expect(page.getByRole('list', { name: 'Spending by type' })).toHaveText(
    /^Equipment \(\d\)/,
  );
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await saved).suggestedFilename()).toBe(`expenses-${kitchen}.csv`);
  await page.getByLabel('Search expenses').fill(description);
  await expect(page).toHaveURL(/search=Cake/);
  const row = rowOf(page, description);
  await expect(row).toContainText('$ 42.50');
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await row.getByText(description).click();
  const drawer = page.getByRole('dialog', { name: description });
  await expect(drawer).toContainText('Gowanus Packaging');
  const receipt = drawer.getByRole('link', { name: /^Receipt for .*, full size$/ });
  await expect(receipt).toHaveAttribute('href', /-large\.webp$/);
  await page.reload();
  await expect(drawer).toContainText('$ 42.50');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await choose(page, row, 'Edit');
  const edit = page.getByRole('dialog', { name: `Edit ${description}` });
  await edit.getByLabel('Amount').fill('45');
  await edit.getByRole('button', { name: 'Save expense' }).click();
  await expect(row).toContainText('$ 45.00');
  await choose(page, row, 'Delete');
  await expect(page.getByText('Not found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row).toContainText('$ 45.00');
});
