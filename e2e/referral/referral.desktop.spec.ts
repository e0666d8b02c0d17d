import { signUp } from '@counter/contract/auth';
import { fillAccount } from '../onboarding/wizard.ts';
import { expect, test } from '../support/test.ts';

test('a sign-up carries the code of the first referral link', async ({ page }) => {
  const sent = page.waitForRequest(`**/api/v1${signUp.path}`);
  await page.goto('/home?ref=FIRSTONE');
  await page.goto('/signup?ref=SECOND22');
  await fillAccount(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ referralCode: 'FIRSTONE' });
});
