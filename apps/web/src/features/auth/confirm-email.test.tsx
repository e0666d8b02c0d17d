import { confirmEmail, findSession, resendConfirmation } from '@counter/contract/auth';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../../lib/session.ts';
import { FakeServer, Refusal } from '@counter/contract/testing';
import { anApplicantsSession } from '../../testing/applicant.ts';
import { renderPublicPage } from '../../testing/render-screen.tsx';
import { aSession } from '../../testing/store.ts';

const email = 'maya@bakery.test';
const press = (name: string) => screen.getByRole('button', { name });
const addressOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
const title = () => screen.getByRole('heading', { level: 1 });

let visits = 0;

/** Opens a link of its own: the page keeps what came of one for the whole visit. */
async function openLink(server: FakeServer) {
  visits += 1;
  return renderPublicPage(server, `/confirm_email/link-${visits}`);
}

async function expectTitle(words: string): Promise<void> {
  await waitFor(() => expect(title()).toHaveTextContent(words));
  await waitFor(() => expect(title()).toHaveFocus());
}

const asks = new Refusal(401, 'PASSWORD_REQUIRED', 'Enter the password you signed up with.');
const confirmed = { data: { email } };

test('without a server it says so, and the link can be retried', async () => {
  const server = new FakeServer().on(confirmEmail, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = await openLink(server);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Not now. The link still works.');
  server.on(confirmEmail, confirmed);
  await user.click(press('Try again'));
  await expectTitle('Your email is confirmed');
  expect(screen.getByRole('main')).toHaveTextContent(email);
  expect(server.received(confirmEmail).map(({ body }) => body.token)).toEqual([
    `link-${visits}`,
    `link-${visits}`,
  ]);
});

test("asks for the account's password and allows another try after a wrong one", async () => {
  const server = new FakeServer().on(confirmEmail, asks);
  const user = await openLink(server);
  await expectTitle('Confirm your email');
  expect(screen.getByRole('main')).toHaveTextContent('Enter the password you signed up with.');
  expect(addressOf('Forgot password?')).toBe('/password_reset');
  const field = screen.getByLabelText(/^Password/, { selector: 'input' });
  await user.click(press('Confirm email'));
  await waitFor(() => expect(field).toBeInvalid());
  expect(server.received(confirmEmail)).toHaveLength(1);

  const message = 'The password is wrong.';
  const wrong = [{ path: 'password', message }];
  server.on(confirmEmail, new Refusal(422, 'INVALID_FIELDS', message, wrong));
  await user.type(field, 'not-the-password');
  await user.click(press('Confirm email'));
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
  await waitFor(() => expect(field).toHaveFocus());
  server.on(confirmEmail, confirmed);
  await user.clear(field);
  await user.type(field, 'Four-words-1');
  await user.click(press('Confirm email'));
  await expectTitle('Your email is confirmed');
  expect(server.received(confirmEmail).at(-1)?.body).toEqual({
    token: `link-${visits}`,
    password: 'Four-words-1',
  });
});

test("a person who didn't sign up has nothing to do and can create an account", async () => {
  const user = await openLink(new FakeServer().on(confirmEmail, asks));
  await user.click(await screen.findByRole('button', { name: "I didn't sign up" }));
  await expectTitle("You don't have to do anything");
  expect(addressOf('Get a link')).toBe('/password_reset');
  expect(addressOf('Sign up')).toBe('/register');
  await user.click(press('Back'));
  await expectTitle('Confirm your email');
});

test.each([
  ['a stranger signs in', undefined, 'Login', '/login'],
  ['an applicant goes on with the application', anApplicantsSession(), 'Continue', '/signup'],
  ['a merchant goes to the dashboard', aSession(), 'Continue', '/dashboard/app'],
])('from a confirmed address %s', async (_who, session, way, address) => {
  const server = new FakeServer().on(confirmEmail, confirmed);
  if (session) {
    signedIn(session);
    server.on(findSession, session);
  }
  await openLink(server);
  await expectTitle('Your email is confirmed');
  expect(addressOf(way)).toBe(address);
  expect(screen.getAllByRole('link').filter((link) => link.textContent === way)).toHaveLength(1);
  // What the session says of the person may be another thing now.
  expect(server.received(findSession)).toHaveLength(session ? 1 : 0);
});

test("an address can be confirmed even if the session can't be read", async () => {
  signedIn(aSession());
  const server = new FakeServer()
    .on(confirmEmail, confirmed)
    .on(findSession, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  await openLink(server);
  expect(await screen.findByText(/account to maya@bakery\.test/)).toBeVisible();
  expect(addressOf('Continue')).toBe('/dashboard/app');
});

test.each([
  ['LINK_EXPIRED', 'This link has expired', true],
  ['NOT_FOUND', "This link doesn't work", true],
  ['MALFORMED', "This link doesn't work", true],
  ['EMAIL_TAKEN', 'This email belongs to another account', false],
] as const)('a link that is refused as %s: %s', async (code, words, another) => {
  const server = new FakeServer().on(confirmEmail, new Refusal(404, code, 'No.'));
  await openLink(server);
  await expectTitle(words);
  expect(screen.queryByText(/Sign in to send one\.$/) !== null).toBe(another);
  expect(addressOf('Login')).toBe('/login');
  expect(addressOf('Home')).toBe('/home');
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});

test('a signed-in person gets no other link for an email of another account', async () => {
  signedIn(aSession());
  await openLink(new FakeServer().on(confirmEmail, new Refusal(409, 'EMAIL_TAKEN', 'No.')));
  await expectTitle('This email belongs to another account');
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  expect(addressOf('Home')).toBe('/home');
});

test('a signed-in person can request another link', async () => {
  signedIn(aSession());
  const server = new FakeServer()
    .on(confirmEmail, new Refusal(410, 'LINK_EXPIRED', 'No.'))
    .on(resendConfirmation, new Refusal(429, 'TOO_MANY_REQUESTS', 'Wait a minute.'));
  const user = await openLink(server);
  await expectTitle('This link has expired');
  expect(screen.queryByText(/Sign in to send one\.$/)).toBeNull();
  expect(addressOf('Login')).toBeUndefined();
  await user.click(press('Send again'));
  expect(await screen.findByText('Wait a minute.')).toBeVisible();
  server.on(resendConfirmation, { data: { email } });
  await user.click(press('Send again'));
  expect(await screen.findByText(`We emailed a new link to ${email}.`)).toBeVisible();
  expect(screen.queryByText('Wait a minute.')).toBeNull();
});
