import { findProfile } from '@counter/contract/auth';
import { callApi } from '../support/api.ts';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { newPassword } from '../support/merchant.ts';
import { findMail, secretIn } from '../support/outbox.ts';
import { openNewcomer } from '../support/partner.ts';
import { enterAs } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

/** The address that the mail to a new person asks them to open. */
async function findLink(url: string, email: string): Promise<string> {
  return `/confirm_email/${secretIn(await findMail(url, email, /confirm/i), 'confirm_email')}`;
}

test('an address is confirmed by its link and the password, or another link is sent', async ({
  page,
  counter,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const { email, token } = await openNewcomer(counter.url);
  const isConfirmed = async () =>
    (await callApi(counter.url, findProfile, {}, { token })).data.emailConfirmed;
  const link = await findLink(counter.url, email);
  await page.goto(link);
  await expect(heading).toHaveText('Confirm your email');
  expect(await isConfirmed()).toBe(false);
  await expectGoodInBothThemes(page);
  await page.getByRole('button', { name: "I didn't sign up" }).click();
  await expect(heading).toHaveText("You don't have to do anything");
  await expectGoodInBothThemes(page);
  await page.getByRole('button', { name: 'Back' }).click();
  const form = page.getByRole('form', { name: 'Confirm your email' });
  await form.getByLabel('Password', { exact: true }).fill(newPassword);
  await form.getByRole('button', { name: 'Confirm email' }).click();
  // Opened again, it changes nothing.
  await expect(heading).toHaveText('Your email is confirmed');
  await page.reload();
  await expect(heading).toHaveText('Your email is confirmed');
  expect(await isConfirmed()).toBe(true);
  await expectGoodInBothThemes(page);

  const another = await openNewcomer(counter.url);
  const first = await findMail(counter.url, another.email, /confirm/i);
  await enterAs(page, counter.url, another.email);
  await page.goto('/confirm_email/forged');
  await expect(page.getByRole('heading', { name: "This link doesn't work" })).toBeFocused();
  await expectGoodInBothThemes(page);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect
    .poll(async () => (await findMail(counter.url, another.email, /confirm/i)).id)
    .toBeGreaterThan(first.id);
});
