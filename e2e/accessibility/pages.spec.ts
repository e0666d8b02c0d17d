import type { Page } from '@playwright/test';
import { expectGoodInBothThemes, expectToFit } from '../support/both-themes.ts';
import { acceptOrder, openOrder, popupOf, rowOf } from '../support/orders-page.ts';
import { expect, expectAccessible, fillSignIn, test } from '../support/test.ts';

/** Pages that a desktop shows alone. The page of a wrong link has the look of that of a right one. */
const desktopPages = [
  '/mylogin',
  '/password_reset',
  '/confirm_email/forged',
  '/change_password/forged',
  '/invitation/forged',
];

test('signed-out pages and the pages of a store awaiting approval', async ({ page, isMobile }) => {
  test.slow();
  for (const address of isMobile ? [] : desktopPages) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectGoodInBothThemes(page);
    });
  }
  await test.step('/login, with and without errors', async () => {
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
  await fillSignIn(page, 'pending@demo.test');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectGoodInBothThemes(page);
  await page.getByRole('button', { name: 'Prepare your store' }).click();
  await expect(page.getByRole('region', { name: 'Get ready for your first orders' })).toBeVisible();
  await expectGoodInBothThemes(page);
  await page.goto('/dashboard/orders');
  await expect(page.getByText('This page opens once your store is approved')).toBeVisible();
  await expectGoodInBothThemes(page);
});

test.describe('signed in', () => {
  test.use({ person: 'owner@demo.test' });

  test('the home screen and its popovers and dialogs', async ({
    page,
    isMobile,
    marketplace,
    colleague,
  }) => {
    test.slow();
    await marketplace.order();
    await colleague.lookAtEverything();
    await page.goto('/dashboard/app');
    await expect(page.getByRole('list', { name: 'Top Selling Items' })).toBeVisible();
    await expect(page.getByRole('figure', { name: "Today's Sale" })).toBeVisible();
    await expectGoodInBothThemes(page, 'html');
    await page.getByRole('button', { name: 'View as table' }).click();
    await expectGoodInBothThemes(page);

    await test.step('alerts, store switcher and menu', async () => {
      await page.getByRole('button', { name: /^Alerts/ }).click();
      await expect(page.getByRole('region', { name: 'Alerts' })).toBeVisible();
      await expectGoodInBothThemes(page, 'html');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /switch store/ }).click();
      await expect(page.getByRole('menuitem', { name: /Riverside/ })).toBeVisible();
      await expectGoodInBothThemes(page, 'html');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: isMobile ? 'More' : /account of/ }).click();
      await expect(page.getByText('Logout')).toBeVisible();
      await expectGoodInBothThemes(page, 'html');
      await page.keyboard.press('Escape');
      await expect(page.getByText('Logout')).toBeHidden();
    });

    if (isMobile) return;
    await test.step('command palette and keyboard shortcuts', async () => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
      await expectGoodInBothThemes(page, 'html');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeHidden();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await expectGoodInBothThemes(page, 'html');
    });
  });

  test('orders: lists, drawer, cancel dialog, popup and toasts', async ({
    page,
    isMobile,
    marketplace,
    colleague,
  }) => {
    test.slow();
    await marketplace.order({ scheduledAt: inHours(6) });
    const accepted = await marketplace.order();
    await colleague.accept(accepted);
    await colleague.lookAtEverything();
    await page.goto('/dashboard/orders');
    const filled = page.getByRole('button', { name: /^[A-Z]{2}-\d/ }).first();
    await expect(filled).toBeVisible();
    await expectGoodInBothThemes(page);

    await test.step('popup and toasts', async () => {
      const { orderNumber } = await marketplace.order();
      await expect(popupOf(page)).toContainText(orderNumber);
      await expectGoodInBothThemes(page, 'html');
      await colleague.lookAtEverything();
      await expect(popupOf(page)).toBeHidden();
      await acceptOrder(rowOf(page, orderNumber));
      await rowOf(page, orderNumber)
        .getByRole('button', { name: /^Ready/ })
        .click();
      await expect(page.getByText('order is ready')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('order drawer and cancel dialog', async () => {
      const drawer = await openOrder(page, accepted.orderNumber);
      await expect(drawer.getByRole('region', { name: 'Timeline' })).toContainText('Accepted');
      await expectGoodInBothThemes(page);
      await drawer.getByRole('button', { name: 'Cancel Order' }).click();
      const dialog = page.getByRole('dialog', { name: `Cancel order ${accepted.orderNumber}` });
      await dialog.getByRole('button', { name: 'Cancel Order' }).click();
      await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription('Select Reason');
      await expectGoodInBothThemes(page);
      await dialog.getByRole('button', { name: 'Go back' }).click();
      await expect(dialog).toBeHidden();
      await drawer.getByRole('button', { name: 'Close' }).click();
      await expect(drawer).toBeHidden();
    });

    if (isMobile) await expectRoomForLargeText(page, accepted.orderNumber);

    const tabs = page.getByRole('navigation', { name: 'Orders' });
    await test.step('history', async () => {
      await tabs.getByRole('link', { name: 'History' }).click();
      await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
      await expectGoodInBothThemes(page);
    });
    if (isMobile) return;
    await test.step('a search without results, and scheduled orders', async () => {
      await page.getByRole('searchbox').fill('nobody-at-all');
      await expect(page.getByText('Not found')).toBeVisible();
      await expectGoodInBothThemes(page, 'html');
      await tabs.getByRole('link', { name: 'Scheduled' }).click();
      await expect(page).toHaveURL('/dashboard/orders?tab=scheduled');
      await expect(filled.or(page.getByText('Not found'))).toBeVisible();
      await expectGoodInBothThemes(page, 'html');
    });
  });
});

/** Expects the desk to fit a small phone whose owner reads twice as large letters. */
async function expectRoomForLargeText(page: Page, orderNumber: string): Promise<void> {
  const usual = page.viewportSize() ?? { width: 390, height: 844 };
  const setLetters = async (size: string) =>
    page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);
  await test.step('list, drawer, accept all and board fit at 360 px and 200 % text', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await setLetters('200%');
    await expectToFit(page);
    const drawer = await openOrder(page, orderNumber);
    await expectToFit(page);
    await drawer.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /^Accept all/ }).click();
    await expect(page.getByRole('region', { name: 'Accept all new orders' })).toBeVisible();
    await expectToFit(page);
    await page.keyboard.press('Escape');
    const views = page.getByRole('group', { name: 'View' });
    await views.getByRole('button', { name: 'Board' }).click();
    await expect(page.getByRole('region', { name: /^Preparing/ })).toBeVisible();
    await expectToFit(page);
    await views.getByRole('button', { name: 'Table' }).click();
    await setLetters('');
    await page.setViewportSize(usual);
  });
}

/** An instant some hours from now, on the hour. */
function inHours(hours: number): string {
  const hour = 3_600_000;
  return new Date((Math.ceil(Date.now() / hour) + hours) * hour).toISOString();
}
