import { changeCustomerPickup } from '@counter/contract/settings';
import { refusal } from '../store/business-page.ts';
import { callApi } from '../support/api.ts';
import { drawerOf } from '../support/orders-page.ts';
import { expect, test } from '../support/test.ts';

const address = '/dashboard/settings/account-setting';

test.describe('for an owner', () => {
  test.use({ person: 'second@demo.test' });

  test('pickup instructions and the tax rate are changed, the rate after a question', async ({
    page,
  }) => {
    await page.goto('/dashboard/settings');
    await expect(page).toHaveURL(address);
    const pickup = page.getByRole('region', { name: 'Customer pickup instructions' });
    const instructions = pickup.getByRole('textbox', { name: 'Instructions' });
    await expect(instructions).toHaveValue(/\w/);

    await instructions.fill(' ');
    await pickup.getByRole('button', { name: 'Save changes' }).click();
    await expect(instructions).toHaveAccessibleDescription('Instructions required.');
    await instructions.fill('Ring at the side door of the service desk.');
    await pickup.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Pickup instructions are saved.')).toBeVisible();
    await expect(pickup.getByText('Last changed by Daniel Okafor')).toBeVisible();

    const tax = page.getByRole('region', { name: 'Store tax rate' });
    const rate = tax.getByRole('textbox', { name: 'Tax rate' });
    const change = tax.getByRole('button', { name: 'Change', exact: true });
    const before = await rate.inputValue();
    await expect(change).toBeHidden();
    await rate.fill('10.25');
    await expect(change).toBeVisible();
    await rate.fill(before);
    await expect(change).toBeHidden();
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

    // The other walk of this Counter begins with the same rate.
    await rate.fill(before);
    await change.click();
    await question.getByRole('button', { name: 'Change' }).click();
    await expect(question).toBeHidden();
    await expect(change).toBeHidden();
  });
});

test.describe('two at once', () => {
  test.use({ person: 'owner@demo.test' });

  test('who is slower is told who was faster, and decides whose is to stand', async ({
    page,
    counter,
    colleague,
    marketplace,
  }) => {
    const { token, storeId } = colleague.answer.data;
    const say = async (pickupInstructions: string) => {
      const body = { storeId: storeId ?? 0, pickupInstructions };
      await callApi(counter.url, changeCustomerPickup, { body }, { token });
    };
    const pickup = page.getByRole('region', { name: 'Customer pickup instructions' });
    const instructions = pickup.getByRole('textbox', { name: 'Instructions' });

    await test.step('what cannot be read is told, and read again', async () => {
      const calls = '**/store/account/*';
      await page.route(calls, (route) =>
        route.fulfill({ status: 422, json: refusal(422, "We can't read this value today.") }),
      );
      await page.goto(address);
      await expect(page.getByText("We couldn't load the account settings")).toBeVisible();
      await page.unroute(calls);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('textbox', { name: 'Tax rate' })).toBeVisible();
    });

    await expect(instructions).toHaveValue(/\w/);
    // What others save is seen as long as nothing is typed.
    await say('The window is closed today.');
    await expect(instructions).toHaveValue('The window is closed today.');

    await instructions.fill('The window is open again.');
    await say('Use the back door.');
    await expect(pickup.getByText('Last changed by Marcus Bell')).toBeVisible();
    await pickup.getByRole('button', { name: 'Save changes' }).click();
    const notice = pickup.getByRole('alert', { name: 'Changed by someone else' });
    await expect(notice).toContainText('Marcus Bell changed the pickup instructions');
    await expect(instructions).toHaveValue('The window is open again.');
    await notice.getByRole('button', { name: 'Keep mine' }).click();
    await expect(pickup.getByText('Last changed by Sofia Karam')).toBeVisible();
    await expect(instructions).toHaveValue('The window is open again.');
    const order = await marketplace.order();
    expect(order.pickupInstructions).toBe('The window is open again.');
    await page.goto(`/dashboard/orders/${order.orderNumber}`);
    const told = drawerOf(page, order.orderNumber).getByRole('region', {
      name: 'Pickup instructions',
    });
    await expect(told).toContainText('The window is open again.');
  });
});

test.describe('for an accountant', () => {
  test.use({ person: 'accountant@demo.test' });

  test('everything is read and nothing changed', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText('8.875%')).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    const tabs = page.getByRole('navigation', { name: 'Settings' });
    await tabs.getByRole('link', { name: 'Store', exact: true }).click();
    await expect(page.getByText('212 Court Street')).toBeVisible();
    await expect(page.getByText('Terry Vance')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
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
    await expect(tabs.getByRole('link')).toHaveText(['Notifications']);

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
