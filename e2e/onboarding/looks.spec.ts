import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { openApplicant } from '../support/applicant.ts';
import { expect, signIn, test } from '../support/test.ts';
import { beginAtBank, beginAtBusiness, fieldOf, fillBank, stepHeading } from './wizard.ts';

test('the register page and step 0, and their complaints', async ({ page }) => {
  await page.goto('/register');
  await expectGoodInBothThemes(page);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(fieldOf(page, 'First name')).toBeFocused();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expectGoodInBothThemes(page);

  await page.goto('/signup');
  await expect(stepHeading(page, 1)).toBeVisible();
  await expectGoodInBothThemes(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Phone number is required.')).toBeVisible();
  await expectGoodInBothThemes(page);
});

test('step 1 and its complaints', async ({ page, counter }) => {
  await beginAtBusiness(page, counter.url);
  await expectGoodInBothThemes(page);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Add menu URL or upload image')).toBeVisible();
  await expectGoodInBothThemes(page);
});

test('step 2 and its complaints', async ({ page, counter }) => {
  await beginAtBank(page, counter.url);
  await expectGoodInBothThemes(page);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Tax ID is required.')).toBeVisible();
  await expectGoodInBothThemes(page);
});

test(
  'the question before leaving, and the Thank You',
  { tag: '@once' },
  async ({ page, counter }) => {
    await beginAtBank(page, counter.url);
    await fillBank(page, { franchiseAssociated: true, totalFranchise: '3' });
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await expectGoodInBothThemes(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByRole('dialog', { name: 'Thank You' })).toBeVisible();
    await expectGoodInBothThemes(page);
  },
);

test('where an application stands', async ({ page, counter }) => {
  const { email } = await openApplicant(counter.url);
  await signIn(page, email);
  await expect(page.getByRole('button', { name: 'Mail the link again' })).toBeVisible();
  await expectGoodInBothThemes(page);
});
