import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

test('a merchant adds, edits and deletes option groups', async ({ page }) => {
  test.slow();
  const name = 'Filling';
  await page.goto('/dashboard/products');
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Manage options' }).click();
  await page.getByRole('button', { name: 'Add option group' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Group name').fill(name);
  await dialog.getByLabel('Minimum').fill('1');
  await dialog.getByLabel('Option 1', { exact: true }).fill('Plum');
  await dialog.getByLabel('Option 2', { exact: true }).fill('Poppy seed');
  await dialog.getByLabel('Price of option 2').fill('.5');
  await dialog.getByRole('button', { name: 'Move Poppy seed' }).press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expectGoodInBothThemes(page);
  await dialog.getByRole('button', { name: 'Add option group' }).click();
  await expect(dialog).toBeHidden();

  const main = page.getByRole('main');
  const card = main.getByRole('listitem').filter({
    has: page.getByRole('heading', { name, exact: true }),
  });
  await expect(card).toContainText('Choose 1 · Not in any product');
  const choices = card.getByRole('list', { name: `Options of ${name}` }).getByRole('listitem');
  await expect(choices).toHaveText(['Poppy seed+ $ 0.50', 'PlumFree']);
  await expectGoodInBothThemes(page);

  await card.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog.getByLabel('Maximum').fill('2');
  await dialog.getByRole('button', { name: 'Save option group' }).click();
  await expect(card).toContainText('Choose 1 to 2');
  await card.getByRole('button', { name: `Delete ${name}` }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(card).toHaveCount(0);
});
