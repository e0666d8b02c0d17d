import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { menuOf } from '../support/products-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

test('a merchant adds and sorts categories', async ({ page, counter, colleague }) => {
  test.slow();
  const menu = menuOf(counter.url, colleague);
  await page.goto('/dashboard/products');
  await page.getByRole('button', { name: 'Add category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add category' });
  const nameField = dialog.getByLabel('Name', { exact: true });
  await expect(nameField).toBeFocused();
  await expectGoodInBothThemes(page);
  const suggested = dialog.getByLabel('Suggestions').locator('optgroup option').first();
  const name = (await suggested.textContent()) ?? '';
  await dialog.getByLabel('Suggestions').selectOption(name);
  await expect(nameField).toHaveValue(name);
  await nameField.fill('Seasonal');
  await dialog.getByRole('button', { name: 'Add category' }).click();
  await expect(page.getByText('Category is added successfully')).toBeVisible();
  await expect(dialog).toBeHidden();

  const kept = await menu.categories();
  await page.goto('/dashboard/products?dialog=categories');
  await test.step('sorts categories by keyboard and by dragging', async () => {
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
});
