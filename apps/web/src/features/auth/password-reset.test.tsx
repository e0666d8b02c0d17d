import {
  findPasswordReset,
  findSession,
  forgotPassword,
  resetPassword,
} from '@counter/contract/auth';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer, notSignedIn, Refusal } from '@counter/contract/testing';
import { readSession, signedIn } from '../../lib/session.ts';
import { renderPublicPage } from '../../testing/render-screen.tsx';
import { aSession } from '../../testing/store.ts';

const good = { data: { expiresAt: '2026-11-20T13:00:00Z', startsOver: false } };
const newPassword = 'Quiet otters row home';

const press = (name: string) => screen.getByRole('button', { name });
const heading = async (name: string) => screen.findByRole('heading', { name });

test('a reset link can be requested, resent, and sent to another address', async () => {
  const away = new Refusal(503, 'UNAVAILABLE', 'Not now.');
  const server = new FakeServer().on(forgotPassword, away);
  const user = await renderPublicPage(server, '/password_reset');
  await user.click(await screen.findByRole('button', { name: 'Send link' }));
  const field = screen.getByLabelText(/^Email/);
  await waitFor(() => expect(field).toHaveAccessibleDescription('Email is required'));
  await user.type(field, 'sofia@cedar.test');
  await user.click(press('Send link'));
  expect(await screen.findByText('Not now.')).toBeVisible();
  server.on(forgotPassword, { data: { accepted: true }, message: 'Look for a mail.' });
  await user.click(press('Send link'));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Check your email' })).toHaveFocus(),
  );
  expect(screen.getByText('Look for a mail.')).toBeVisible();
  await user.click(press('Send again'));
  await screen.findByText("If that email has an account, we've sent it again.");
  expect(server.received(forgotPassword).map(({ body }) => body.email)).toEqual(
    Array.from({ length: 3 }, () => 'sofia@cedar.test'),
  );
  await user.click(press('Use another email'));
  await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveFocus());
});

test('a link that failed to be checked says so and can be retried', async () => {
  const away = new Refusal(503, 'UNAVAILABLE', 'Not now.');
  const server = new FakeServer().on(findPasswordReset, away);
  const user = await renderPublicPage(server, '/change_password/a-secret');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  server.on(findPasswordReset, good);
  await user.click(press('Try again'));
  expect(await heading('Choose a new password')).toBeVisible();
});

test.each([
  ['LINK_USED', 'This link was already used'],
  ['LINK_EXPIRED', 'This link has expired'],
  ['NOT_FOUND', "This link doesn't work"],
] as const)('a link that is refused as %s offers a new one', async (code, title) => {
  const server = new FakeServer().on(findPasswordReset, new Refusal(404, code, 'No.'));
  await renderPublicPage(server, '/change_password/forged');
  const told = await heading(title);
  await waitFor(() => expect(told).toHaveFocus());
  const next = screen.getByRole('link', { name: 'Get a new link' });
  expect(next).toHaveAttribute('href', '/password_reset');
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

test("a new password shows its errors first, and then ends this browser's session", async () => {
  const server = new FakeServer()
    .on(findPasswordReset, good)
    .on(resetPassword, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  await renderPublicPage(server, '/change_password/a-secret');
  signedIn(aSession());
  server.on(findSession, notSignedIn());
  const fill = (label: RegExp) => {
    const field = screen.getByLabelText(label, { selector: 'input' });
    fireEvent.change(field, { target: { value: newPassword } });
  };
  await screen.findByLabelText(/^New password/, { selector: 'input' });
  fill(/^New password/);
  fill(/^Confirm password/);
  fireEvent.click(press('Change password'));
  expect(await screen.findByText('Not now.')).toBeVisible();
  server.on(resetPassword, { data: { endedSessions: 1 } });
  fireEvent.click(press('Change password'));
  await waitFor(() => expect(screen.queryByLabelText(/^New password/)).toBeNull());
  const told = await heading('Password changed');
  await waitFor(() => expect(told).toHaveFocus());
  expect(readSession().authenticated).toBe(false);
});

test('a link that was used meanwhile changes nothing and says so', async () => {
  const server = new FakeServer()
    .on(findPasswordReset, good)
    .on(resetPassword, new Refusal(409, 'LINK_USED', 'No.'));
  const user = await renderPublicPage(server, '/change_password/a-secret');
  await user.type(
    await screen.findByLabelText(/^New password/, { selector: 'input' }),
    newPassword,
  );
  await user.type(screen.getByLabelText(/^Confirm password/), newPassword);
  await user.click(press('Change password'));
  const told = await heading('This link was already used');
  await waitFor(() => expect(told).toHaveFocus());
});

test('an unconfirmed address starts with a new account', async () => {
  const server = new FakeServer()
    .on(findPasswordReset, { data: { ...good.data, startsOver: true } })
    .on(resetPassword, { data: { endedSessions: 0 } });
  const user = await renderPublicPage(server, '/change_password/a-secret');
  await heading('Set up your account');
  await user.type(screen.getByLabelText(/^Name/), 'Olga Owner');
  await user.type(screen.getByLabelText(/^Phone number/), '+1 212 555 0199');
  const password = screen.getByLabelText(/^New password/, { selector: 'input' });
  await user.type(password, newPassword);
  server.on(resetPassword, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  fireEvent.click(press('Create account'));
  expect(await screen.findByText('Not now.')).toBeVisible();
  server.on(resetPassword, { data: { endedSessions: 0 } });
  await user.click(press('Create account'));
  const told = await heading('Your account is ready');
  await waitFor(() => expect(told).toHaveFocus());
  expect(server.received(resetPassword)[0]?.body).toMatchObject({
    requestId: 'a-secret',
    fullName: 'Olga Owner',
    newPassword,
  });
});
