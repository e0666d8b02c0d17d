import { login } from '@counter/contract/auth';
import { expect, expectSignIn, fillSignIn, signIn, test } from '../support/test.ts';

test('a store that is not approved: a dialog with the message, whose Ok logs out', async ({
  page,
}) => {
  await page.goto('/login');
  const answered = page.waitForResponse(`**/api/v1${login.path}`);
  await fillSignIn(page, 'pending@demo.test');
  const { message } = login.answer.parse(await (await answered).json());
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(message);
  await page.goto('/dashboard/orders');
  await expect(page).toHaveURL(/\/login/);
  await dialog.getByRole('button', { name: 'Ok' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a store that is not approved is prepared meanwhile', async ({ page }) => {
  await page.goto('/login');
  await fillSignIn(page, 'pending@demo.test');
  await page.getByRole('button', { name: 'Prepare your store' }).click();
  await expect(page).toHaveURL('/dashboard/app');
  const bar = page.getByRole('region', { name: 'Waiting for approval' });
  await expect(bar).toContainText('is waiting for approval');
  const menu = page.getByRole('navigation', { name: 'Main' }).first();
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Menu',
    'My Business',
    'Settings',
    'Account',
    'Store',
  ]);
  await menu.getByRole('link', { name: 'Menu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  for (const address of [
    '/dashboard/product/form',
    '/dashboard/products/options',
    '/dashboard/products/planned',
    '/dashboard/settings/hours',
    '/dashboard/settings/stations',
    '/dashboard/settings/store-setting',
    '/dashboard/settings/account-setting',
    '/dashboard/myprofile',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar.getByRole('link', { name: /^Hours/ })).toBeVisible();
  }
  await page.goto('/dashboard/orders');
  await expect(page.getByText('This page opens once your store is approved')).toBeVisible();
  await page.getByRole('link', { name: 'Prepare your store' }).click();
  await expect(page).toHaveURL('/dashboard/app');
});

test('everybody has a place of their own', async ({ page }) => {
  const banner = page.getByRole('banner');

  await test.step('nobody without a store gets past the sign-up', async () => {
    await signIn(page, 'newcomer@demo.test');
    await expect(page).toHaveURL('/signup');
    await expect(
      page.getByText('A store must be created to reach the dashboard.', { exact: false }),
    ).toBeVisible();
    for (const address of ['/dashboard/app', '/register']) {
      await page.goto(address);
      await expect(page).toHaveURL('/signup');
    }
    await page.goto('/home');
    await expect(banner.getByRole('link', { name: 'Signup' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to dashboard' })).toHaveCount(0);
    await banner.getByRole('link', { name: 'Signup' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectSignIn(page);
  });

  await test.step("the marketplace's staff does not get into a store", async () => {
    await signIn(page, 'operator@demo.test');
    await expect(page).toHaveURL('/operator');
    await page.goto('/dashboard/app');
    await expect(page).toHaveURL('/operator');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectSignIn(page);
  });

  await test.step('a merchant passes the sign-in by, and the operator page is not theirs', async () => {
    await signIn(page);
    await expect(page).toHaveURL('/dashboard/app');
    for (const address of ['/login', '/mylogin', '/operator']) {
      await page.goto(address);
      await expect(page).toHaveURL('/dashboard/app');
    }
  });

  await test.step('a merchant finds the way back from the home page', async () => {
    await page.goto('/home');
    await expect(banner.getByRole('link', { name: 'Signin' })).toHaveCount(0);
    await expect(banner.getByRole('link', { name: 'Signup' })).toHaveCount(0);
    await banner.getByRole('link', { name: 'Go to dashboard' }).click();
    await expect(page).toHaveURL('/dashboard/app');
  });
});
