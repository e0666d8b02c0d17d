import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { enableSecondFactor, openNewcomer } from '../support/partner.ts';
import { forgetSession } from '../support/session.ts';
import { expect, fillSignIn, signIn, test } from '../support/test.ts';

test('a code is asked for after the password: of the app, or one to recover by', async ({
  page,
  counter,
}) => {
  test.slow();
  const person = await openNewcomer(counter.url);
  const { authenticator, recoveryCodes } = await enableSecondFactor(counter.url, person);
  const code = page.getByLabel('Code', { exact: true });
  const recovery = page.getByLabel('Recovery code');
  const login = page.getByRole('button', { name: 'Login' });
  let current = '';

  await test.step('back leads to the password, with everything still there', async () => {
    await signIn(page, person.email);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await fillSignIn(page, person.email);
  });

  await test.step('a code of the app', async () => {
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await login.click();
    await expect(code).toHaveAccessibleDescription('Code is required');
    await code.fill('12345');
    await login.click();
    await expect(code).toHaveAccessibleDescription('The code has 6 digits');
    await code.fill('000000');
    await login.click();
    await expect(code).toHaveAccessibleDescription(/That code is wrong/);
    await expectGoodInBothThemes(page);
    await expect(page).toHaveURL('/login');
    current = authenticator.code(1);
    await code.fill(current);
    await login.click();
    await expect(page).toHaveURL(/\/signup/);
  });

  await test.step('it works once', async () => {
    await forgetSession(page);
    await signIn(page, person.email);
    await code.fill(current);
    await login.click();
    await expect(page.getByText('That code is wrong', { exact: false })).toBeVisible();
  });

  await test.step('a recovery code takes its place, once', async () => {
    const [recoveryCode = ''] = recoveryCodes;
    const giveCode = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await expect(recovery).toBeFocused();
      await recovery.fill(recoveryCode.toLowerCase());
      await login.click();
    };
    await giveCode();
    await expect(page).toHaveURL(/\/signup/);
    await forgetSession(page);
    await signIn(page, person.email);
    await giveCode();
    await expect(recovery).toHaveAccessibleDescription(/wrong/);
    await expect(page).toHaveURL('/login');
    await page.getByRole('button', { name: 'Use the authenticator app' }).click();
    await expect(code).toBeFocused();
  });
});
