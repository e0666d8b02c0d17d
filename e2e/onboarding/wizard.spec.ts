import { signUp } from '@counter/contract/auth';
import { createLead } from '@counter/contract/home';
import { saveBankDetails } from '@counter/contract/onboarding';
import { pictureFile } from '../store/picture-files.ts';
import { findMail, secretIn } from '../support/outbox.ts';
import { expect, fillSignIn, test } from '../support/test.ts';
import {
  beginAtBank,
  beginAtBusiness,
  enter,
  fieldOf,
  fillBank,
  fillBusiness,
  keptInBrowser,
  labels,
  newEmail,
  passAccount,
  stepHeading,
} from './wizard.ts';

test(
  'from the register page to the Thank You, and to where the application stands',
  { tag: '@once' },
  async ({ page, counter }) => {
    const email = newEmail();
    await page.goto('/register');
    await fieldOf(page, 'First name').fill('Maya');
    await fieldOf(page, 'Last name').fill('Lind');
    await fieldOf(page, 'Email').fill(email);
    await fieldOf(page, 'Password').fill('Four-words-1');
    await page.getByRole('button', { name: 'Register' }).click();

    await expect(page).toHaveURL('/signup');
    await expect(stepHeading(page, 1)).toBeFocused();
    await expect(fieldOf(page, 'Last name')).toHaveValue('Lind');
    await expect(fieldOf(page, 'Password')).toHaveValue('Four-words-1');
    await fieldOf(page, 'Phone number').fill('+1 212 555 0142');
    await fieldOf(page, 'Confirm password').fill('Four-words-1');
    await page.getByRole('button', { name: 'Create account' }).click();

    await expect(stepHeading(page, 2)).toBeFocused();
    await expect(page.getByText('A store must be created')).toBeHidden();
    await fillBusiness(page, { name: 'Lind Bakery', menuWebsite: '' });
    await page.getByLabel('Menu images').setInputFiles(pictureFile('menu.png'));
    await expect(page.getByRole('list', { name: 'Menu images: chosen' })).toContainText('Uploaded');
    await page.getByRole('button', { name: 'Save and continue' }).click();

    await expect(stepHeading(page, 3)).toBeFocused();
    await expect(page.getByRole('list', { name: 'Steps of signing up' })).toContainText(
      'Your business (done)',
    );
    await fillBank(page);
    const answered = page.waitForResponse(`**/api/v1${saveBankDetails.path}`);
    await page.getByRole('button', { name: 'Send application' }).click();
    const thanks = page.getByRole('dialog', { name: 'Thank You' });
    const { data } = saveBankDetails.answer.parse(await (await answered).json());
    await expect(thanks).toContainText(data);
    await thanks.getByRole('button', { name: 'Ok' }).click();

    await expect(page).toHaveURL('/login');
    const standing = page.getByRole('list', { name: 'Where your application stands' });
    await expect(standing).toContainText('Business information saved');
    await expect(standing).toContainText('Lind Bakery');
    await expect(standing).toContainText(/Being checked.*since today/);

    await standing.getByRole('button', { name: 'Mail the link again' }).click();
    await expect(standing.getByRole('status')).toContainText('Sent');
    const mail = await findMail(counter.url, email, /confirm/i);
    await page.goto(`/confirm_email/${secretIn(mail, 'confirm_email')}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('confirmed');
    await page.goto('/login');
    await expect(standing).toContainText('E-mail confirmed (done)');

    await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click();
    await expect(standing).toBeHidden();
    await page.goto('/signup');
    await expect(stepHeading(page, 1)).toBeVisible();
  },
);

test(
  'what was typed on the register page is in no address and in no storage',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/register');
    await fieldOf(page, 'First name').fill('Maya');
    await fieldOf(page, 'Last name').fill('Lind');
    await fieldOf(page, 'Email').fill('maya@bakery.test');
    await fieldOf(page, 'Password').fill('Four-words-1');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL('/signup');
    const kept = await keptInBrowser(page);
    expect(kept).not.toContain('Four-words-1');
    await page.reload();
    await expect(fieldOf(page, 'Email')).toHaveValue('maya@bakery.test');
    await expect(fieldOf(page, 'Password')).toHaveValue('');
  },
);

test('the lead that led here goes along', { tag: '@once' }, async ({ page }) => {
  await page.goto('/home#partner');
  await page.getByLabel('Business Name').fill('Lind Bakery');
  await page.getByLabel('Business Address').fill('12 Mill Lane, Springfield');
  await page.getByLabel('Contact Number').fill('+1 212 555 0142');
  const answered = page.waitForResponse(`**/api/v1${createLead.path}`);
  await page.getByRole('button', { name: 'Join Us' }).click();
  const { data: lead } = createLead.answer.parse(await (await answered).json());
  const sent = page.waitForRequest(`**/api/v1${signUp.path}`);
  await passAccount(page, newEmail());
  expect((await sent).postDataJSON()).toMatchObject({ leadId: lead.id });
});

test(
  'an individual has no EIN, and a franchise says how many it has',
  { tag: '@once' },
  async ({ page, counter }) => {
    await beginAtBank(page, counter.url);
    const ein = fieldOf(page, labels.bank.ein);
    await enter(ein, '12345');
    await expect(ein).toHaveAccessibleDescription('Tax ID must match xx-xxxxxxx');
    await fieldOf(page, labels.bank.individual).check();
    await expect(ein).toBeDisabled();
    await expect(ein).toHaveValue('');
    await expect(ein).toHaveAccessibleDescription('Not needed for an individual.');

    await expect(fieldOf(page, labels.bank.totalFranchise)).toBeHidden();
    await fieldOf(page, labels.bank.franchiseAssociated).check();
    const sent = page.waitForRequest(`**/api/v1${saveBankDetails.path}`);
    await fillBank(page, { individual: true, franchiseAssociated: true, totalFranchise: '12' });
    await page.getByRole('button', { name: 'Send application' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      individual: true,
      ein: '',
      franchiseAssociated: true,
      totalFranchise: '12',
    });
    await expect(page.getByRole('dialog', { name: 'Thank You' })).toBeVisible();
  },
);

test('hours over midnight are said to be so', { tag: '@once' }, async ({ page, counter }) => {
  await beginAtBusiness(page, counter.url);
  await fieldOf(page, 'Opens').fill('18:00');
  await fieldOf(page, 'Closes').fill('02:00');
  await expect(fieldOf(page, 'Closes')).toHaveAccessibleDescription(
    'Runs over midnight: closes at 02:00 on the next day.',
  );
});

test(
  'who has sent everything finds no way back into the wizard',
  { tag: '@once' },
  async ({ page, counter }) => {
    const { email } = await beginAtBank(page, counter.url);
    await fillBank(page);
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByRole('dialog', { name: 'Thank You' })).toBeVisible();
    // Reloaded before Ok: the page does not know yet that there is nothing left to do.
    await page.reload();
    await expect(page).toHaveURL('/login');
    const dialog = page.getByRole('dialog', { name: 'Your store is not approved yet' });
    await expect(dialog).toBeVisible();
    await page.goto('/signup');
    await expect(page).toHaveURL('/login');
    await dialog.getByRole('button', { name: 'Ok' }).click();
    await fillSignIn(page, email);
    await expect(dialog).toBeVisible();
  },
);
