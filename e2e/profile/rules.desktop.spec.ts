import { forgotPassword } from '@counter/contract/auth';
import { passwordChangeCases, profileCases, resetPasswordCases } from '@counter/contract/cases';
import { callApi } from '../support/api.ts';
import { findMail, secretIn } from '../support/outbox.ts';
import { openNewcomer } from '../support/partner.ts';
import { expect, test } from '../support/test.ts';
import { walkCases } from '../support/walk-cases.ts';
import { openProfile } from './profile-page.ts';

test.slow();

test('a new password by the link of a mail', async ({ page, counter }) => {
  const { email } = await openNewcomer(counter.url);
  await callApi(counter.url, forgotPassword, { body: { email } });
  const mail = await findMail(counter.url, email, /password/i);
  await page.goto(`/change_password/${secretIn(mail, 'change_password')}`);
  const labels = { newPassword: 'New password', confirmPassword: 'Confirm password' };
  await walkCases(page.getByRole('form', { name: 'New password' }), labels, resetPasswordCases);
});

test('name, phone number and password of a profile', async ({ page, counter }) => {
  await openProfile(page, counter.url);
  const person = { fullName: 'Name', phoneNumber: 'Phone number' };
  await walkCases(page.getByRole('form', { name: 'Name and phone' }), person, profileCases);

  await page.getByRole('button', { name: 'Change password' }).click();
  const password = {
    password: 'Current password',
    newPassword: 'New password',
    confirmPassword: 'Confirm password',
  };
  const form = page.getByRole('form', { name: 'Change password' });
  await walkCases(form, password, passwordChangeCases);
  await expect(form.getByRole('button', { name: 'Change password' })).toBeVisible();
});
