import { findSecurityActivity } from '@counter/contract/audit';
import {
  addPasskey,
  confirmSecondFactor,
  findProfile,
  findSessions,
  offerSecondFactor,
  removePasskey,
  removeSecondFactor,
  renewRecoveryCodes,
  startPasskey,
  type Profile,
} from '@counter/contract/auth';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepDownloads } from '../../../testing/downloads.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aProfile, openStore } from '../../../testing/store.ts';

type Factors = Profile['secondFactor'];

const none = aProfile().secondFactor;
const passkey = {
  id: 9,
  name: 'Laptop',
  addedAt: '2026-11-20T11:55:00Z',
  lastUsedAt: null,
};
const app: Factors = {
  enabled: true,
  recoveryCodesLeft: 8,
  authenticatorSince: '2026-11-20T11:50:00Z',
  passkeys: [],
};
const both: Factors = { ...app, passkeys: [passkey] };
const passkeyAlone: Factors = { ...both, authenticatorSince: null };

const withFactors = (secondFactor: Factors) => ({ data: { ...aProfile(), secondFactor } });
const busy = new Refusal(409, 'CONFLICT', 'Try again later.');

/** Shows the panel of somebody with these factors. */
async function openPanel(secondFactor: Factors) {
  const server = openStore()
    .on(findProfile, withFactors(secondFactor))
    .on(findSessions, { data: [] })
    .on(findSecurityActivity, { data: { content: [], more: false } });
  const user = renderScreen(server, '/dashboard/myprofile');
  const panel = await screen.findByRole('region', { name: 'Second factor' });
  const press = async (name: string) =>
    user.click(await within(panel).findByRole('button', { name }));
  /** Answers the question by the password. */
  const prove = async (title: string, submit: string, consequence = /./) => {
    const proof = await screen.findByRole('dialog', { name: title });
    expect(proof).toHaveTextContent(consequence);
    await user.type(await within(proof).findByLabelText(/^Password/), 'Quiet otters row home');
    const code = within(proof).queryByLabelText(/^(Code|Recovery code)/);
    if (code) await user.type(code, '123456');
    await user.click(within(proof).getByRole('button', { name: submit }));
  };
  return { server, user, panel, press, prove };
}

test.each<[string, Factors, string[], string[]]>([
  [
    'who has none is told what each is for',
    none,
    ['Sign in with your fingerprint', 'Enter a code from an app'],
    ['Add a passkey', 'Add an app'],
  ],
  [
    'who has both can remove each, and make new codes',
    both,
    ['Laptop', 'Passkey, added 5 min ago, not used yet', 'Added 10 min ago', '8 codes left.'],
    [
      'Remove passkey Laptop',
      'Add another passkey',
      'Remove authenticator app',
      'New recovery codes',
    ],
  ],
  [
    'a passkey that was used says when',
    { ...passkeyAlone, passkeys: [{ ...passkey, lastUsedAt: '2026-11-20T11:58:00Z' }] },
    ['Passkey, added 5 min ago, last used 2 min ago', 'Enter a code from an app'],
    ['Remove passkey Laptop', 'Add another passkey', 'Add an app', 'New recovery codes'],
  ],
])('%s', async (_title, factors, sentences, buttons) => {
  const { panel } = await openPanel(factors);
  for (const sentence of sentences) expect(panel).toHaveTextContent(sentence);
  const names = within(panel)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).toEqual(buttons);
  expect(panel.textContent.includes('Sign in with your fingerprint')).toBe(
    factors.passkeys.length === 0,
  );
});

test.each([
  [0, 'No recovery codes left. Make new ones now.'],
  [1, 'Only 1 code left. Make new ones soon.'],
  [3, 'Only 3 codes left. Make new ones soon.'],
  [4, '4 codes left.'],
])('with %i recovery codes left it says so', async (recoveryCodesLeft, sentence) => {
  const { panel } = await openPanel({ ...app, recoveryCodesLeft });
  expect(within(panel).getByText(sentence)).toBeVisible();
});

