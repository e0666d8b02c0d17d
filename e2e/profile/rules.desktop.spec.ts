import { forgotPassword } from '@counter/contract/auth';
import { passwordChangeCases, profileCases, resetPasswordCases } from '@counter/contract/cases';
import { callApi } from '../support/api.ts';
import { findMail, secretIn } from '../support/outbox.ts';
import { openPartner } from '../support/partner.ts';
import { expect, test } from '../support/test.ts';
import { walkCases } from '../support/walk-cases.ts';
import { openProfile } from './profile-page.ts';

test('every rule of a profile is told at its field', async ({ page, counter }) => {
  test.slow();
  const password = { newPassword: 'New password', confirmPassword: 'Confirm password' };

  await test.step('a new password by the link of a mail', async () => {
    const { email } = await openPartner(counter.url);
    await callApi(counter.url, forgotPassword, { body: { email } });
    const mail = await findMail(counter.url, email, /password/i);
    await page.goto(`/change_password/${secretIn(mail, 'change_password')}`);
    const form = page.getByRole('form', { name: 'New password' });
    await walkCases(form, password, resetPasswordCases);
  });

  await openProfile(page, counter.url);
  await test.step('name and phone number', async () => {
    const person = { fullName: 'Name', phoneNumber: 'Phone number' };
    await walkCases(page.getByRole('form', { name: 'Name and phone' }), person, profileCases);
  });

  await test.step('the password', async () => {
    await page.getByRole('button', { name: 'Change password' }).click();
    const form = page.getByRole('form', { name: 'Change password' });
    await walkCases(form, password, passwordChangeCases);
    await expect(form.getByRole('button', { name: 'Change password' })).toBeVisible();
  });
});
