import type { Page } from '@playwright/test';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { follow } from '../support/follow.ts';
import { findMail, secretIn } from '../support/outbox.ts';
import { enableSecondFactor, openAuthenticator, openPartner } from '../support/partner.ts';
import { prove } from '../support/prove.ts';
import { callerOf, signedInState } from '../support/session.ts';
import { expect, fillSignIn, newPassword, test } from '../support/test.ts';
import { invite, usersAddress } from './team-page.ts';

test('an invitation works only for the account it was sent to', async ({
  page,
  counter,
  browser,
}) => {
  const owner = await openPartner(counter.url);
  const guest = await openPartner(counter.url);
  const storageState = await signedInState(counter.url, owner.email);
  const context = await browser.newContext({ baseURL: counter.url, storageState });
  const users = await context.newPage();
  await users.goto(usersAddress);
  await invite(users, guest.email, 'Staff');
  const mail = await findMail(counter.url, guest.email, /invites you/);
  const link = `/invitation/${secretIn(mail, 'invitation')}`;

  await users.goto(link);
  await expect(users.getByText(`The invitation is for ${guest.email}`)).toBeVisible();
  await users.getByRole('button', { name: 'Log out' }).click();
  await expect(users.getByText(`${guest.email} already has an account.`)).toBeVisible();
  await context.close();

  await page.goto(link);
  await page.getByRole('link', { name: 'Login' }).click();
  await fillSignIn(page, guest.email);
  await page.getByRole('button', { name: 'Join the team' }).click();
  await expect(page).toHaveURL('/dashboard/app');
  await expect(page.getByRole('button', { name: /switch store/ })).toBeVisible();

  await follow(page, '/dashboard/myprofile');
  const stores = page.getByRole('region', { name: 'Your stores' });
  const joined = stores.getByRole('listitem').filter({ hasText: 'Staff' });
  await joined.getByRole('button', { name: /^Leave/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(joined).toHaveCount(0);
  await stores.getByRole('button', { name: /^Leave/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('is the only owner of')).toBeVisible();
});

test('a member without a required second factor must set it up first', async ({
  page,
  counter,
  browser,
}) => {
  test.slow();
  const owner = await openPartner(counter.url);
  const storageState = await signedInState(counter.url, owner.email);
  const context = await browser.newContext({ baseURL: counter.url, storageState });
  const users = await context.newPage();
  await users.goto(usersAddress);
  await invite(users, 'carla@new.test', 'Staff');
  const mail = await findMail(counter.url, 'carla@new.test', /invites you/);
  await page.goto(`/invitation/${secretIn(mail, 'invitation')}`);
  const form = page.getByRole('form', { name: 'Your account' });
  await form.getByLabel('Name').fill('Carla Ruiz');
  await form.getByLabel('Phone number').fill('+1 212 555 0143');
  await form.getByLabel('Password', { exact: true }).fill(newPassword);
  await form.getByRole('button', { name: 'Join the team' }).click();
  await expect(page).toHaveURL('/dashboard/app');

  await expect(users.getByRole('link', { name: 'Set up yours' })).toBeVisible();
  const { authenticator } = await enableSecondFactor(counter.url, await callerOf(users));
  await users.reload();
  await users.getByRole('button', { name: 'Require it' }).click();
  const question = users.getByRole('dialog', { name: 'Require a second factor?' });
  await expect(question).toContainText('Carla Ruiz has no second factor yet');
  await prove(users, 'Require a second factor?', { code: authenticator.code(1) });
  await expect(users.getByText('Required', { exact: true })).toBeVisible();
  await context.close();

  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(page.getByText(/Reconnecting|Connecting/)).toHaveCount(0);
  await expectGoodInBothThemes(page);
  const app = await setUp(page);
  await page.getByRole('button', { name: /^Continue to/ }).click();
  await expect(page.getByRole('heading', { name: 'Hi, Welcome back' })).toBeVisible();
  await follow(page, '/dashboard/myprofile');
  const panel = page.getByRole('region', { name: 'Second factor' });
  await panel.getByRole('button', { name: 'Remove authenticator app' }).click();
  await prove(page, 'Remove your authenticator app?', { code: app.code(1) });
  await expect(page.getByText('requires a second factor for everyone')).toBeVisible();
});

/** Adds an authenticator app, and keeps the codes. */
async function setUp(page: Page) {
  const panel = page.getByRole('region', { name: 'Second factor', exact: true });
  await panel.getByRole('button', { name: 'Add an app' }).click();
  await prove(page, 'Add an authenticator app?');
  const secret = (await panel.locator('code').innerText()).replaceAll(' ', '');
  const authenticator = openAuthenticator(secret);
  await panel.getByLabel('Code', { exact: true }).fill(authenticator.code());
  await panel.getByRole('button', { name: 'Add app' }).click();
  await panel.getByRole('button', { name: "I've saved them" }).click();
  return authenticator;
}
