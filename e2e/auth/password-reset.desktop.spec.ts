import { forgotPassword } from '@counter/contract/auth';
import type { Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { expectLive } from '../support/orders-page.ts';
import { findMail, secretIn } from '../support/outbox.ts';
import { openNewcomer, openPartner } from '../support/partner.ts';
import { enterAs, forgetSession } from '../support/session.ts';
import { connectionLost, expect, fillSignIn, test } from '../support/test.ts';

test.use({ expectedErrors: [connectionLost] });

const newPassword = 'Four-words-1';

/** Asks for a link by the API and answers its address. */
async function askForLink(url: string, email: string): Promise<string> {
  await callApi(url, forgotPassword, { body: { email } });
  return `/change_password/${secretIn(await findMail(url, email, /password/i), 'change_password')}`;
}

async function choosePassword(page: Page, password: string): Promise<void> {
  const form = page.getByRole('form', { name: 'New password' });
  for (const label of ['New password', 'Confirm password']) {
    await form
      .locator('input')
      .and(form.getByLabel(label, { exact: true }))
      .fill(password);
  }
  await form.getByRole('button', { name: 'Change password' }).click();
}

test('from the sign-in to a new password, by the link of a mail', async ({ page, counter }) => {
  test.slow();
  const { email } = await openNewcomer(counter.url, { confirmed: true });
  const changed = page.getByRole('heading', { name: 'Password changed' });

  await test.step('a link is asked for', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByText('Reset password in two quick steps')).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await expectGoodInBothThemes(page);
  });

  await test.step('the new password is the one to sign in with', async () => {
    const mail = await findMail(counter.url, email, /password/i);
    await page.goto(`/change_password/${secretIn(mail, 'change_password')}`);
    await choosePassword(page, newPassword);
    await expect(changed).toBeFocused();
    await page.getByRole('link', { name: 'Login' }).click();
    await fillSignIn(page, email);
    await expect(page.getByRole('alert')).toContainText('wrong');
    await fillSignIn(page, email, newPassword);
    await expect(page).toHaveURL(/\/signup/);
    await forgetSession(page);
  });

  await test.step('whose address nobody confirmed is asked for a new account', async () => {
    const { email: unproven } = await openNewcomer(counter.url);
    await page.goto(await askForLink(counter.url, unproven));
    await expect(page.getByRole('heading', { name: 'Set up your account' })).toBeVisible();
    await expectGoodInBothThemes(page);
  });
});

test('a new password ends every session of its person, in this browser too, and no other', async ({
  page,
  context,
  browser,
  counter,
}) => {
  test.slow();
  const { email } = await openPartner(counter.url);
  await enterAs(page, counter.url, email);
  await page.goto('/dashboard/app');
  await expectLive(page);
  const elsewhere = await browser.newContext({ baseURL: counter.url });
  const other = await elsewhere.newPage();
  await enterAs(other, counter.url, email);
  await other.goto('/dashboard/app');
  await expectLive(other);

  const tab = await context.newPage();
  const changed = tab.getByRole('heading', { name: 'Password changed' });
  await tab.goto(await askForLink(counter.url, email));
  await choosePassword(tab, newPassword);
  await expect(changed).toBeVisible();
  for (const ended of [page, other]) await expect(ended).toHaveURL(/\/login/);
  await elsewhere.close();
  await tab.getByRole('link', { name: 'Login' }).click();
  await fillSignIn(tab, email, newPassword);
  await expect(tab).toHaveURL(/\/dashboard/);

  await test.step('somebody else who is signed in here stays so', async () => {
    const absent = await openNewcomer(counter.url, { confirmed: true });
    await tab.goto(await askForLink(counter.url, absent.email));
    await choosePassword(tab, newPassword);
    await expect(changed).toBeVisible();
    await tab.goto('/dashboard/app');
    await expect(tab.getByRole('heading', { name: 'Hi, Welcome back' })).toBeVisible();
  });
});
