import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { enableSecondFactor, openNewcomer } from '../support/partner.ts';
import { expect, signIn, test } from '../support/test.ts';

test('a code of the app is asked for after the password', async ({ page, counter }) => {
  const person = await openNewcomer(counter.url);
  const { authenticator } = await enableSecondFactor(counter.url, person);
  await signIn(page, person.email);
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(code).toHaveAccessibleDescription('Code is required');
  await code.fill('12345');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(code).toHaveAccessibleDescription('The code has 6 digits');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(code).toHaveAccessibleDescription(/This code is wrong/);
  await expectGoodInBothThemes(page);
  await expect(page).toHaveURL('/login');
  await code.fill(authenticator.code(1));
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/signup/);
});

test('a code works once', async ({ page, counter }) => {
  const person = await openNewcomer(counter.url);
  const { authenticator } = await enableSecondFactor(counter.url, person);
  const code = authenticator.code(1);
  for (const taken of [true, false]) {
    await signIn(page, person.email);
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByRole('button', { name: 'Login' }).click();
    if (taken) {
      await expect(page).toHaveURL(/\/signup/);
      await page.evaluate(() => localStorage.clear());
    } else await expect(page.getByText('This code is wrong', { exact: false })).toBeVisible();
  }
});

test('back leads to the password, with everything still there', async ({ page, counter }) => {
  const person = await openNewcomer(counter.url);
  await enableSecondFactor(counter.url, person);
  await signIn(page, person.email);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
});

test('a recovery code takes the place of the app, once', async ({ page, counter }) => {
  const person = await openNewcomer(counter.url);
  const { recoveryCodes } = await enableSecondFactor(counter.url, person);
  const [recoveryCode = ''] = recoveryCodes;
  const giveCode = async (): Promise<void> => {
    await signIn(page, person.email);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await expect(page.getByLabel('Recovery code')).toBeFocused();
    await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
    await page.getByRole('button', { name: 'Login' }).click();
  };
  await giveCode();
  await expect(page).toHaveURL(/\/signup/);
  await page.evaluate(() => localStorage.clear());
  await giveCode();
  await expect(page.getByLabel('Recovery code')).toHaveAccessibleDescription(/wrong/);
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Use the authenticator app' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
});
