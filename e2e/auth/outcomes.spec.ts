import { login } from '@counter/contract/auth';
import { expect, fillSignIn, signIn, test } from '../support/test.ts';

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

test('nobody without a store gets past the sign-up', { tag: '@once' }, async ({ page }) => {
  await signIn(page, 'newcomer@demo.test');
  await expect(page).toHaveURL('/signup');
  await expect(
    page.getByText('A store must be created to reach the dashboard.', { exact: false }),
  ).toBeVisible();
  await page.goto('/dashboard/app');
  await expect(page).toHaveURL('/signup');
  await page.goto('/register');
  await expect(page).toHaveURL('/signup');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
});

test("the marketplace's staff has a place of its own", { tag: '@once' }, async ({ page }) => {
  await signIn(page, 'operator@demo.test');
  await expect(page).toHaveURL('/operator');
  await page.goto('/dashboard/app');
  await expect(page).toHaveURL('/operator');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test.describe('who is signed in already', () => {
  test.use({ person: 'owner@demo.test' });

  test(
    'passes the sign-in page by, and the operator page is not theirs',
    { tag: '@once' },
    async ({ page }) => {
      for (const address of ['/login', '/mylogin', '/operator']) {
        await page.goto(address);
        await expect(page).toHaveURL('/dashboard/app');
      }
    },
  );

  test('finds the way back from the home page', { tag: '@once' }, async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('link', { name: 'Go to dashboard' }).first().click();
    await expect(page).toHaveURL('/dashboard/app');
  });
});
