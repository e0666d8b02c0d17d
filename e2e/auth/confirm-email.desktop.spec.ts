import { findProfile } from '@counter/contract/auth';
import { callApi } from '../support/api.ts';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { findMail, secretIn } from '../support/outbox.ts';
import { openNewcomer } from '../support/partner.ts';
import { connectionLost, expect, signIn, test } from '../support/test.ts';

/** The address that the mail to a new person asks them to open. */
async function findLink(url: string, email: string): Promise<string> {
  return `/confirm_email/${secretIn(await findMail(url, email, /confirm/i), 'confirm_email')}`;
}

test('opening the link confirms the address, and opening it again changes nothing', async ({
  page,
  counter,
}) => {
  const { email, token } = await openNewcomer(counter.url);
  const isConfirmed = async () =>
    (await callApi(counter.url, findProfile, {}, { token })).data.emailConfirmed;
  const link = await findLink(counter.url, email);
  expect(await isConfirmed()).toBe(false);
  for (const visit of ['first', 'second']) {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeFocused();
    await expect(page.getByRole('main')).toContainText(email);
    expect(await isConfirmed(), `after the ${visit} visit`).toBe(true);
  }
  await expectGoodInBothThemes(page);
  await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

test('who is signed in goes on where they belong', async ({ page, counter }) => {
  const { email } = await openNewcomer(counter.url);
  await signIn(page, email);
  await expect(page).toHaveURL(/\/signup/);
  await page.goto(await findLink(counter.url, email));
  await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page).toHaveURL(/\/signup/);
});

test('a link that does not work: signed in, another one is sent', async ({ page, counter }) => {
  const { email } = await openNewcomer(counter.url);
  const first = await findMail(counter.url, email, /confirm/i);
  await page.goto('/confirm_email/forged');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeFocused();
  await expect(page.getByText('Sign in first to have one sent.')).toBeVisible();
  await expectGoodInBothThemes(page);

  await signIn(page, email);
  await expect(page).toHaveURL(/\/signup/);
  await page.goto('/confirm_email/forged');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('status')).toContainText(email);
  await expect
    .poll(async () => (await findMail(counter.url, email, /confirm/i)).id)
    .toBeGreaterThan(first.id);
  await page.goto(await findLink(counter.url, email));
  await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
});

test.describe('without a server', () => {
  test.use({ expectedErrors: [connectionLost] });

  test('says so, and confirms when it is back', async ({ page, counter }) => {
    const link = await findLink(counter.url, (await openNewcomer(counter.url)).email);
    const call = '**/api/v1/merchant/auth/confirm-email';
    await page.route(call, async (route) => route.abort('connectionrefused'));
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('The link is still good.');
    await page.unroute(call);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
  });
});
