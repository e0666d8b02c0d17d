import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

test('the palette finds a product despite typos and toggles its availability', async ({
  page,
  calm: _calm,
}) => {
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const field = palette.getByRole('combobox');
  const option = palette.getByRole('option', { name: /^Beet Hummus/ });
  const offered = palette.getByRole('switch', { name: 'Beet Hummus is available' });
  await page.goto('/dashboard/app');
  await page.getByRole('button', { name: 'Search or go to' }).click();

  await field.fill('bete humus');
  await expect(option).toBeVisible();
  await expectAccessible(page);
  // The track that people see lies over the input.
  await offered.click({ force: true });
  await page.getByRole('button', { name: 'Mark as unavailable' }).click();
  await expect(option).toContainText('Unavailable until');
  await expect(offered).not.toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(option).toContainText('Available');
  await expect(offered).toBeChecked();
  await expect(palette).toBeVisible();
});
