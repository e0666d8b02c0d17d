import { readFile } from 'node:fs/promises';
import { login } from '@counter/contract/auth';
import type { Locator, Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { openAuthenticator } from '../support/partner.ts';
import { expect, newPassword, test } from '../support/test.ts';
import { fieldOf, openProfile, panelOf } from './profile-page.ts';

async function prove(panel: Locator, verb: string): Promise<void> {
  await expect(fieldOf(panel, 'Password')).toBeFocused();
  await fieldOf(panel, 'Password').fill(newPassword);
  await panel.getByRole('button', { name: verb, exact: true }).click();
}

/** Switches the second factor on as far as the recovery codes; answers the app and the codes. */
async function switchOn(page: Page) {
  const panel = panelOf(page, 'Second factor');
  await panel.getByRole('button', { name: 'Switch on' }).click();
  await prove(panel, 'Go on');
  const secret = (await panel.locator('code').innerText()).replaceAll(' ', '');
  const authenticator = openAuthenticator(secret);
  await fieldOf(panel, 'Code').fill(authenticator.code());
  await panel.getByRole('button', { name: 'Switch on' }).click();
  const codes = panel.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return { panel, authenticator, codes: await codes.allInnerTexts() };
}

test('on, with an app and codes to keep and renew, and off again', async ({ page, counter }) => {
  test.slow();
  const { email } = await openProfile(page, counter.url);
  const panel = panelOf(page, 'Second factor');
  await panel.getByRole('button', { name: 'Switch on' }).click();
  await fieldOf(panel, 'Password').fill('not-the-password');
  await panel.getByRole('button', { name: 'Go on' }).click();
  await expect(fieldOf(panel, 'Password')).toHaveAccessibleDescription(/not your password/);
  await panel.getByRole('button', { name: 'Cancel' }).click();

  await panel.getByRole('button', { name: 'Switch on' }).click();
  await prove(panel, 'Go on');
  await expect(panel.getByRole('img', { name: /QR code/ })).toBeVisible();
  await fieldOf(panel, 'Code').fill('000000');
  await panel.getByRole('button', { name: 'Switch on' }).click();
  await expect(fieldOf(panel, 'Code')).toHaveAccessibleDescription(/does not fit/);
  await expectGoodInBothThemes(page);
  await panel.getByRole('button', { name: 'Cancel' }).click();

  const { authenticator, codes } = await switchOn(page);
  await expect(panel.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused();
  await expectGoodInBothThemes(page);

  await test.step('the recovery codes are kept as a file', async () => {
    const downloading = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Download' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('counter-recovery-codes.txt');
    expect((await readFile(await file.path(), 'utf8')).trim().split('\n')).toEqual(codes);

    await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without your recovery codes?' });
    await question.getByRole('button', { name: 'Go back' }).click();
    await panel.getByRole('button', { name: 'I have kept them' }).click();
    await expect(panel.getByText('10 recovery codes are left.')).toBeVisible();
    await expectGoodInBothThemes(page);
  });

  const sign = async (code: string | undefined) =>
    callApi(counter.url, login, { body: { email, password: newPassword, code } });
  await expect(sign(undefined)).rejects.toThrow('SECOND_FACTOR_REQUIRED');
  expect((await sign(authenticator.code(1))).authenticated).toBe(true);

  await test.step('they are renewed, and the earlier ones work no longer', async () => {
    await panel.getByRole('button', { name: 'New recovery codes' }).click();
    await prove(panel, 'Make new codes');
    const fresh = panel.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(fresh).toHaveCount(10);
    expect(codes).not.toEqual(expect.arrayContaining(await fresh.allInnerTexts()));
    const [first = ''] = await fresh.allInnerTexts();
    await panel.getByRole('button', { name: 'I have kept them' }).click();
    await expect(sign(codes[0])).rejects.toThrow('WRONG_CODE');
    expect((await sign(first)).authenticated).toBe(true);
    await page.reload();
    await expect(panel.getByText('9 recovery codes are left.')).toBeVisible();
  });

  await panel.getByRole('button', { name: 'Switch off' }).click();
  await prove(panel, 'Switch off');
  await expect(panel.getByText('Off', { exact: true })).toBeVisible();
  expect((await sign(undefined)).authenticated).toBe(true);
});
