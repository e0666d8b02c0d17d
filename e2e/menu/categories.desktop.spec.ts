import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { choose, menuOf } from '../support/products-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

test('categories are added, put in order, edited and deleted', async ({
  page,
  counter,
  colleague,
}) => {
  test.slow();
  const menu = menuOf(counter.url, colleague);
  await page.goto('/dashboard/products');
  await page.getByRole('button', { name: 'Add category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add category' });
  const nameField = dialog.getByLabel('Name', { exact: true });
  await expect(nameField).toBeFocused();
  await expectGoodInBothThemes(page);
  // It complains of nothing before it was touched.
  await expect(nameField).toBeFocused();
  await expect(dialog.getByText(/is required/)).toBeHidden();
  const suggested = dialog.getByLabel('Suggestions').locator('optgroup option').first();
  const name = (await suggested.textContent()) ?? '';
  await dialog.getByLabel('Suggestions').selectOption(name);
  await expect(nameField).toHaveValue(name);
  await nameField.fill('Seasonal');
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('You have unsaved changes.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('button', { name: 'Add category' }).click();
  await expect(page.getByText('Category is added successfully')).toBeVisible();
  await expect(dialog).toBeHidden();

  const kept = await menu.categories();
  const id = kept.find((category) => category.name === 'Seasonal')?.id ?? 0;
  await menu.add('Pumpkin pie of the season', [id]);
  await page.goto('/dashboard/products?dialog=categories');
  await test.step('categories are put in order by keys and by dragging', async () => {
    const names = async () => (await menu.categories()).map((category) => category.name);
    const [first = '', second = '', third = ''] = kept.map((category) => category.name);
    const rows = page.getByRole('list', { name: 'Categories' }).getByRole('listitem');
    await expect(rows.first()).toContainText(first);
    await expectGoodInBothThemes(page);
    const handle = page.getByRole('button', { name: `Move ${first}`, exact: true });
    await handle.press('Space');
    await handle.press('ArrowDown');
    await expect(page.getByText(new RegExp(`^${first}, 2 of`))).toBeAttached();
    await expect(handle).toBeFocused();
    await handle.press('ArrowDown');
    await handle.press('Space');
    await expect(page.getByText(new RegExp(`^${first} is now 3 of`))).toBeAttached();
    await expect(rows.nth(2)).toContainText(first);
    await expect.poll(async () => (await names()).slice(0, 3)).toEqual([second, third, first]);

    const to = await rows.first().boundingBox();
    await handle.hover();
    await page.mouse.down();
    await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 10, { steps: 4 });
    await page.mouse.up();
    await expect(rows.first()).toContainText(first);
    await expect.poll(async () => (await names()).slice(0, 3)).toEqual([first, second, third]);
  });

  await choose(page, 'Seasonal', 'Edit');
  await page.getByLabel('Name', { exact: true }).fill('Of the season');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Category is edited successfully')).toBeVisible();

  await choose(page, 'Of the season', 'Delete');
  await expect(page.getByText('1 product is in "Of the season". Say where it goes.')).toBeVisible();
  await page.getByLabel('Products go to').selectOption('Desserts');
  await page.getByRole('button', { name: 'Delete category' }).click();
  await expect(page.getByText('Category is deleted successfully')).toBeVisible();
  const [pie] = await menu.find('Pumpkin pie of the season');
  expect(pie?.categoryDisplayValue).toBe('Desserts');
});
