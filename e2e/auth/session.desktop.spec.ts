import { logout } from '@counter/contract/auth';
import type { Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { expectLive } from '../support/orders-page.ts';
import { callerOf, readSession } from '../support/session.ts';
import { expect, expectSignIn, fillSignIn, signIn, test } from '../support/test.ts';

const wanted = '/dashboard/orders?tab=history&method=DIRECT';

test('signing in and out, and returning to the page that was requested', async ({
  page,
  context,
  counter,
}) => {
  test.slow();
  await signIn(page);
  await expect(page).toHaveURL('/dashboard/app');

  await test.step('Logout ends the session here and on the server', async () => {
    const token = await tokenOf(page);
    const steps: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith(logout.path)) steps.push('answered');
    });
    page.on('request', (request) => {
      if (request.isNavigationRequest()) steps.push('left');
    });
    await logOut(page);
    await expectSignIn(page);
    expect(steps, 'leaving the page must not cut off the call').toEqual(['answered', 'left']);
    page.removeAllListeners('response');
    page.removeAllListeners('request');
    await expect(callApi(counter.url, logout, {}, { token })).rejects.toThrow('401');
  });

  await test.step('a signed-out user signs in and returns to the requested page', async () => {
    await page.goto(wanted);
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await fillSignIn(page, 'owner@demo.test');
    await expect(page).toHaveURL(wanted);
    await expectLive(page);
    const placed = page.getByRole('main').locator('time').first();
    await expect(placed, "who has chosen nothing reads dates as in the store's country").toHaveText(
      /^(Today|\w{3} \w{3} \d{1,2}) \d{1,2}:\d\d [AP]M$/,
    );
  });

  await test.step('after the server ends the session, signing in returns to the same page', async () => {
    await callApi(counter.url, logout, {}, await callerOf(page));
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Your session has ended.', { exact: false })).toBeVisible();
    await fillSignIn(page, 'owner@demo.test');
    await expect(page).toHaveURL(wanted);
  });

  await test.step('signing out or in also applies to other tabs', async () => {
    const other = await context.newPage();
    await other.goto('/dashboard/orders');
    await expect(other.getByRole('heading', { name: 'Order Management' })).toBeVisible();
    await logOut(page);
    await expectSignIn(page);
    await expectSignIn(other);
    await fillSignIn(other, 'owner@demo.test');
    await expect(other).toHaveURL(/\/dashboard/);
    await expect(page).toHaveURL(/\/dashboard/);
    await other.close();
  });
});

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

async function tokenOf(page: Page): Promise<string> {
  return (await readSession(page)).user.token;
}
