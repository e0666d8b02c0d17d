import { findProfile } from '@counter/contract/auth';
import { callApi } from '../support/api.ts';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { newPassword } from '../support/merchant.ts';
import { findMail, secretIn } from '../support/outbox.ts';
import { openNewcomer } from '../support/partner.ts';
import { enterAs } from '../support/session.ts';
import { connectionLost, expect, test } from '../support/test.ts';

test.use({ expectedErrors: [connectionLost] });

/** The address that the mail to a new person asks them to open. */
async function findLink(url: string, email: string): Promise<string> {
  return `/confirm_email/${secretIn(await findMail(url, email, /confirm/i), 'confirm_email')}`;
}

test('an address is confirmed by its link, or by another one that is sent', async ({
  page,
  counter,
}) => {
  test.slow();
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('without a server it says so, and asks for the password when it is back', async () => {
    const { email, token } = await openNewcomer(counter.url);
    const isConfirmed = async () =>
      (await callApi(counter.url, findProfile, {}, { token })).data.emailConfirmed;
    const call = '**/api/v1/merchant/auth/confirm-email';
    await page.route(call, async (route) => route.abort('connectionrefused'));
    await page.goto(await findLink(counter.url, email));
    await expect(page.getByRole('alert')).toContainText('The link still works.');
    expect(await isConfirmed()).toBe(false);
    await page.unroute(call);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).toHaveText('Confirm your email');
    await expect(heading).toBeFocused();
    await expect(page.getByRole('main')).toContainText('Enter the password you signed up with');
    expect(await isConfirmed()).toBe(false);
    await expectGoodInBothThemes(page);
    await page.getByRole('button', { name: "I didn't sign up" }).click();
    await expect(heading).toHaveText("You don't have to do anything");
    await expectGoodInBothThemes(page);
    await expect(page.getByRole('link', { name: 'Get a link' })).toHaveAttribute(
      'href',
      '/password_reset',
    );
    await page.getByRole('button', { name: 'Back' }).click();

    const form = page.getByRole('form', { name: 'Confirm your email' });
    const field = form.getByLabel('Password', { exact: true });
    await field.fill('not-the-password');
    await form.getByRole('button', { name: 'Confirm email' }).click();
    await expect(field).toHaveAccessibleDescription(/password is wrong/);
    await expect(field).toBeFocused();
    await field.fill(newPassword);
    await form.getByRole('button', { name: 'Confirm email' }).click();
    // Opened again, it changes nothing.
    for (const visit of ['first', 'second']) {
      await expect(heading).toHaveText('Your email is confirmed');
      await expect(heading).toBeFocused();
      await expect(page.getByRole('main')).toContainText(email);
      expect(await isConfirmed(), `after the ${visit} visit`).toBe(true);
      if (visit === 'first') await page.reload();
    }
    await expectGoodInBothThemes(page);
    await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });

  await test.step('a link that does not work: signed in, another one is sent', async () => {
    const { email } = await openNewcomer(counter.url);
    const first = await findMail(counter.url, email, /confirm/i);
    await page.goto('/confirm_email/forged');
    await expect(page.getByRole('heading', { name: "This link doesn't work" })).toBeFocused();
    await expect(page.getByText('Sign in to send one.')).toBeVisible();
    await expectGoodInBothThemes(page);

    await enterAs(page, counter.url, email);
    await page.goto('/confirm_email/forged');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByRole('status')).toContainText(email);
    await expect
      .poll(async () => (await findMail(counter.url, email, /confirm/i)).id)
      .toBeGreaterThan(first.id);
    await page.goto(await findLink(counter.url, email));
    await expect(heading).toHaveText('Your email is confirmed');
  });

  await test.step('who is signed in goes on where they belong', async () => {
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/signup/);
  });
});
