import { findSession, login, signInWithPasskey, startPasskeySignIn } from '@counter/contract/auth';
import { FakeServer, notSignedIn, Refusal } from '@counter/contract/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { anApplicantsSession } from '../../testing/applicant.ts';
import { giveBrowserPasskey, passkeyOptions } from '../../testing/passkey.ts';
import { renderPublicPage } from '../../testing/render-screen.tsx';
import { aSession } from '../../testing/store.ts';
import { readSession, signedIn } from '../../lib/session.ts';
import { forgetEndedSession } from './forget-ended-session.ts';

afterEach(() => void vi.unstubAllGlobals());

async function openSignIn() {
  const server = new FakeServer();
  await renderPublicPage(server, '/login');
  const email = await screen.findByLabelText(/^Email/);
  const password = screen.getByLabelText(/^Password/, { selector: 'input' });
  fireEvent.change(email, { target: { value: 'sofia@cedar.test' } });
  fireEvent.change(password, { target: { value: 'Quiet otters row home' } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return { server, password, press };
}

test('a wrong password is reported and can be corrected', async () => {
  const { server, password, press } = await openSignIn();
  server.on(login, new Refusal(401, 'WRONG_CREDENTIALS', 'Email or password is wrong.'));
  press('Login');
  expect(await screen.findByRole('alert')).toHaveTextContent('Email or password is wrong.');
  await waitFor(() => expect(password).toHaveFocus());
  expect(readSession().authenticated).toBe(false);
});

test('a passkey signs in without a password, for the chosen time', async () => {
  const { server, press } = await openSignIn();
  giveBrowserPasskey();
  const answer = Promise.withResolvers<ReturnType<typeof anApplicantsSession>>();
  server
    .on(startPasskeySignIn, { data: { options: passkeyOptions } })
    .on(signInWithPasskey, async () => answer.promise);
  fireEvent.click(screen.getByLabelText('Remember me'));
  press('Sign in with a passkey');
  const button = screen.getByRole('button', { name: /passkey/ });
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  await waitFor(() => expect(server.received(signInWithPasskey)).toHaveLength(1));
  answer.resolve(anApplicantsSession());
  await waitFor(() => expect(readSession().authenticated).toBe(true));
  expect(server.received(signInWithPasskey)[0]?.body).toMatchObject({ remember: false });
});

test('a cancelled or unknown passkey is reported and can be retried', async () => {
  const { server, press } = await openSignIn();
  giveBrowserPasskey(async () => Promise.reject(new DOMException('Closed.', 'NotAllowedError')));
  server.on(startPasskeySignIn, { data: { options: passkeyOptions } });
  press('Sign in with a passkey');
  expect(await screen.findByRole('alert')).toHaveTextContent(/passkey/);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /passkey/ })).not.toHaveAttribute(
      'aria-busy',
      'true',
    ),
  );
  giveBrowserPasskey();
  server.on(signInWithPasskey, new Refusal(401, 'WRONG_CREDENTIALS', 'We do not know it.'));
  press('Sign in with a passkey');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('We do not know it.'));
});

test('forgets a session only if the server says that it has ended', async () => {
  const server = new FakeServer();
  vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  await forgetEndedSession();
  expect(server.received(findSession)).toEqual([]);
  signedIn(aSession());
  for (const refusal of [
    new Refusal(503, 'UNAVAILABLE', 'Not now.'),
    new Refusal(403, 'NOT_ALLOWED', 'Ask an owner.'),
  ]) {
    server.on(findSession, refusal);
    await forgetEndedSession();
    expect(readSession().authenticated).toBe(true);
  }
  server.on(findSession, notSignedIn());
  await forgetEndedSession();
  expect(readSession()).toMatchObject({ authenticated: false, user: null });
});
