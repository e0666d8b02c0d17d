import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { drawerOf, popupOf, rowOf } from '../support/orders-page.ts';
import { expect, expectAccessible, fillSignIn, signIn, test } from '../support/test.ts';

test('pages for who is signed out', { tag: '@once' }, async ({ page }) => {
  for (const address of ['/mylogin', '/password_reset', '/404']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectGoodInBothThemes(page);
  }
});

test('/login, and with all its complaints', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectGoodInBothThemes(page);
  await fillSignIn(page, 'owner@demo.test', 'not-the-password');
  await expect(page.getByRole('form').getByRole('alert')).toContainText(/\w/);
  await page.getByLabel('Email').fill('');
  await page.getByLabel('Password', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectGoodInBothThemes(page);
});

test('the dialog of a store that is not approved', async ({ page }) => {
  await signIn(page, 'pending@demo.test');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectGoodInBothThemes(page);
});

test.describe('signed in', () => {
  test.use({ person: 'owner@demo.test' });

  test('/dashboard/app', async ({ page, marketplace, colleague }) => {
    await marketplace.order();
    await colleague.lookAtEverything();
    await page.goto('/dashboard/app');
    await expect(page.getByRole('list', { name: 'Top Selling Items' })).toBeVisible();
    await expect(page.getByRole('figure', { name: "Today's Sale" })).toBeVisible();
    await expectGoodInBothThemes(page);
    await page.getByRole('button', { name: 'View as table' }).click();
    await expectGoodInBothThemes(page);
  });

  test('/dashboard/orders and its lists', async ({ page, isMobile, marketplace, colleague }) => {
    test.slow();
    await marketplace.order({ scheduledAt: inHours(6) });
    await colleague.lookAtEverything();
    const lists = ['', '?tab=history'];
    const more = ['?tab=scheduled', '?tab=history&search=nobody-at-all'];
    for (const query of isMobile ? lists : [...lists, ...more]) {
      await page.goto(`/dashboard/orders${query}`);
      const filled = page.getByRole('button', { name: /^[A-Z]{2}-\d/ }).first();
      await expect(filled.or(page.getByText('Not found'))).toBeVisible();
      await expectGoodInBothThemes(page);
    }
  });

  test('the drawer of an order and its cancel dialog', async ({ page, marketplace, colleague }) => {
    const order = await marketplace.order();
    await colleague.accept(order);
    await page.goto(`/dashboard/orders/${order.orderNumber}`);
    const drawer = drawerOf(page, order.orderNumber);
    await expect(drawer.getByRole('region', { name: 'Timeline' })).toContainText('Accepted');
    await expectGoodInBothThemes(page);
    await drawer.getByRole('button', { name: 'Cancel Order' }).click();
    const dialog = page.getByRole('dialog', { name: `Cancel order ${order.orderNumber}` });
    await dialog.getByRole('button', { name: 'Cancel Order' }).click();
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription('Select Reason');
    await expectGoodInBothThemes(page);
  });

  test('the popup and the toasts', async ({ page, marketplace, colleague }) => {
    await page.goto('/dashboard/orders');
    const { orderNumber } = await marketplace.order();
    await expect(popupOf(page)).toContainText(orderNumber);
    await expectGoodInBothThemes(page);
    await colleague.lookAtEverything();
    await expect(popupOf(page)).toBeHidden();
    await rowOf(page, orderNumber).getByRole('button', { name: 'Accept Order' }).click();
    await rowOf(page, orderNumber).getByRole('button', { name: 'Ready', exact: true }).click();
    await expect(page.getByText('order is ready')).toBeVisible();
    await expectAccessible(page);
  });

  test('the palette and the sheet of shortcuts', { tag: '@once' }, async ({ page }) => {
    await page.goto('/dashboard/orders');
    await expect(page.getByRole('heading', { name: 'Order Management' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
    await expectGoodInBothThemes(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeHidden();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectGoodInBothThemes(page);
  });

  test('the alerts, the store switcher and the menu', async ({ page, isMobile }) => {
    await page.goto('/dashboard/app');
    await page.getByRole('button', { name: /^Alerts/ }).click();
    await expect(page.getByRole('region', { name: 'Alerts' })).toBeVisible();
    await expectGoodInBothThemes(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /switch store/ }).click();
    await expect(page.getByRole('menuitem', { name: /Riverside/ })).toBeVisible();
    await expectGoodInBothThemes(page);
    await page.keyboard.press('Escape');
    const menu = isMobile ? 'More' : /account of/;
    await page.getByRole('button', { name: menu }).click();
    await expect(page.getByText('Logout')).toBeVisible();
    await expectGoodInBothThemes(page);
  });
});

/** An instant some hours from now, on the hour. */
function inHours(hours: number): string {
  const hour = 3_600_000;
  return new Date((Math.ceil(Date.now() / hour) + hours) * hour).toISOString();
}
