import { login } from '@counter/contract/auth';
import { callApi } from '../support/api.ts';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { findMail, secretIn } from '../support/outbox.ts';
import { passwordIn, prove, submitProof } from '../support/prove.ts';
import { expect, newPassword, test } from '../support/test.ts';
import { fieldOf, followToProfile, openProfile, panelOf } from './profile-page.ts';

test('a new name shows in the menu at once, and a new email applies once confirmed', async ({
  page,
  counter,
}) => {
  test.slow();
  const wanted = `new-${(await openProfile(page, counter.url)).email}`;
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  const person = panelOf(page, 'Name and phone');
  await fieldOf(person, 'Name').fill('Nora Lindqvist');
  await person.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved your profile.')).toBeVisible();
  await expect(person.getByRole('button', { name: 'Save changes' })).toBeHidden();
  await page.getByRole('button', { name: /account of/ }).click();
  await expect(page.getByText('Nora Lindqvist', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  const panel = panelOf(page, 'Email');
  await test.step('is accessible with every form open', async () => {
    await panelOf(page, 'Password').getByRole('button', { name: 'Change password' }).click();
    await panel.getByRole('button', { name: 'Change email' }).click();
    await fieldOf(person, 'Name').fill('');
    await expectGoodInBothThemes(page);
    await fieldOf(person, 'Name').fill('Nora Lindqvist');
  });

  await test.step('a new email applies once its link is opened', async () => {
    await fieldOf(panel, 'New email').fill(wanted);
    await panel.getByRole('button', { name: 'Send link' }).click();
    const dialog = await prove(page, /^Change your email/, { password: 'not-the-password' });
    await expect(passwordIn(dialog)).toHaveAccessibleDescription(/not your password/);
    await expectGoodInBothThemes(page);
    await passwordIn(dialog).fill(newPassword);
    await submitProof(dialog);
    await expect(panel.getByText('Waiting for confirmation')).toBeVisible();

    const mail = await findMail(counter.url, wanted, /./);
    await page.goto(`/confirm_email/${secretIn(mail, 'confirm_email')}`);
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/dashboard/app');
    await followToProfile(page);
    await expect(panel.getByText(wanted, { exact: true })).toBeVisible();
    await expect(panel.getByText('Waiting for confirmation')).toBeHidden();
    const body = { email: wanted, password: newPassword };
    expect((await callApi(counter.url, login, { body })).authenticated).toBe(true);
  });
});
