import { openMarketplace } from '../support/marketplace.ts';
import { expect, test } from '../support/test.ts';

const address = '/dashboard/settings/account-setting';

test.describe('for an owner', () => {
  test.use({ person: 'second@demo.test' });

  test('pickup instructions and the tax rate are changed, the rate after a question', async ({
    page,
    counter,
  }) => {
    const grocer = openMarketplace(counter.url, 'fern-and-field');
    await page.goto('/dashboard/settings');
    await expect(page).toHaveURL(address);
    const pickup = page.getByRole('region', { name: 'Customer pickup instructions' });
    const instructions = pickup.getByRole('textbox', { name: 'Instructions' });
    await expect(instructions).toHaveValue(/\w/);

    await instructions.fill('Ring at the side door of the service desk.');
    await pickup.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Pickup instructions are saved.')).toBeVisible();
    await expect(pickup.getByText('Last changed by Daniel Okafor')).toBeVisible();

    const tax = page.getByRole('region', { name: 'Store tax rate' });
    const rate = tax.getByRole('textbox', { name: 'Tax rate' });
    const change = tax.getByRole('button', { name: 'Change', exact: true });
    const before = await rate.inputValue();
    await rate.fill('10.25');
    await change.click();
    const question = page.getByRole('dialog', { name: 'Change the store tax rate?' });
    await expect(question).toContainText(`From ${before}% to 10.25%`);
    await question.getByRole('button', { name: 'Change' }).click();
    await expect(tax.getByText('Last changed by Daniel Okafor')).toBeVisible();
    await expect(question).toBeHidden();
    await expect(change).toBeHidden();
    await page.reload();
    await expect(rate).toHaveValue('10.25');
    const order = await grocer.order();
    expect(order.pickupInstructions).toBe('Ring at the side door of the service desk.');

    // The other walk of this Counter begins with the same rate.
    await rate.fill(before);
    await change.click();
    await question.getByRole('button', { name: 'Change' }).click();
    await expect(question).toBeHidden();
    await expect(change).toBeHidden();
  });
});

test.describe('for staff', () => {
  test.use({ person: 'staff@demo.test' });

  test('menu and palette lead to the settings they may see, and an address to who may see the others', async ({
    page,
  }) => {
    await page.goto('/dashboard/app');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/dashboard/settings/notifications');
    await expect(page.getByText('New orders on your devices')).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'Settings' });
    await expect(tabs.getByRole('link')).toHaveText(['Notifications', 'Printers']);

    await menu.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/dashboard/app');
    await page.keyboard.press('ControlOrMeta+k');
    const palette = page.getByRole('dialog', { name: 'Command palette' });
    await palette.getByRole('combobox').fill('settings');
    await palette.getByRole('option', { name: 'Settings Go to' }).click();
    await expect(page).toHaveURL('/dashboard/settings/notifications');

    await page.goto(address);
    await expect(page.getByText("You don't have access to this page")).toBeVisible();
  });
});
