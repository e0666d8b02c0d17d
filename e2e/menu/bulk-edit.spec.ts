import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { menuOf, productRow } from '../support/products-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

test('checked products change together, after a look at what becomes of them', async ({
  page,
  counter,
  colleague,
}) => {
  const menu = menuOf(counter.url, colleague);
  const names = ['Bulk bagel', 'Bulk bun'];
  for (const name of names) await menu.add(name);
  await page.goto('/dashboard/products?search=Bulk');
  for (const name of names) await productRow(page, name).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Edit…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit 2 products' });
  await dialog.getByRole('button', { name: 'Preview changes' }).click();
  await expect(dialog.getByText('Choose what is to change.')).toBeVisible();
  await dialog.getByLabel('Price').selectOption('Raise by a percentage');
  await dialog.getByRole('button', { name: 'Preview changes' }).click();
  await expect(dialog.getByLabel('Percentage')).toHaveAccessibleDescription(
    'Percentage is required',
  );
  await dialog.getByLabel('Percentage').fill('10');
  await dialog.getByLabel('Tax rate').selectOption('Set to a rate');
  await dialog.getByLabel('Rate', { exact: true }).fill('8.25');
  await dialog.getByRole('button', { name: 'Preview changes' }).click();
  const bun = dialog.getByRole('row', { name: /Bulk bun/ });
  await expect(bun).toContainText('$ 4.50');
  await expect(bun).toContainText('$ 4.95');
  await expectGoodInBothThemes(page);
  const priceOf = async () => (await menu.find('Bulk bun'))[0]?.price;
  expect(await priceOf()).toBe(450);
  await dialog.getByRole('button', { name: 'Apply to 2 products' }).click();
  await expect(page.getByText('2 products changed')).toBeVisible();
  await expect(productRow(page, 'Bulk bagel')).toContainText('$ 4.95');
  expect(await menu.find('Bulk bun')).toMatchObject([{ price: 495, taxRate: 8.25 }]);
  await expect(page.getByRole('button', { name: 'Edit…' })).toBeHidden();
});
