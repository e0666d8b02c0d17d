import { signUp } from '@counter/contract/auth';
import { uploadPicture } from '@counter/contract/files';
import { findOnboarding, saveBankDetails, saveBusinessInfo } from '@counter/contract/onboarding';
import type { Page } from '@playwright/test';
import { pictureFile } from '../store/picture-files.ts';
import { connectionLost, expect, test } from '../support/test.ts';
import {
  beginAtBank,
  beginAtBusiness,
  fieldOf,
  fillAccount,
  fillBank,
  fillBusiness,
  labels,
  newEmail,
  passAccount,
  stepHeading,
} from './wizard.ts';

const addressOf = ({ path }: { path: string }) => `**/api/v1${path}`;

const send = async (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name }).click();

test('an address that is taken is said so, with the way to sign in', async ({ page }) => {
  await page.goto('/signup');
  await fillAccount(page, { email: 'owner@demo.test' });
  await send(page, 'Create account');
  const failure = page.getByRole('alert').filter({ hasText: 'There is an account' });
  await expect(failure.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(fieldOf(page, 'Email')).toBeFocused();
  await expect(fieldOf(page, 'Email')).toHaveAccessibleDescription(/There is an account/);
  await expect(fieldOf(page, 'Phone number')).toHaveValue('+1 212 555 0142');
  const above = (await failure.boundingBox())?.y ?? Number.NaN;
  expect(above).toBeLessThan((await fieldOf(page, 'First name').boundingBox())?.y ?? Number.NaN);
});

test.describe('a server that cannot be reached', () => {
  test.use({ expectedErrors: [connectionLost] });

  test('keeps what was typed in step 0', async ({ page }) => {
    await page.route(addressOf(signUp), async (route) => route.abort());
    await page.goto('/signup');
    await fillAccount(page, { email: newEmail() });
    await send(page, 'Create account');
    await expect(page.getByRole('alert')).toContainText('What you typed is still here.');
    await page.unroute(addressOf(signUp));
    await send(page, 'Create account');
    await expect(stepHeading(page, 2)).toBeVisible();
  });

  test('keeps what was typed in step 1 and 2', async ({ page, counter }) => {
    await beginAtBusiness(page, counter.url);
    await page.route(addressOf(saveBusinessInfo), async (route) => route.abort());
    await fillBusiness(page);
    await send(page, 'Save and continue');
    await expect(page.getByRole('alert').first()).toContainText('What you typed is still here.');
    await expect(page.getByRole('alert').first()).toBeInViewport();
    await page.unroute(addressOf(saveBusinessInfo));
    await send(page, 'Save and continue');
    await expect(stepHeading(page, 3)).toBeVisible();

    await page.route(addressOf(saveBankDetails), async (route) => route.abort());
    await fillBank(page);
    await send(page, 'Send application');
    await expect(page.getByRole('alert').first()).toContainText('What you typed is still here.');
    await expect(fieldOf(page, 'Account number')).toHaveValue('000123456789');
    await page.unroute(addressOf(saveBankDetails));
    await send(page, 'Send application');
    await expect(page.getByRole('dialog', { name: 'Thank You' })).toBeVisible();
  });

  test('says that the application could not be loaded, and tries again', async ({
    page,
    counter,
  }) => {
    await beginAtBusiness(page, counter.url);
    await page.route(addressOf(findOnboarding), async (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Your application could not be loaded');
    await page.unroute(addressOf(findOnboarding));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(stepHeading(page, 2)).toBeVisible();
  });

  test('being offline is told as such', async ({ page, context }) => {
    await page.goto('/signup');
    await fillAccount(page, { email: newEmail() });
    await context.setOffline(true);
    await send(page, 'Create account');
    await expect(page.getByRole('alert')).toContainText('You are offline.');
  });
});

test("the server's field errors land on their fields", async ({ page, counter }) => {
  await beginAtBank(page, counter.url);
  await fillBank(page);
  // The server's day may be another one than the browser's.
  await page.route(addressOf(saveBankDetails), async (route) => {
    const body = route.request().postData() ?? '';
    await route.continue({ postData: body.replace('1990-05-17', '2999-01-01') });
  });
  await send(page, 'Send application');
  const dateOfBirth = fieldOf(page, labels.bank.dateOfBirth);
  await expect(dateOfBirth).toHaveAccessibleDescription('Date of birth cannot be in the future');
  await expect(dateOfBirth).toBeFocused();
});

test('a form sent while pictures are on their way waits for them', async ({ page, counter }) => {
  await beginAtBusiness(page, counter.url);
  let answer: () => void = () => {};
  const pressed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(addressOf(uploadPicture), async (route) => {
    await pressed;
    await route.continue();
  });
  await fillBusiness(page);
  await page.getByLabel('Menu images').setInputFiles(pictureFile('menu.png'));
  await send(page, 'Save and continue');
  await expect(page.getByText('Wait until they are uploaded')).toBeVisible();
  answer();
  await expect(page.getByText('Wait until they are uploaded')).toBeHidden();
  await send(page, 'Save and continue');
  await expect(stepHeading(page, 3)).toBeVisible();
});

test('pressing twice sends once', async ({ page }) => {
  let sent = 0;
  let release: () => void = () => {};
  const pressedTwice = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addressOf(signUp), async (route) => {
    sent += 1;
    await pressedTwice;
    await route.continue();
  });
  await page.goto('/signup');
  await fillAccount(page, { email: newEmail() });
  const button = page.getByRole('button', { name: 'Create account' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  // Forced, because a person presses a busy button all the same.
  await button.click({ force: true });
  await fieldOf(page, 'Confirm password').press('Enter');
  release();
  await expect(stepHeading(page, 2)).toBeVisible();
  expect(sent).toBe(1);
});

test('nobody skips a step by its address', async ({ page }) => {
  for (const address of ['/signup?step=2', '/signup#BANK', '/signup?step=BANK']) {
    await page.goto(address);
    await expect(stepHeading(page, 1)).toBeVisible();
  }
  await passAccount(page, newEmail());
  await page.goto('/signup?step=BANK');
  await expect(stepHeading(page, 2)).toBeVisible();
});
