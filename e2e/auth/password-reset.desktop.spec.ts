import type { Page } from '@playwright/test';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { findMail, secretIn } from '../support/outbox.ts';
import { openNewcomer } from '../support/partner.ts';
import { expect, fillSignIn, test } from '../support/test.ts';

const newPassword = 'Four-words-1';

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

test('resetting a password by an emailed link', async ({ page, counter }) => {
  test.slow();
  const { email } = await openNewcomer(counter.url, { confirmed: true });
  const changed = page.getByRole('heading', { name: 'Password changed' });

  await test.step('request a link', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByText('Reset password in two quick steps')).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await expectGoodInBothThemes(page);
  });

  await test.step('sign in with the new password', async () => {
    const mail = await findMail(counter.url, email, /password/i);
    await page.goto(`/change_password/${secretIn(mail, 'change_password')}`);
    await choosePassword(page, newPassword);
    await expect(changed).toBeFocused();
    await page.getByRole('link', { name: 'Login' }).click();
    await fillSignIn(page, email);
    await expect(page.getByRole('alert')).toContainText('wrong');
    await fillSignIn(page, email, newPassword);
    await expect(page).toHaveURL(/\/signup/);
  });
});
