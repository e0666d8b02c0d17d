import { login, logout, sellerLogin } from '@counter/contract/auth';
import { findOnboarding } from '@counter/contract/onboarding';
import { FakeServer } from '@counter/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readSession } from '../../lib/session.ts';
import { anApplicantsSession, applications } from '../../testing/applicant.ts';
import { renderPublicPage } from '../../testing/render-screen.tsx';
import { aSession } from '../../testing/store.ts';

const password = 'Quiet otters row home';

async function openSignIn(address: string) {
  const server = new FakeServer();
  const user = await renderPublicPage(server, address);
  const email = await screen.findByLabelText(/^Email/);
  const secret = screen.getByLabelText(/^Password/, { selector: 'input' });
  const press = async (name: string) => user.click(screen.getByRole('button', { name }));
  return { server, user, email, secret, press };
}

test('missing fields are marked, and nothing is sent', async () => {
  const { server, user, email, secret, press } = await openSignIn('/login');
  expect(email).not.toHaveAccessibleDescription(/required/);
  await press('Login');
  await waitFor(() => expect(email).toHaveAccessibleDescription('Email is required'));
  expect(secret).toHaveAccessibleDescription('Password is required');
  expect(email).toHaveFocus();
  await user.click(email);
  await user.paste('sofia@cedar.test');
  await waitFor(() => expect(email).not.toHaveAccessibleDescription(/required/));
  expect(server.received(login)).toEqual([]);
});

test('a password can be shown and hidden', async () => {
  const { user, secret, press } = await openSignIn('/login');
  await user.click(secret);
  await user.paste(password);
  expect(secret).toHaveAttribute('type', 'password');
  await press('Show password');
  expect(secret).toHaveAttribute('type', 'text');
  expect(secret).toHaveValue(password);
  await press('Hide password');
  expect(secret).toHaveAttribute('type', 'password');
});

test('signing in without a server says so and keeps what was typed', async () => {
  const { server, user, email, secret, press } = await openSignIn('/login');
  await user.click(email);
  await user.paste('sofia@cedar.test');
  await user.click(secret);
  await user.paste(password);
  server.setRunning(false);
  await press('Login');
  const told = "We couldn't reach the server. Try again in a moment.";
  expect(await screen.findByText(told)).toBeVisible();
  expect(email).toHaveValue('sofia@cedar.test');
  expect(secret).toHaveValue(password);
  expect(readSession().authenticated).toBe(false);
});

test.each([
  ['/login', login, true],
  ['/login', login, false],
  ['/mylogin', sellerLogin, true],
  ['/mylogin', sellerLogin, false],
] as const)('%s opens a session of the chosen length', async (address, endpoint, remember) => {
  const { server, user, email, secret, press } = await openSignIn(address);
  server.on(endpoint, anApplicantsSession());
  expect(screen.getByLabelText('Remember me')).toBeChecked();
  if (!remember) await user.click(screen.getByLabelText('Remember me'));
  await user.click(email);
  await user.paste('sofia@cedar.test');
  await user.click(secret);
  await user.paste(password);
  await press('Login');
  await waitFor(() => expect(readSession().authenticated).toBe(true));
  expect(server.received(endpoint).map(({ body }) => body)).toEqual([
    { email: 'sofia@cedar.test', password, remember },
  ]);
});

test('a forgotten password leads to a new one', async () => {
  await openSignIn('/login');
  const way = screen.getByRole('link', { name: 'Forgot password?' });
  expect(way).toHaveAttribute('href', '/password_reset');
});

test("an unapproved store's owner sees why, and Ok signs them out", async () => {
  const { server, user, email, secret, press } = await openSignIn('/login');
  const message = 'Your store is being checked.';
  server
    .on(login, { ...aSession(), storeApproved: false, message })
    .on(logout, { data: { ended: true } })
    .on(findOnboarding, { data: applications.BUSINESS });
  await user.click(email);
  await user.paste('sofia@cedar.test');
  await user.click(secret);
  await user.paste(password);
  await press('Login');
  const dialog = await screen.findByRole('dialog', { name: 'Your store is not approved yet' });
  expect(dialog).toHaveTextContent(message);
  await press('Ok');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(readSession().authenticated).toBe(false);
});
