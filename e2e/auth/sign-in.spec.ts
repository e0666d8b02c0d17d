import { readSession } from '../support/session.ts';
import { expect, fillSignIn, test } from '../support/test.ts';

test('signing in opens the dashboard and survives a reload', async ({ page, isMobile }) => {
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
