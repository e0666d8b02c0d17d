import { prove } from '../support/prove.ts';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { findMail, secretIn } from '../support/outbox.ts';
import { openPartner } from '../support/partner.ts';
import { enterAs } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { choose, invite, rowOf, usersAddress } from './team-page.ts';

test('an owner invites a member, changes their role and removes them', async ({
  page,
  counter,
  browser,
}) => {
  // Two people, two pages and a mail: longer than most walks.
  test.slow();
  const owner = await openPartner(counter.url);
  const email = 'nina@new.test';
  await enterAs(page, counter.url, owner.email);
  await page.goto(usersAddress);
  await expect(rowOf(page, owner.email)).toContainText('Owner');
  await invite(page, email, 'Accountant');

  const guest = await browser.newContext({ baseURL: counter.url });
  const theirs = await guest.newPage();
  const mail = await findMail(counter.url, email, /invites you/);
  await theirs.goto(`/invitation/${secretIn(mail, 'invitation')}`);
  await expect(theirs.getByRole('main')).toContainText('as Accountant');
  await expectGoodInBothThemes(theirs);
  const form = theirs.getByRole('form', { name: 'Your account' });
  await form.getByLabel('Name').fill('Nina Ortiz');
  await form.getByLabel('Phone number').fill('+1 212 555 0142');
  await form.getByLabel('Password', { exact: true }).fill('Test-pass-1');
  await form.getByRole('button', { name: 'Join the team' }).click();
  await expect(theirs).toHaveURL('/dashboard/app');
  await theirs.goto('/dashboard/adujstment');
  await expect(theirs.getByRole('heading', { name: 'Adjustments' })).toBeVisible();

  await expect(rowOf(page, 'Nina Ortiz')).toContainText('Accountant');
  await expect(page.getByText('Open invitations')).toHaveCount(0);
  await choose(page, 'Nina Ortiz', 'Change role');
  const dialog = page.getByRole('dialog', { name: 'Role of Nina Ortiz', exact: true });
  await dialog.getByLabel('Role', { exact: true }).selectOption('Staff');
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await prove(page, 'Change the role of Nina Ortiz?');
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, 'Nina Ortiz')).toContainText('Staff');
  await expect(theirs.getByText("You don't have access to this page")).toBeVisible();
  await expect(theirs.getByText('need the role Owner, Manager, or Accountant')).toBeVisible();
  await expect(theirs.getByText(/Ask .+ for access\./)).toBeVisible();

  await choose(page, 'Nina Ortiz', 'Remove');
  const question = page.getByRole('dialog', { name: 'Remove Nina Ortiz?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(question).toBeHidden();
  await expect(rowOf(page, 'Nina Ortiz')).toHaveCount(0);
  await expect(theirs).toHaveURL(/\/login/);
  await expect(theirs.getByText("You're no longer on the team at")).toBeVisible();
  await guest.close();
});
