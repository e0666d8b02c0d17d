import { passwordIn, prove, submitProof } from '../support/prove.ts';
import { login } from '@counter/contract/auth';
import { callApi } from '../support/api.ts';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { findMail, secretIn } from '../support/outbox.ts';
import { connectionLost, expect, newPassword, test } from '../support/test.ts';
import { fieldOf, followToProfile, openProfile, panelOf } from './profile-page.ts';

test('a new name is kept, and stands in the menu at once', async ({ page, counter }) => {
  await openProfile(page, counter.url);
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  const panel = panelOf(page, 'Name and phone');
  await expect(panel.getByRole('button', { name: 'Save changes' })).toBeHidden();
  await fieldOf(panel, 'Name').fill('Nora Lindqvist');
  await fieldOf(panel, 'Phone number').fill('+1 212 555 0199');
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved your profile.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Save changes' })).toBeHidden();
  await page.getByRole('button', { name: /account of/ }).click();
  await expect(page.getByText('Nora Lindqvist', { exact: true })).toBeVisible();
  await page.reload();
  await expect(fieldOf(panel, 'Name')).toHaveValue('Nora Lindqvist');
  await expect(fieldOf(panel, 'Phone number')).toHaveValue('+1 212 555 0199');

  await test.step('the page is good with every form open', async () => {
    await panelOf(page, 'Email').getByRole('button', { name: 'Change email' }).click();
    await panelOf(page, 'Password').getByRole('button', { name: 'Change password' }).click();
    await fieldOf(panel, 'Name').fill('');
    await expectGoodInBothThemes(page);
  });
});

test.describe('what needs proof, or fails', () => {
  test.use({ expectedErrors: [connectionLost] });

  test('the ways to change an account', async ({ page, counter }) => {
    test.slow();
    const { email } = await openProfile(page, counter.url);
    const wanted = `new-${email}`;

    await test.step('a new email takes over once its link is opened', async () => {
      const panel = panelOf(page, 'Email');
      await expect(panel.getByText('Confirmed', { exact: true })).toBeVisible();
      await panel.getByRole('button', { name: 'Change email' }).click();
      await expect(fieldOf(panel, 'New email')).toBeFocused();

      const send = panel.getByRole('button', { name: 'Send link' });
      await fieldOf(panel, 'New email').fill('owner@demo.test');
      await send.click();
      const dialog = await prove(page, /^Change your email/, { password: 'not-the-password' });
      await expect(passwordIn(dialog)).toHaveAccessibleDescription(/not your password/);
      await expectGoodInBothThemes(page);
      await passwordIn(dialog).fill(newPassword);
      await submitProof(dialog);
      await expect(fieldOf(panel, 'New email')).toHaveAccessibleDescription(
        /already has an account/,
      );
      await fieldOf(panel, 'New email').fill(wanted);
      await send.click();
      await prove(page, /^Change your email/);
      await expect(panel.getByText('Waiting for confirmation')).toBeVisible();
      await expect(panel.getByRole('button', { name: 'Change email' })).toBeFocused();
      await panel.getByRole('button', { name: 'Send again' }).click();
      await expect(page.getByText(`We sent a link to ${wanted}`, { exact: false })).toBeVisible();

      const mail = await findMail(counter.url, wanted, /./);
      await page.goto(`/confirm_email/${secretIn(mail, 'confirm_email')}`);
      await page.getByRole('link', { name: 'Continue' }).click();
      await expect(page).toHaveURL('/dashboard/app');
      await followToProfile(page, false);
      await expect(panel.getByText(wanted, { exact: true })).toBeVisible();
      await expect(panel.getByText('Waiting for confirmation')).toBeHidden();
      const body = { email: wanted, password: newPassword };
      expect((await callApi(counter.url, login, { body })).authenticated).toBe(true);
    });

    await test.step('a new password signs the other devices out and keeps this one', async () => {
      const panel = panelOf(page, 'Password');
      await panel.getByRole('button', { name: 'Change password' }).click();
      await fieldOf(panel, 'New password').fill('Four-words-1');
      await fieldOf(panel, 'Confirm password').fill('Four-words-1');
      await panel.getByRole('button', { name: 'Change password' }).click();
      const title = 'Change your password?';
      const dialog = await prove(page, title, { password: 'not-the-password' });
      await expect(passwordIn(dialog)).toHaveAccessibleDescription(/not your password/);
      await expect(passwordIn(dialog)).toBeFocused();
      await passwordIn(dialog).fill(newPassword);
      await submitProof(dialog);
      await expect(page.getByText('Changed your password', { exact: false })).toBeVisible();
      await expect(panelOf(page, 'Sessions').getByRole('listitem')).toHaveCount(1);
      const body = { email: wanted, password: newPassword };
      await expect(callApi(counter.url, login, { body })).rejects.toThrow('401');
    });
  });
});
