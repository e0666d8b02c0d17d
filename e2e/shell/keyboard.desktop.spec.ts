import { pressAtOnce } from '../support/keys.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

test('the keyboard reaches screens, orders and actions', async ({
  page,
  marketplace,
  colleague,
}) => {
  const { orderNumber } = await marketplace.order();
  // No alarm is to take the keys.
  await colleague.lookAtEverything();
  const welcome = page.getByRole('heading', { name: 'Hi, Welcome back' });
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await page.goto('/dashboard/app');
  await expect(welcome).toBeVisible();

  await test.step('the first Tab offers to skip the menu', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('two keys open a screen, and ? lists its shortcuts', async () => {
    await pressAtOnce(page, 'g', 'o');
    await expect(page).toHaveURL('/dashboard/orders');
    await expect(page.getByRole('heading', { name: 'Order Management' })).toBeVisible();
    const opener = page.getByRole('link', { name: 'History' });
    await opener.focus();
    await page.keyboard.press('?');
    for (const label of ['Accept order', 'Order is ready', 'Order is completed', 'Cancel order'])
      await expect(sheet.getByText(label)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await pressAtOnce(page, 'g', 'h');
    await expect(page).toHaveURL('/dashboard/app');
    await expect(welcome).toBeVisible();
  });

  await test.step('the palette opens a screen, an order and an action', async () => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('ord');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard/orders');
    await expect(palette).toBeHidden();

    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(orderNumber.replace('-', ' ').toLowerCase());
    await expect(palette.getByRole('option', { selected: true })).toContainText(orderNumber);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/dashboard/orders/${orderNumber}`);
    await expect(palette).toBeHidden();
    await page.keyboard.press('Escape');

    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    // As a drawer does that has closed late.
    await page.getByRole('button', { name: 'Search or go to' }).focus();
    await page.keyboard.type('shortcuts');
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
  });
});
