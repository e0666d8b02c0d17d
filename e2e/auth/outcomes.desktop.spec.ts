import { findOnboarding } from '@counter/contract/onboarding';
import { expect, expectSignIn, fillSignIn, signIn, test } from '../support/test.ts';

test('an unapproved store can open the pages to prepare it, but not orders', async ({ page }) => {
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

test('sign-in sends each kind of user to the right place', async ({ page }) => {
  await test.step('shows an unapproved merchant the approval dialog, which Ok closes', async () => {
    const loaded = Promise.withResolvers<void>();
    await page.route(`**/api/v1${findOnboarding.path}`, async (route) => {
      await loaded.promise;
      await route.continue();
    });
    await signIn(page, 'pending@demo.test');
    const dialog = page.getByRole('dialog', { name: 'Your store is not approved yet' });
    const ok = dialog.getByRole('button', { name: 'Ok' });
    await expect(ok).toBeVisible();
    const before = await ok.boundingBox();
    loaded.resolve();
    await expect(dialog.getByRole('list', { name: 'Application status' })).toBeVisible();
    expect(await ok.boundingBox()).toEqual(before);
    await ok.click();
    await expect(dialog).toBeHidden();
  });

  await test.step('keeps a merchant without a store at sign-up', async () => {
    await signIn(page, 'newcomer@demo.test');
    await expect(page).toHaveURL('/signup');
    await page.goto('/dashboard/app');
    await expect(page).toHaveURL('/signup');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectSignIn(page);
  });

  await test.step('sends operators to the operator pages only', async () => {
    await signIn(page, 'operator@demo.test');
    await expect(page).toHaveURL('/operator');
    await page.goto('/dashboard/app');
    await expect(page).toHaveURL('/operator');
  });
});
