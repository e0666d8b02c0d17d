import {
  login,
  reportLostFactor,
  signInWithPasskey,
  startPasskeySignIn,
} from '@counter/contract/auth';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readSession } from '../../lib/session.ts';
import { FakeServer, Refusal } from '@counter/contract/testing';
import { giveBrowserPasskey, passkeyOptions } from '../../testing/passkey.ts';
import { renderPublicPage } from '../../testing/render-screen.tsx';
import { anApplicantsSession } from '../../testing/applicant.ts';

const password = 'Quiet otters row home';
const press = (name: string) => screen.getByRole('button', { name });

/** Signs in with a password, after which the server asks for a second factor. */
async function askForCode(ways: readonly string[] = []) {
  const errors = ways.map((path) => ({ path, message: '' }));
  const wanted = new Refusal(401, 'SECOND_FACTOR_REQUIRED', 'Enter your code.', errors);
  const server = new FakeServer().on(login, wanted);
  const user = await renderPublicPage(server, '/login');
  await user.type(await screen.findByLabelText(/^Email/), 'sofia@cedar.test');
  await user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), password);
  await user.click(press('Login'));
  const code = await screen.findByLabelText(/^Code/);
  return { server, user, code };
}

const sent = (server: FakeServer) => server.received(login).map(({ body }) => body.code);

test("asks for the app's code after the password, and signs in", async () => {
  const { server, user, code } = await askForCode();
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.queryByRole('button', { name: 'Use your passkey' })).toBeNull();
  server.on(login, anApplicantsSession());
  await user.type(code, '123456');
  await user.click(press('Login'));
  await waitFor(() => expect(readSession().authenticated).toBe(true));
  expect(server.received(login).at(-1)?.body).toMatchObject({
    email: 'sofia@cedar.test',
    password,
    code: '123456',
    remember: true,
  });
});

test("doesn't send a malformed code, and allows another try after a wrong one", async () => {
  const { server, user, code } = await askForCode();
  await user.click(press('Login'));
  await waitFor(() => expect(code).toHaveAccessibleDescription('Code is required'));
  await user.type(code, '12345');
  await user.click(press('Login'));
  await waitFor(() => expect(code).toHaveAccessibleDescription('The code has 6 digits'));
  expect(sent(server)).toEqual([undefined]);

  server.on(login, new Refusal(401, 'WRONG_CODE', 'That code is wrong, or was used.'));
  await user.type(code, '6');
  await user.click(press('Login'));
  await waitFor(() => expect(code).toHaveAccessibleDescription('That code is wrong, or was used.'));
  await waitFor(() => expect(code).toHaveFocus());
  expect(readSession().authenticated).toBe(false);
  expect(sent(server)).toEqual([undefined, '123456']);
});

test("a failure that isn't about the code is shown below it", async () => {
  const { server, user, code } = await askForCode();
  server.on(login, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  await user.type(code, '123456');
  await user.click(press('Login'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  expect(code).not.toHaveAccessibleDescription('Not now.');
});

test('switches between a recovery code and the app', async () => {
  const { server, user } = await askForCode();
  await user.click(press('Use a recovery code'));
  const recovery = await screen.findByLabelText(/^Recovery code/);
  await waitFor(() => expect(recovery).toHaveFocus());
  expect(recovery).toHaveAttribute('autocomplete', 'off');
  await user.click(press('Login'));
  await waitFor(() => expect(recovery).toHaveAccessibleDescription('Recovery code is required'));
  server.on(login, new Refusal(401, 'WRONG_CODE', 'That code is wrong.'));
  await user.type(recovery, 'abcd-efgh-2345');
  await user.click(press('Login'));
  await waitFor(() => expect(recovery).toHaveAccessibleDescription('That code is wrong.'));
  expect(sent(server)).toEqual([undefined, 'abcd-efgh-2345']);
  await user.click(press('Use the authenticator app'));
  const code = await screen.findByLabelText(/^Code/);
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveValue('');
});

test('Back returns to the password, with everything still filled in', async () => {
  const { user } = await askForCode();
  await user.click(press('Back'));
  const field = await screen.findByLabelText(/^Password/, { selector: 'input' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue(password);
  expect(screen.getByLabelText(/^Email/)).toHaveValue('sofia@cedar.test');
});

test('offers a passkey, and help after losing the device', async () => {
  const { server, user } = await askForCode(['passkey']);
  expect(press('Use your passkey')).toBeVisible();
  server.on(reportLostFactor, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  await user.click(press('Lost your device?'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  server.on(reportLostFactor, { data: { requested: true }, message: 'We sent you an email.' });
  await user.click(press('Lost your device?'));
  expect(await screen.findByText('We sent you an email.')).toBeVisible();
  expect(screen.queryByText('Not now.')).toBeNull();
  expect(server.received(reportLostFactor).at(-1)?.body).toEqual({
    email: 'sofia@cedar.test',
    password,
  });
});

test('a passkey as second factor signs in to the account whose password was typed', async () => {
  const { server } = await askForCode(['passkey']);
  giveBrowserPasskey();
  server
    .on(startPasskeySignIn, { data: { options: passkeyOptions } })
    .on(signInWithPasskey, new Refusal(401, 'WRONG_CREDENTIALS', 'It is of another account.'));
  fireEvent.click(press('Use your passkey'));
  expect(await screen.findByText('It is of another account.')).toBeVisible();
  const answer = Promise.withResolvers<ReturnType<typeof anApplicantsSession>>();
  server.on(signInWithPasskey, async () => answer.promise);
  await waitFor(() => expect(press('Use your passkey')).toHaveAttribute('aria-busy', 'false'));
  fireEvent.click(press('Use your passkey'));
  await waitFor(() => expect(press('Use your passkey')).toHaveAttribute('aria-busy', 'true'));
  expect(screen.queryByText('It is of another account.')).toBeNull();
  answer.resolve(anApplicantsSession());
  await waitFor(() => expect(readSession().authenticated).toBe(true));
  expect(server.received(signInWithPasskey).at(-1)?.body).toMatchObject({
    email: 'sofia@cedar.test',
    remember: true,
  });
  vi.unstubAllGlobals();
});
