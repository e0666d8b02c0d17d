import type { Page } from '@playwright/test';
import { saveBankDetails } from '@counter/contract/onboarding';
import { pictureFile } from '../store/picture-files.ts';
import { expectGoodInBothThemes, expectToFit } from '../support/both-themes.ts';
import { findMail, secretIn } from '../support/outbox.ts';
import { expect, test } from '../support/test.ts';
import {
  enter,
  fieldOf,
  fillBank,
  fillBusiness,
  keptInBrowser,
  labels,
  newEmail,
  stepHeading,
} from './wizard.ts';

test('registering leads to the Thank You dialog and the application status', async ({
  page,
  counter,
  isMobile,
}) => {
  test.slow();
  const email = newEmail();
  /** Complaints have the same look on a phone, where they only have to fit. */
  const expectGoodComplaints = async () =>
    isMobile ? expectToFit(page) : expectGoodInBothThemes(page);
  const thanks = page.getByRole('dialog', { name: 'Thank You' });
  const standing = page.getByRole('list', { name: 'Application status' });

  await test.step('the register page works by keyboard and shows errors', async () => {
    await page.goto('/register');
    await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(fieldOf(page, 'First name')).toBeFocused();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expectGoodComplaints();
    for (const text of ['Maya', 'Lind', email]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('Four-words-1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/signup');
    await expect(stepHeading(page, 1)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Login' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(fieldOf(page, 'First name')).toBeFocused();
  });

  await test.step('sign-up keeps the typed values, and the browser stores no password', async () => {
    await expect(fieldOf(page, 'Last name')).toHaveValue('Lind');
    await expect(fieldOf(page, 'Password')).toHaveValue('Four-words-1');
    expect(await keptInBrowser(page)).not.toContain('Four-words-1');
    await page.reload();
    await expect(fieldOf(page, 'Email')).toHaveValue(email);
    await expect(fieldOf(page, 'Password')).toHaveValue('');
    if (isMobile) await expectGoodInBothThemes(page);
  });

  await test.step('step 0 and its errors', async () => {
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Phone number is required.')).toBeVisible();
    await expectGoodComplaints();
    await fieldOf(page, 'Phone number').fill('+1 212 555 0142');
    await fieldOf(page, 'Password').fill('Four-words-1');
    await fieldOf(page, 'Confirm password').fill('Four-words-1');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(stepHeading(page, 2)).toBeFocused();
  });

  await test.step('step 1 and its errors', async () => {
    await expect(page.getByText('A store must be created')).toBeHidden();
    if (isMobile) await expectGoodInBothThemes(page);
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByText('Add menu URL or upload image')).toBeVisible();
    await expectGoodComplaints();
    await fieldOf(page, 'Opens').fill('18:00');
    await fieldOf(page, 'Closes').fill('02:00');
    const overMidnight = 'Closes at 2:00 AM the next day.';
    await expect(fieldOf(page, 'Closes')).toHaveAccessibleDescription(overMidnight);
    await fillBusiness(page, { name: 'Lind Bakery', menuWebsite: '' });
    await page.getByLabel('Menu images').setInputFiles(pictureFile('menu.png'));
    await expect(page.getByRole('list', { name: 'Menu images: chosen' })).toContainText('Uploaded');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(stepHeading(page, 3)).toBeFocused();
    const steps = page.getByRole('list', { name: 'Sign-up steps' });
    await expect(steps).toContainText('Your business (done)');
  });

  await test.step('step 2 and its errors', async () => {
    if (isMobile) await expectGoodInBothThemes(page);
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText('Tax ID is required.')).toBeVisible();
    await expectGoodComplaints();
  });

  await (isMobile ? fillBank(page) : fillBankAsIndividual(page));

  await test.step('leaving asks first, and sending opens the Thank You dialog', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await expectGoodInBothThemes(page);
    await page.keyboard.press('Escape');
    const answered = page.waitForResponse(`**/api/v1${saveBankDetails.path}`);
    await page.getByRole('button', { name: 'Send application' }).click();
    const answer = await answered;
    const individual = {
      individual: true,
      ein: '',
      franchiseAssociated: true,
      totalFranchise: '12',
    };
    if (!isMobile) expect(answer.request().postDataJSON()).toMatchObject(individual);
    await expect(thanks).toContainText(saveBankDetails.answer.parse(await answer.json()).data);
    await expectGoodInBothThemes(page);
    await thanks.getByRole('button', { name: 'Ok' }).click();
  });

  await test.step('the application status', async () => {
    await expect(page).toHaveURL('/login');
    await expect(standing).toContainText('Business information saved');
    await expect(standing).toContainText('Lind Bakery');
    await expect(standing).toContainText(/In review.*Since today/);
    await expect(page.getByRole('button', { name: 'Resend the link' })).toBeVisible();
    await expectGoodInBothThemes(page);
    if (isMobile) return;

    await standing.getByRole('button', { name: 'Resend the link' }).click();
    await expect(standing.getByRole('status')).toContainText('Sent');
    const mail = await findMail(counter.url, email, /confirm/i);
    await page.goto(`/confirm_email/${secretIn(mail, 'confirm_email')}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('confirmed');
    await page.goto('/login');
    await expect(standing).toContainText('Email confirmed (done)');

    await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click();
    await expect(standing).toBeHidden();
    await page.goto('/signup');
    await expect(stepHeading(page, 1)).toBeVisible();
  });
});

/** Fills in the bank of an individual, who has no EIN, with a franchise, which says how many it has. */
async function fillBankAsIndividual(page: Page): Promise<void> {
  const ein = fieldOf(page, labels.bank.ein);
  await enter(ein, '12345');
  await expect(ein).toHaveAccessibleDescription('Tax ID must match xx-xxxxxxx');
  await fieldOf(page, labels.bank.individual).check();
  await expect(ein).toBeDisabled();
  await expect(ein).toHaveValue('');
  await expect(ein).toHaveAccessibleDescription('Not needed for individuals.');
  await expect(fieldOf(page, labels.bank.totalFranchise)).toBeHidden();
  await fieldOf(page, labels.bank.franchiseAssociated).check();
  await fillBank(page, { individual: true, franchiseAssociated: true, totalFranchise: '12' });
}
