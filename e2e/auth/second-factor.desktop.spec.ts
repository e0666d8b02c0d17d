import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { enableSecondFactor, openNewcomer } from '../support/partner.ts';
import { forgetSession } from '../support/session.ts';
import { expect, signIn, test } from '../support/test.ts';

test('a code of the app signs in after the password, once', async ({ page, counter }) => {
  const person = await openNewcomer(counter.url);
  const { authenticator } = await enableSecondFactor(counter.url, person);
  const code = page.getByLabel('Code', { exact: true });
  const login = page.getByRole('button', { name: 'Login' });
  await signIn(page, person.email);
  await expect(code).toBeFocused();
  await code.fill('000000');
  await login.click();
  await expect(code).toHaveAccessibleDescription(/That code is wrong/);
  await expectGoodInBothThemes(page);
  const current = authenticator.code(1);
  await code.fill(current);
  await login.click();
  await expect(page).toHaveURL(/\/signup/);

  await forgetSession(page);
  await signIn(page, person.email);
  await code.fill(current);
  await login.click();
  await expect(page.getByText('That code is wrong', { exact: false })).toBeVisible();
});