test('the first code adds an authenticator app, and its recovery codes can be saved', async () => {
  const { server, user, panel, press, prove } = await openPanel(none);
  const offer = { secret: 'ABCDEFGHIJ', uri: 'otpauth://totp/Counter' };
  server.on(offerSecondFactor, { data: offer });
  await press('Add an app');
  await prove('Add an authenticator app?', 'Continue');
  const form = within(await within(panel).findByRole('form', { name: 'Add an authenticator app' }));
  const code = form.getByLabelText(/^Code/);
  await waitFor(() => expect(code).toHaveFocus());
  expect(form.getByText('ABCD EFGH IJ')).toBeVisible();
  const errors = [{ path: 'code', message: 'That code is wrong.' }];
  server.on(confirmSecondFactor, new Refusal(422, 'INVALID_FIELDS', 'Check the fields.', errors));
  await user.type(code, '000000');
  await user.click(form.getByRole('button', { name: 'Add app' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(/That code is wrong\./));
  server
    .on(confirmSecondFactor, { data: { recoveryCodes: ['aaaa-1111', 'bbbb-2222'] } })
    .on(findProfile, withFactors(app));
  const sessions = server.received(findSessions).length;
  await user.clear(code);
  await user.type(code, '123456');
  await user.click(form.getByRole('button', { name: 'Add app' }));
  await screen.findByText('Added your authenticator app.');
  const codes = await within(panel).findByRole('list', { name: 'Recovery codes' });
  expect(codes).toHaveTextContent('aaaa-1111bbbb-2222');
  await waitFor(() => expect(within(panel).getByText('Keep these recovery codes')).toHaveFocus());
  await waitFor(() => expect(server.received(findSessions).length).toBeGreaterThan(sessions));
  const files = keepDownloads();
  await press('Download');
  expect(files[0]?.name).toBe('counter-recovery-codes.txt');
  expect(await files[0]?.content).toBe('aaaa-1111\nbbbb-2222\n');
  await press("I've saved them");
  expect(await within(panel).findByText('8 codes left.')).toBeVisible();
  expect(panel).toHaveTextContent('Added 10 min ago');
});

test('leaving without saving the recovery codes asks first', async () => {
  const { server, user, press, prove } = await openPanel(app);
  server.on(renewRecoveryCodes, { data: { recoveryCodes: ['cccc-3333'] } });
  await press('New recovery codes');
  await prove('Make new recovery codes?', 'Make new codes', /stop working right away/);
  await screen.findByText('cccc-3333');
  const [away] = screen.getAllByRole('link', { name: 'Settings' });
  if (away) await user.click(away);
  const title = 'Leave without your recovery codes?';
  expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
});

test('new codes replace the old ones and update their count', async () => {
  const { server, press, prove, panel } = await openPanel({ ...app, recoveryCodesLeft: 2 });
  server
    .on(renewRecoveryCodes, { data: { recoveryCodes: ['cccc-3333'] } })
    .on(findProfile, withFactors(app));
  await press('New recovery codes');
  await prove('Make new recovery codes?', 'Make new codes');
  await press("I've saved them");
  expect(await within(panel).findByText('8 codes left.')).toBeVisible();
});

test('a first passkey is named, created by the browser and added', async () => {
  const { server, user, panel, press, prove } = await openPanel(none);
  const options = JSON.stringify({
    challenge: 'AQID',
    rp: { id: 'counter.test', name: 'Counter' },
    user: { id: 'AQID', name: 'sofia', displayName: 'Sofia' },
    pubKeyCredParams: [],
  });
  server.on(startPasskey, { data: { options } });
  await press('Add a passkey');
  await prove('Add a passkey?', 'Continue');
  const form = within(await within(panel).findByRole('form', { name: 'Add a passkey' }));
  const name = form.getByLabelText(/^Name/);
  await waitFor(() => expect(name).toHaveFocus());
  await user.type(name, 'Phone');
  await user.click(form.getByRole('button', { name: 'Create passkey' }));
  expect(await form.findByText(/can't use passkeys here/)).toBeVisible();
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  const made = {
    id: 'AQID',
    rawId: bytes,
    type: 'public-key',
    response: { clientDataJSON: bytes, attestationObject: bytes },
    getClientExtensionResults: () => ({}),
  };
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  const credentials = { create: async () => Promise.resolve(made) };
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  // Who has an app already gets no codes.
  server.on(addPasskey, { data: { recoveryCodes: [] } }).on(findProfile, withFactors(both));
  await user.click(form.getByRole('button', { name: 'Create passkey' }));
  await screen.findByText('Added your passkey.');
  expect(await within(panel).findByRole('button', { name: 'Remove passkey Laptop' })).toBeVisible();
  expect(server.received(addPasskey)[0]?.body).toMatchObject({
    name: 'Phone',
    passkey: { id: 'AQID', response: { attestationObject: 'AQID' } },
  });
});

test.each([
  ['Add a passkey', 'Add a passkey?', startPasskey],
  ['Add an app', 'Add an authenticator app?', offerSecondFactor],
] as const)('%s that is refused says why', async (button, title, endpoint) => {
  const { server, press, prove } = await openPanel(none);
  server.on(endpoint, busy);
  await press(button);
  await prove(title, 'Continue');
  expect(await screen.findByText('Try again later.')).toBeVisible();
});

test('cancelling a confirmation changes nothing and shows no message', async () => {
  const { user, press } = await openPanel(both);
  for (const button of [
    'Add another passkey',
    'Remove passkey Laptop',
    'Remove authenticator app',
    'New recovery codes',
  ]) {
    await press(button);
    const proof = await screen.findByRole('dialog');
    await user.click(within(proof).getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(proof).not.toBeInTheDocument());
  }
  expect(screen.queryByRole('alert', { name: /./ })).toBeNull();
  expect(screen.queryByText(/cancel/i)).toBeNull();
});

test.each<
  [string, Factors, string, string, typeof removePasskey | typeof removeSecondFactor, RegExp]
>([
  [
    'a passkey beside an app',
    both,
    'Remove passkey Laptop',
    'Remove "Laptop"?',
    removePasskey,
    /keep your other second factors/,
  ],
  [
    'the last passkey',
    passkeyAlone,
    'Remove passkey Laptop',
    'Remove "Laptop"?',
    removePasskey,
    /This is your last second factor/,
  ],
  [
    'an app beside a passkey',
    both,
    'Remove authenticator app',
    'Remove your authenticator app?',
    removeSecondFactor,
    /keep your other second factors/,
  ],
  [
    'the app alone',
    app,
    'Remove authenticator app',
    'Remove your authenticator app?',
    removeSecondFactor,
    /This is your last second factor/,
  ],
])(
  'removing %s says first what remains',
  async (_what, factors, button, title, endpoint, words) => {
    const { server, panel, press, prove } = await openPanel(factors);
    server.on(endpoint, busy);
    await press(button);
    await prove(title, 'Remove', words);
    await screen.findByText('Try again later.');
    const left =
      endpoint === removePasskey
        ? { ...factors, passkeys: [] }
        : { ...factors, authenticatorSince: null };
    server.on(endpoint, withFactors(left)).on(findProfile, withFactors(left));
    await press(button);
    await prove(title, 'Remove', words);
    await screen.findByText(
      endpoint === removePasskey ? 'Removed the passkey.' : 'Removed your authenticator app.',
    );
    await waitFor(() => expect(within(panel).queryByRole('button', { name: button })).toBeNull());
  },
);
