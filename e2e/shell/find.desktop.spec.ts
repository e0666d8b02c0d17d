import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

test('the palette finds a product despite typos and toggles its availability', async ({
  page,
  calm: _calm,
}) => {
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const field = palette.getByRole('combobox');
  const option = palette.getByRole('option', { name: /^Beet Hummus/ });
  const turnOff = palette.getByRole('button', { name: 'Turn off until tomorrow: Beet Hummus' });
  await page.goto('/dashboard/app');
  await page.getByRole('button', { name: 'Search or go to' }).click();

  await field.fill('bete humus');
  await expect(option).toBeVisible();
  await expectAccessible(page);
  await turnOff.click();
  await expect(option).toContainText('Unavailable until');
  await expect(palette.getByRole('button', { name: 'Turn on: Beet Hummus' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(option).toContainText('Available');
  await expect(turnOff).toBeVisible();
  await expect(palette).toBeVisible();
});
