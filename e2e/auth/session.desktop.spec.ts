import { logout } from '@counter/contract/auth';
import type { Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { expectLive } from '../support/orders-page.ts';
import { readSession } from '../support/session.ts';
import { expect, fillSignIn, test } from '../support/test.ts';

const wanted = '/dashboard/orders?tab=history&method=DIRECT';

test('who is signed out is led to the sign-in and back to what they wanted', async ({ page }) => {
  await page.goto(wanted);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await fillSignIn(page, 'owner@demo.test');
  await expect(page).toHaveURL(wanted);
});

test('a link cannot lead the sign-in to another site', async ({ page }) => {
  await page.goto('/login?redirect=https%3A%2F%2Fexample.com%2F');
  await fillSignIn(page, 'owner@demo.test');
  await expect(page).toHaveURL('/dashboard/app');
});

test.describe('signed in', () => {
  test.use({ person: 'owner@demo.test' });

  test('a session that ends on the server: sign in again and be back', async ({
    page,
    counter,
  }) => {
    await page.goto(wanted);
    await expectLive(page);
    await callApi(counter.url, logout, {}, { token: await tokenOf(page) });
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Your session has ended.', { exact: false })).toBeVisible();
    await fillSignIn(page, 'owner@demo.test');
    await expect(page).toHaveURL(wanted);
  });

  test('a session that ended while the page was closed: the same', async ({ page, counter }) => {
    await page.goto('/home');
    await callApi(counter.url, logout, {}, { token: await tokenOf(page) });
    await page.goto('/dashboard/orders');
    await expect(page).toHaveURL(/\/login/);
    await fillSignIn(page, 'owner@demo.test');
    await expect(page).toHaveURL('/dashboard/orders');
  });

  test('Logout ends the session here and on the server', async ({ page, counter }) => {
    await page.goto('/dashboard/orders');
    const token = await tokenOf(page);
    const ended = page.waitForResponse(`**/api/v1${logout.path}`);
    await logOut(page);
    await expect(page).toHaveURL('/login');
    await ended;
    await expect(callApi(counter.url, logout, {}, { token })).rejects.toThrow('401');
    await page.goto('/dashboard/orders');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await fillSignIn(page, 'owner@demo.test');
    await expect(page).toHaveURL('/dashboard/orders');
  });

  test('signing out in one tab signs out the others', async ({ page, context }) => {
    await page.goto('/dashboard/app');
    const other = await context.newPage();
    await other.goto('/dashboard/orders');
    await expect(other.getByRole('heading', { name: 'Order Management' })).toBeVisible();
    await logOut(page);
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL(/\/login/);
    await fillSignIn(other, 'owner@demo.test');
    await expect(other).toHaveURL(/\/dashboard/);
    await expect(page).toHaveURL(/\/dashboard/);
  });
});

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

async function tokenOf(page: Page): Promise<string> {
  return (await readSession(page)).user.token;
}
