import { signUp } from '@counter/contract/auth';
import { uploadPicture } from '@counter/contract/files';
import { findOnboarding, saveBankDetails, saveBusinessInfo } from '@counter/contract/onboarding';
import type { Page } from '@playwright/test';
import { pictureFile } from '../store/picture-files.ts';
import { connectionLost, expect, fillSignIn, test } from '../support/test.ts';
import {
  enter,
  fieldOf,
  fillAccount,
  fillBank,
  fillBusiness,
  labels,
  newEmail,
  stepHeading,
} from './wizard.ts';

test.use({ expectedErrors: [connectionLost] });

const addressOf = ({ path }: { path: string }) => `**/api/v1${path}`;

const send = async (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name }).click();

/** Lets calls to an address wait until `answer` is called, and counts them. */
async function hold(page: Page, address: string) {
  const held = { sent: 0, answer: (): void => {} };
  const asked = new Promise<void>((resolve) => {
    held.answer = resolve;
  });
  await page.route(address, async (route) => {
    held.sent += 1;
    await asked;
    await route.continue();
  });
  return held;
}

test('whatever fails on the way, what was typed stays and can be sent again', async ({
  page,
  context,
}) => {
  test.slow();
  const email = newEmail();
  const failure = page.getByRole('alert').first();

  await test.step('nobody skips a step by its address', async () => {
    for (const address of ['/signup?step=2', '/signup#BANK', '/signup?step=BANK']) {
      await page.goto(address);
      await expect(stepHeading(page, 1)).toBeVisible();
    }
  });

  await test.step('an address that is taken is said so, with the way to sign in', async () => {
    await fillAccount(page, { email: 'owner@demo.test' });
    await send(page, 'Create account');
    const taken = page.getByRole('alert').filter({ hasText: 'already has an account' });
    await expect(taken.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(fieldOf(page, 'Email')).toBeFocused();
    await expect(fieldOf(page, 'Email')).toHaveAccessibleDescription(/already has an account/);
    await expect(fieldOf(page, 'Phone number')).toHaveValue('+1 212 555 0142');
    const above = (await taken.boundingBox())?.y ?? Number.NaN;
    const below = (await fieldOf(page, 'First name').boundingBox())?.y ?? Number.NaN;
    expect(above).toBeLessThan(below);
  });

  await test.step('being offline is told as such', async () => {
    await enter(fieldOf(page, 'Email'), email);
    await context.setOffline(true);
    await send(page, 'Create account');
    await expect(page.getByRole('alert').filter({ hasText: "You're offline." })).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('a server that cannot be reached in step 0', async () => {
    await page.route(addressOf(signUp), async (route) => route.abort());
    await send(page, 'Create account');
    await expect(page.getByRole('alert')).toContainText('What you typed is still here.');
    await page.unroute(addressOf(signUp));
  });

  await test.step('pressing twice sends once', async () => {
    const held = await hold(page, addressOf(signUp));
    const button = page.getByRole('button', { name: 'Create account' });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    // Forced, because a person presses a busy button all the same.
    await button.click({ force: true });
    await fieldOf(page, 'Confirm password').press('Enter');
    held.answer();
    await expect(stepHeading(page, 2)).toBeVisible();
    expect(held.sent).toBe(1);
    await page.goto('/signup?step=BANK');
    await expect(stepHeading(page, 2)).toBeVisible();
  });

  await test.step('an application that could not be loaded is loaded again', async () => {
    await page.route(addressOf(findOnboarding), async (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert')).toContainText("We couldn't load your application");
    await page.unroute(addressOf(findOnboarding));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(stepHeading(page, 2)).toBeVisible();
  });

  await test.step('a form sent while pictures are on their way waits for them', async () => {
    const held = await hold(page, addressOf(uploadPicture));
    await fillBusiness(page);
    await page.getByLabel('Menu images').setInputFiles(pictureFile('menu.png'));
    await send(page, 'Save and continue');
    await expect(page.getByText('Wait for the upload to finish')).toBeVisible();
    held.answer();
    await expect(page.getByText('Wait for the upload to finish')).toBeHidden();
  });

  await test.step('a server that cannot be reached in step 1', async () => {
    await page.route(addressOf(saveBusinessInfo), async (route) => route.abort());
    await send(page, 'Save and continue');
    await expect(failure).toContainText('What you typed is still here.');
    await expect(failure).toBeInViewport();
    await page.unroute(addressOf(saveBusinessInfo));
    await send(page, 'Save and continue');
    await expect(stepHeading(page, 3)).toBeVisible();
  });

  await test.step('a server that cannot be reached in step 2', async () => {
    await page.route(addressOf(saveBankDetails), async (route) => route.abort());
    await fillBank(page);
    await send(page, 'Send application');
    await expect(failure).toContainText('What you typed is still here.');
    await expect(fieldOf(page, 'Account number')).toHaveValue('000123456789');
    await page.unroute(addressOf(saveBankDetails));
  });

  await test.step("the server's field errors land on their fields", async () => {
    // The server's day may be another one than the browser's.
    await page.route(addressOf(saveBankDetails), async (route) => {
      const body = route.request().postData() ?? '';
      await route.continue({ postData: body.replace('1990-05-17', '2999-01-01') });
    });
    await send(page, 'Send application');
    const dateOfBirth = fieldOf(page, labels.bank.dateOfBirth);
    await expect(dateOfBirth).toHaveAccessibleDescription('Date of birth cannot be in the future');
    await expect(dateOfBirth).toBeFocused();
    await page.unroute(addressOf(saveBankDetails));
    await send(page, 'Send application');
    await expect(page.getByRole('dialog', { name: 'Thank You' })).toBeVisible();
  });

  await test.step('who has sent everything finds no way back into the wizard', async () => {
    // Reloaded before Ok: the page does not know yet that there is nothing left to do.
    await page.reload();
    await expect(page).toHaveURL('/login');
    const dialog = page.getByRole('dialog', { name: 'Your store is not approved yet' });
    await expect(dialog).toBeVisible();
    await page.goto('/signup');
    await expect(page).toHaveURL('/login');
    await dialog.getByRole('button', { name: 'Ok' }).click();
    await fillSignIn(page, email, 'Four-words-1');
    await expect(dialog).toBeVisible();
  });
});
