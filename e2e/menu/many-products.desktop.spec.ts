import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { menuOf, productRow, productRows } from '../support/products-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

async function openImport(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Import products' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import products' });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('menu')).toBeHidden();
  return dialog;
}

async function chooseFile(dialog: Locator, name: string, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(lines.join('\r\n'));
  await dialog.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

test('a merchant previews and imports a file, edits products in bulk and exports them', async ({
  page,
  counter,
  colleague,
}) => {
  test.slow();
  const menu = menuOf(counter.url, colleague);
  await menu.add('Import muffin');
  await page.goto('/dashboard/products?search=Import');
  const dialog = await openImport(page);
  const head = 'name,price';
  await chooseFile(dialog, 'wrong.csv', [head, 'Import pie,soon', 'Import tart,later']);
  await expect(dialog.getByRole('row', { name: /2 Import pie/ })).toContainText(
    'Enter an amount such as 12.50',
  );
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await expectGoodInBothThemes(page);

  await dialog.getByRole('button', { name: 'Choose another file' }).click();
  await chooseFile(dialog, 'right.csv', [head, 'Import muffin,5.00', 'Import pie,7.50']);
  await expect(dialog.getByRole('row', { name: /3 Import pie/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Change 1' }).click();
  await expect(dialog.getByRole('row', { name: /2 Import muffin/ })).toContainText('$ 5.00');
  expect(await menu.find('Import')).toHaveLength(1);

  await menu.add('Import pie');
  await dialog.getByRole('button', { name: 'Apply 2 changes' }).click();
  await expect(dialog.getByText('The menu has changed. Check the changes again.')).toBeVisible();
  expect((await menu.find('Import muffin'))[0]?.price).toBe(450);
  await dialog.getByRole('button', { name: 'Look again' }).click();
  await expect(dialog.getByRole('button', { name: 'Change 2' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply 2 changes' }).click();
  await expect(page.getByText('2 products changed')).toBeVisible();
  await expect(productRow(page, 'Import pie')).toContainText('$ 7.50');
  expect(await menu.find('Import muffin')).toMatchObject([{ price: 500 }]);

  // Checked products change together, after a look at what becomes of them.
  const names = ['Bulk bagel', 'Bulk bun', 'Bulk roll'];
  for (const name of names) await menu.add(name);
  const search = page.getByRole('searchbox', { name: 'Search product' });
  await search.fill('Bulk');
  await expect(productRows(page)).toHaveCount(3);
  for (const name of names) await productRow(page, name).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Edit…' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit 3 products' });
  await edit.getByLabel('Price').selectOption('Raise by a percentage');
  await edit.getByLabel('Percentage').fill('10');
  await edit.getByLabel('Tax rate').selectOption('Set to a rate');
  await edit.getByLabel('Rate', { exact: true }).fill('8.25');
  await edit.getByRole('button', { name: 'Preview changes' }).click();
  const bun = edit.getByRole('row', { name: /Bulk bun/ });
  await expect(bun).toContainText('$ 4.50');
  await expect(bun).toContainText('$ 4.95');
  await expectGoodInBothThemes(page);
  const priceOf = async () => (await menu.find('Bulk bun'))[0]?.price;
  expect(await priceOf()).toBe(450);
  await edit.getByRole('button', { name: 'Apply to 3 products' }).click();
  await expect(page.getByText('3 products changed')).toBeVisible();
  await expect(productRow(page, 'Bulk bagel')).toContainText('$ 4.95');
  expect(await menu.find('Bulk bun')).toMatchObject([{ price: 495, taxRate: 8.25 }]);
  await expect(page.getByRole('button', { name: 'Edit…' })).toBeHidden();

  // What the list shows is exported, and imports again unchanged.
  await search.fill('hummus');
  await expect(productRow(page, 'Beet Hummus')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('main').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Export products as CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^products-cedar-kitchen-\d{4}-\d\d-\d\d\.csv$/);
  await expect(page.getByText(`Saved ${file.suggestedFilename()}`)).toBeVisible();
  const text = await readFile(await file.path(), 'utf8');
  const [, ...lines] = text.trimEnd().split('\r\n');
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !/hummus/i.test(line))).toEqual([]);
  await openImport(page);
  await chooseFile(dialog, 'again.csv', [text]);
  await expect(dialog.getByText('again.csv changes nothing')).toBeVisible();
});
