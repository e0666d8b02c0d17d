import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test', expectedErrors: [/net::ERR_/] });

test('the palette finds anything: the mouse reaches the switch of a product beside its row', async ({
  page,
  context,
  calm: _calm,
}) => {
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const field = palette.getByRole('combobox');
  const option = palette.getByRole('option', { name: /^Beet Hummus/ });
  const offered = palette.getByRole('switch', { name: 'Beet Hummus is available' });
  await page.goto('/dashboard/app');
  await page.getByRole('button', { name: 'Search or go to' }).click();

  await test.step('a product is off and on again', async () => {
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

  await test.step('without a network a line says so, and screens are found', async () => {
    await context.setOffline(true);
    await field.fill('payouts');
    await expect(palette.getByText(/^Only screens and actions were searched/)).toBeVisible();
    await expect(palette.getByRole('option', { selected: true })).toContainText('Payouts');
    await context.setOffline(false);
  });

  await test.step('its row opens the product', async () => {
    await field.fill('beet hummus');
    await option.click();
    await expect(page).toHaveURL(/\/dashboard\/product\/form\?id=\d+$/);
    await expect(palette).toBeHidden();
    await expect(page.getByLabel('Product Name')).toHaveValue('Beet Hummus');
  });
});
