import type { Page } from '@playwright/test';
import { expect, kitchen, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

const screen = `/dashboard/business/${kitchen}/sale`;

const sales = (page: Page) =>
  page.getByRole('main').locator('tbody tr, ul[aria-label="Counter sales"] > li');

test('a sale is recorded, counted and voided', async ({ page }) => {
  await page.goto(`/dashboard/business/${kitchen}`);
  await page.getByRole('link', { name: /^Sale/ }).click();
  await expect(page).toHaveURL(screen);
  const form = page.getByRole('form', { name: 'Record a sale' });
  await form.getByRole('button', { name: 'Record sale' }).click();
  await expect(form.getByText('Add a product or type an amount')).toBeVisible();

  const picker = form.getByRole('combobox', { name: 'Add a product' });
  await picker.fill('hummus');
  await page
    .getByRole('option', { name: /hummus/i })
    .first()
    .click();
  const products = form.getByRole('list', { name: 'Items in this sale' });
  await expect(products.getByRole('listitem')).toHaveCount(1);
  await products.getByLabel('Quantity').fill('3');
  await form.getByLabel('Other amount').fill('12.50');
  await form.getByRole('button', { name: 'Record sale' }).click();
  await expect(form.getByLabel('Note')).toHaveAccessibleDescription('Say what the amount is for');
  await form.getByLabel('Note').fill('Gift box');
  await form.getByLabel('Paid by').selectOption('Card');
  await form.getByRole('button', { name: 'Record sale' }).click();
  await expect(page.getByText(/^Recorded a sale of \$ [\d.]+$/)).toBeVisible();
  const row = sales(page).filter({ hasText: /3 × .*, Gift box/ });
  await expect(row).toContainText('Card');
  await expect(products).toBeHidden();

  await row.getByRole('button', { name: /^Void/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Void this sale?' });
  await dialog.getByRole('button', { name: 'Void sale' }).click();
  await expect(dialog.getByText('Enter a reason')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Wrong product');
  await dialog.getByRole('button', { name: 'Void sale' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Wrong product');
  await expect(row.getByRole('button', { name: /^Void/ })).toHaveCount(0);
  await expect(page.getByText('No sales', { exact: true })).toBeVisible();
});

test.describe('while the server fails', () => {
  test.use({ expectedErrors: [/503/] });

  test('another day is read, not written; today is written once it is sent again', async ({
    page,
  }) => {
    await page.goto(`${screen}?day=2026-01-05`);
    await expect(page.getByText('No counter sales this day')).toBeVisible();
    await expect(page.getByText('No completed orders')).toBeVisible();
    await expect(page.getByText('Choose today to add one.')).toBeVisible();
    await expect(page.getByRole('form', { name: 'Record a sale' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear day' }).click();
    await expect(page).toHaveURL(screen);
    await expect(page.getByRole('form', { name: 'Record a sale' })).toBeVisible();

    const form = page.getByRole('form', { name: 'Record a sale' });
    await form.getByLabel('Other amount').fill('7');
    await form.getByLabel('Note').fill('Cake by the slice');
    await page.route('**/sale/record', (route) => route.fulfill({ status: 503, body: '' }));
    await form.getByRole('button', { name: 'Record sale' }).click();
    await expect(form.getByRole('alert').filter({ hasText: '503' })).toBeVisible();
    await expect(form.getByLabel('Note')).toHaveValue('Cake by the slice');
    await page.unroute('**/sale/record');
    await form.getByRole('button', { name: 'Record sale' }).click();
    await expect(sales(page).filter({ hasText: 'Cake by the slice' })).toHaveCount(1);
    // Undo takes it back.
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(sales(page).filter({ hasText: 'Cake by the slice' })).toContainText('Voided');
  });
});
