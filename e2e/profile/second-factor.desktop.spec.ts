import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { openAuthenticator } from '../support/partner.ts';
import { passwordIn, prove, submitProof } from '../support/prove.ts';
import { forgetSession } from '../support/session.ts';
import { expect, newPassword, signIn, test } from '../support/test.ts';
import { fieldOf, openProfile, panelOf } from './profile-page.ts';

test('adding an authenticator app shows recovery codes, and its codes sign in', async ({
  page,
  counter,
}) => {
  test.slow();
  const { email } = await openProfile(page, counter.url);
  const panel = panelOf(page, 'Second factor');
  await panel.getByRole('button', { name: 'Add an app' }).click();
  const dialog = await prove(page, 'Add an authenticator app?', { password: 'not-the-password' });
  await expect(passwordIn(dialog)).toHaveAccessibleDescription(/not your password/);
  await passwordIn(dialog).fill(newPassword);
  await submitProof(dialog);
  await expect(panel.getByRole('img', { name: /QR code/ })).toBeVisible();
  await fieldOf(panel, 'Code').fill('000000');
  await panel.getByRole('button', { name: 'Add app' }).click();
  await expect(fieldOf(panel, 'Code')).toHaveAccessibleDescription(/code is wrong/);
  await expectGoodInBothThemes(page);
  const secret = (await panel.locator('code').innerText()).replaceAll(' ', '');
  const authenticator = openAuthenticator(secret);
  await fieldOf(panel, 'Code').fill(authenticator.code());
  await panel.getByRole('button', { name: 'Add app' }).click();
  const list = panel.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  const codes = await list.allInnerTexts();
  await expect(panel.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused();
  await expectGoodInBothThemes(page);

  await test.step('downloads the recovery codes, and leaving without them asks first', async () => {
    const downloading = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Download' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('counter-recovery-codes.txt');
    expect((await readFile(await file.path(), 'utf8')).trim().split('\n')).toEqual(codes);

    await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without your recovery codes?' });
    await question.getByRole('button', { name: 'Go back' }).click();
    await panel.getByRole('button', { name: "I've saved them" }).click();
    await expect(panel.getByText('10 codes left.')).toBeVisible();
  });

  await test.step("sign-in asks for the app's code after the password", async () => {
    await forgetSession(page);
    await signIn(page, email);
    const code = page.getByLabel('Code', { exact: true });
    await expect(code).toBeFocused();
    await expectGoodInBothThemes(page);
    await code.fill(authenticator.code(1));
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/dashboard/);
  });
});

test('a passkey can be added, serves as proof, signs in and can be removed', async ({
  page,
  counter,
}) => {
  test.slow();
  // Passkeys belong to a name, and an address of numbers is none.
  const url = counter.url.replace('127.0.0.1', 'localhost');
  await addVirtualAuthenticator(page);
  await openProfile(page, url);
  const panel = panelOf(page, 'Second factor');

  await test.step('the first passkey shows recovery codes', async () => {
    await panel.getByRole('button', { name: 'Add a passkey' }).click();
    await prove(page, 'Add a passkey?');
    await fieldOf(panel, 'Name').fill('Work laptop');
    await panel.getByRole('button', { name: 'Create passkey' }).click();
    await expect(panel.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused();
    await panel.getByRole('button', { name: "I've saved them" }).click();
    await expect(panel.getByText('Work laptop')).toBeVisible();
    await expectGoodInBothThemes(page);
  });

  await test.step('a passkey proves a sensitive change, along with the password', async () => {
    await panel.getByRole('button', { name: 'New recovery codes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Make new recovery codes?' });
    await passwordIn(dialog).fill(newPassword);
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    await panel.getByRole('button', { name: "I've saved them" }).click();
  });

  await test.step('a passkey signs in without a password', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${url}/login`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL(/\/(dashboard|signup)/);
  });

  await test.step('removes a passkey', async () => {
    await page.goto(`${url}/dashboard/myprofile`);
    await expect(panel.getByText(/last used/)).toBeVisible();
    await panel.getByRole('button', { name: 'Remove passkey Work laptop' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove "Work laptop"?' });
    await passwordIn(dialog).fill(newPassword);
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(panel.getByText('Work laptop')).toBeHidden();
    await expect(panel.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  });
});

/** Gives the browser an authenticator that verifies its owner without asking. */
async function addVirtualAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
