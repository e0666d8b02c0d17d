import { login } from '@counter/contract/auth';
import { problemSchema } from '@counter/contract/shared';
import { readSession } from '../support/session.ts';
import { connectionLost, demoPassword, expect, fillSignIn, test } from '../support/test.ts';

test('leads to the dashboard and lasts over a reload', async ({ page, isMobile }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  // There is a picture beside the form where there is room.
  await expect(page.getByLabel('About Counter')).toBeVisible({ visible: !isMobile });
  await fillSignIn(page, 'owner@demo.test');
  await expect(page).toHaveURL('/dashboard/app');
  await expect(page.getByRole('heading', { name: 'Hi, Welcome back' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hi, Welcome back' })).toBeVisible();
  expect(await readSession(page)).toMatchObject({
    user: { email: 'owner@demo.test', redirectURI: null },
    authenticated: true,
    error: null,
    store: { storeApproved: true },
  });
});

test(
  'asks for what is missing, and shows the password and what the server says',
  {
    tag: '@once',
  },
  async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByText('Email is required')).toBeHidden();
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill('owner@demo.test');
    await expect(page.getByText('Email is required')).toBeHidden();

    const password = page.getByLabel('Password', { exact: true });
    await password.fill('what I typed');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('what I typed');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');

    const answered = page.waitForResponse(`**/api/v1${login.path}`);
    await fillSignIn(page, 'owner@demo.test', 'not-the-password');
    const { detail } = problemSchema.parse(await (await answered).json());
    const form = page.getByRole('form', { name: 'Sign in to Counter' });
    await expect(form.getByRole('alert').filter({ hasText: detail })).toBeVisible();
    await expect(page).toHaveURL('/login');
    await fillSignIn(page, 'owner@demo.test');
    await expect(page).toHaveURL('/dashboard/app');
  },
);

for (const remember of [true, false]) {
  test(`asks for a ${remember ? 'long' : 'short'} session`, { tag: '@once' }, async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Remember me').setChecked(remember);
    const asked = page.waitForRequest(`**/api/v1${login.path}`);
    await fillSignIn(page, 'owner@demo.test');
    expect((await asked).postDataJSON()).toEqual({
      email: 'owner@demo.test',
      password: demoPassword,
      remember,
    });
    await expect(page).toHaveURL('/dashboard/app');
  });
}

test('leads on for who forgot or has nothing yet', { tag: '@once' }, async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Get started' }).click();
  await expect(page).toHaveURL('/signup');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await expect(page).toHaveURL('/password_reset');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/login');
});

test('as a seller leads to the same dashboard', { tag: '@once' }, async ({ page }) => {
  await page.goto('/mylogin');
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  await fillSignIn(page, 'owner@demo.test', 'not-the-password');
  await expect(page.getByRole('form').getByRole('alert')).toContainText(/\w/);
  await fillSignIn(page, 'owner@demo.test');
  await expect(page).toHaveURL('/dashboard/app');
});

test.describe('without a server', () => {
  test.use({ expectedErrors: [connectionLost] });

  test('says so, and keeps what was typed', { tag: '@once' }, async ({ page }) => {
    await page.goto('/login');
    await page.route(`**/api/v1${login.path}`, async (route) => route.abort('connectionrefused'));
    await fillSignIn(page, 'owner@demo.test');
    await expect(page.getByRole('alert')).toHaveText(
      'The server could not be reached. Try again in a moment.',
    );
    await expect(page.getByLabel('Email')).toHaveValue('owner@demo.test');
  });
});
