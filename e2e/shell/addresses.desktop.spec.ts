import { expect, test } from '../support/test.ts';

test('the root is the home page', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/home');
  await page.getByRole('link', { name: 'Signin' }).first().click();
  await expect(page).toHaveURL('/login');
});

test('an unknown address says that it is one', async ({ page }) => {
  await page.goto('/nothing/is/here');
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('heading', { name: 'Sorry, page not found!' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/home');
});

test('what is shown to developers is not built', async ({ page }) => {
  await page.goto('/dev/ui');
  await expect(page).toHaveURL('/404');
});

test.describe('signed in', () => {
  test.use({ person: 'owner@demo.test' });

  test('the dashboard begins at its home', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/dashboard/app');
  });

  test('an unknown address of the dashboard says that it is one', async ({ page }) => {
    await page.goto('/dashboard/nothing-is-here');
    await expect(page).toHaveURL('/404');
  });

  test('a store of somebody else is not shown', async ({ page }) => {
    await page.goto('/dashboard/business/fern-and-field/orders');
    await expect(page.getByText('This store is not open to you')).toBeVisible();
  });
});
