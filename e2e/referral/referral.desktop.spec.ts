import { signUp } from '@counter/contract/auth';
import { fillAccount } from '../onboarding/wizard.ts';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { expect, test } from '../support/test.ts';

test.describe('the referral page', () => {
  test.use({ person: 'owner@demo.test' });

  test('has the link, what it brought, and what that earned', async ({ page }) => {
    await page.goto('/dashboard/referral');
    await expect(page.getByRole('heading', { name: 'Referral', level: 1 })).toBeVisible();
    const link = page.getByRole('textbox', { name: 'For businesses' });
    await expect(link).toHaveValue(/\/signup\?ref=[A-Z2-9]{8}$/);
    await expect(page.getByRole('textbox', { name: 'For customers of Cedar Kitchen' })).toHaveValue(
      /\/s\/cedar-kitchen\?ref=[A-Z2-9]{8}$/,
    );
    await expect(page.getByRole('main')).toContainText('1 business');
    await expect(page.getByText('Fern & Field Grocer').first()).toBeVisible();
    await expect(page.getByText(/^Paid from/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.reload();
    await expect(page.getByText(/^21–/)).toBeVisible();
  });
});

test('a link leads whoever signs up by it to who brought them', async ({ page }) => {
  const sent = page.waitForRequest(`**/api/v1${signUp.path}`);
  await page.goto('/home?ref=FIRSTONE');
  await page.goto('/signup?ref=SECOND22');
  await fillAccount(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ referralCode: 'FIRSTONE' });
});

test.describe('what people are paid for whom they brought', () => {
  test.use({ person: 'operator@demo.test' });

  test('is on its way once the bank has it', async ({ page }) => {
    await page.goto('/operator/payouts');
    const panel = page.getByRole('region', { name: 'Referral payments' });
    await expect(panel).toContainText('to Sofia Karam');
    await panel.getByRole('button', { name: 'Mark in transit' }).first().click();
    await expect(panel).toContainText('In transit');
    await panel.getByRole('button', { name: 'Mark failed' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Mark failed' }).click();
    await expect(dialog.getByText("Enter the bank's reason").first()).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('R03: no such account');
    await expectGoodInBothThemes(page);
    await dialog.getByRole('button', { name: 'Mark failed' }).click();
    await expect(panel).toContainText('R03: no such account');
  });
});
