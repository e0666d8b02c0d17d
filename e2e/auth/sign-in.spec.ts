import { demoPassword, login, sellerLogin } from '@counter/contract/auth';
import { problemSchema } from '@counter/contract/shared';
import { forgetSession, readSession } from '../support/session.ts';
import { connectionLost, expect, fillSignIn, test } from '../support/test.ts';

test('leads to the dashboard and lasts over a reload', async ({ page, isMobile }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  // A style sheet that comes first must not make its layer the weakest.
  await expect(page.getByRole('button', { name: 'Login' })).toHaveCSS('font-weight', '600');
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

test.describe('what the form asks and says', () => {
  test.use({ expectedErrors: [connectionLost] });

  test('every way through it, and past it', { tag: '@once' }, async ({ page }) => {
    test.slow();
    const form = page.getByRole('form');
    const password = page.getByLabel('Password', { exact: true });
    const asked = async ({ path }: { path: string }, remember: boolean): Promise<void> => {
      await page.getByLabel('Remember me').setChecked(remember);
      const sent = page.waitForRequest(`**/api/v1${path}`);
      await fillSignIn(page, 'owner@demo.test');
      const credentials = { email: 'owner@demo.test', password: demoPassword };
      expect((await sent).postDataJSON()).toEqual({ ...credentials, remember });
      await expect(page).toHaveURL('/dashboard/app');
    };
    await page.goto('/login');

    await test.step('leads on for who has nothing yet or forgot', async () => {
      await page.getByRole('link', { name: 'Get started' }).click();
      await expect(page).toHaveURL('/signup');
      await page.goBack();
      await page.getByRole('link', { name: 'Forgot password' }).click();
      await expect(page).toHaveURL('/password_reset');
      await page.getByRole('link', { name: 'Back' }).click();
      await expect(page).toHaveURL('/login');
    });

    await test.step('asks for what is missing', async () => {
      await expect(page.getByText('Email is required')).toBeHidden();
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByText('Email is required')).toBeVisible();
      await expect(page.getByText('Password is required')).toBeVisible();
      await expect(page.getByLabel('Email')).toBeFocused();
      await page.getByLabel('Email').fill('owner@demo.test');
      await expect(page.getByText('Email is required')).toBeHidden();
    });

    await test.step('shows the password', async () => {
      await password.fill('what I typed');
      await expect(password).toHaveAttribute('type', 'password');
      await page.getByRole('button', { name: 'Show password' }).click();
      await expect(password).toHaveAttribute('type', 'text');
      await expect(password).toHaveValue('what I typed');
      await page.getByRole('button', { name: 'Hide password' }).click();
      await expect(password).toHaveAttribute('type', 'password');
    });

    await test.step('without a server it says so, and keeps what was typed', async () => {
      await page.route(`**/api/v1${login.path}`, async (route) => route.abort('connectionrefused'));
      await fillSignIn(page, 'owner@demo.test');
      await expect(page.getByRole('alert')).toHaveText(
        "We couldn't reach the server. Try again in a moment.",
      );
      await expect(page.getByLabel('Email')).toHaveValue('owner@demo.test');
      await page.unroute(`**/api/v1${login.path}`);
    });

    await test.step('shows what the server says, and asks for a long session', async () => {
      const answered = page.waitForResponse(`**/api/v1${login.path}`);
      await fillSignIn(page, 'owner@demo.test', 'not-the-password');
      const { detail } = problemSchema.parse(await (await answered).json());
      const named = page.getByRole('form', { name: 'Sign in to Counter' });
      await expect(named.getByRole('alert').filter({ hasText: detail })).toBeVisible();
      await expect(page).toHaveURL('/login');
      await asked(login, true);
    });

    await test.step('as a seller leads to the same dashboard, for a short session', async () => {
      await forgetSession(page);
      await page.goto('/mylogin');
      await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
      await fillSignIn(page, 'owner@demo.test', 'not-the-password');
      await expect(form.getByRole('alert')).toContainText(/\w/);
      await asked(sellerLogin, false);
    });
  });
});
