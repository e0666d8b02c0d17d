import { pictureFile } from '../store/picture-files.ts';
import { expect, kitchen, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

test('a merchant records an expense with a receipt and a counter sale, and the day shows both', async ({
  page,
}) => {
  const expenses = page.getByRole('main').getByText(/^None recorded$|^\d+ expenses?$/);
  await page.goto(`/dashboard/business/${kitchen}`);
  await page.getByRole('link', { name: /^Expense/ }).click();
  await page.getByRole('button', { name: 'Add New Expense' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Expense' });
  await dialog.getByLabel('Description').fill('Cake stand');
  await dialog.getByLabel('Amount').fill('42.5');
  await dialog.getByLabel('Type', { exact: true }).fill('Equipment');
  await dialog.getByLabel('Supplier').selectOption('Gowanus Packaging');
  await dialog.getByLabel('Receipt').setInputFiles(pictureFile('receipt.png'));
  await expect(dialog.getByRole('listitem')).toContainText('receipt.png');
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Add expense' }).click();
  await expect(page.getByText('Expense added.')).toBeVisible();
  await page.getByRole('main').locator('tbody').getByText('Cake stand').first().click();
  const drawer = page.getByRole('dialog', { name: 'Cake stand' });
  await expect(drawer).toContainText('Gowanus Packaging');
  const receipt = drawer.getByRole('link', { name: /^Receipt for .*, full size$/ });
  await expect(receipt).toHaveAttribute('href', /-large\.webp$/);

  await page.goto(`/dashboard/business/${kitchen}/sale`);
  await expect(expenses).toHaveText(/^\d+ expenses?$/);
  const form = page.getByRole('form', { name: 'Record a sale' });
  await form.getByRole('combobox', { name: 'Add a product' }).fill('hummus');
  await page
    .getByRole('option', { name: /hummus/i })
    .first()
    .click();
  await form.getByRole('button', { name: 'Record sale' }).click();
  await expect(page.getByText(/^Recorded a sale of \$ [\d.]+$/)).toBeVisible();
  await expect(page.getByRole('main').locator('tbody')).toContainText('1 × ');
});
