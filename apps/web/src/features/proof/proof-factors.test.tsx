import { findTeamSecurity } from '@counter/contract/audit';
import { findProfile, startPasskeyProof, type Profile } from '@counter/contract/auth';
import { findTeam, updateMemberRole, type Member, type Team } from '@counter/contract/team';
import { Refusal } from '@counter/contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProofCancelled } from '../../lib/api.ts';
import { callWithProof } from '../../lib/account/proof.ts';
import { giveBrowserPasskey, passkeyOptions } from '../../testing/passkey.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { aProfile, openStore } from '../../testing/store.ts';

const marcus: Member = {
  userId: 8,
  fullName: 'Marcus Bell',
  email: 'marcus@cedar.test',
  role: 'staff',
  secondFactor: false,
  lastSeenAt: null,
  since: '2026-01-05T12:00:00Z',
};
const team: Team = { members: [marcus], invitations: [], secondFactorDemanded: false };

type Factors = Profile['secondFactor'];

const app: Factors = {
  enabled: true,
  recoveryCodesLeft: 8,
  authenticatorSince: '2026-01-05T12:00:00Z',
  passkeys: [],
};
const passkey = { id: 1, name: 'Laptop', addedAt: '2026-01-05T12:00:00Z', lastUsedAt: null };
const passkeyAlone: Factors = { ...app, authenticatorSince: null, passkeys: [passkey] };

/** Shows the team to somebody with these factors, and asks for a change that needs a proof. */
async function askForProof(secondFactor: Factors, consequence?: string) {
  const server = openStore()
    .on(findTeam, { data: team })
    .on(findTeamSecurity, { data: [] })
    .on(findProfile, { data: { ...aProfile(), secondFactor } })
    .on(startPasskeyProof, { data: { options: passkeyOptions } })
    .on(updateMemberRole, { data: team });
  const user = renderScreen(server, '/dashboard/settings/users');
  await screen.findByRole('button', { name: 'Actions for Marcus Bell' });
  const change = { memberId: 8, role: 'manager' as const, storeId: 3 };
  const question = {
    title: 'Change the role?',
    submit: 'Change',
    ...(consequence ? { consequence } : {}),
  };
  let outcome: Promise<unknown> = Promise.resolve();
  act(() => {
    outcome = callWithProof(updateMemberRole, change, question).catch((error: unknown) => error);
  });
  const proof = await screen.findByRole('dialog', { name: 'Change the role?' });
  const password = await within(proof).findByLabelText<HTMLInputElement>(/^Password/);
  const press = async (name: string) => user.click(within(proof).getByRole('button', { name }));
  return { server, user, proof, password, press, outcome: async () => outcome };
}

test('asks for the password at once, and for nothing else without a second factor', async () => {
  const none = { ...app, enabled: false, authenticatorSince: null };
  const { proof, password } = await askForProof(none, 'They are mailed.');
  await waitFor(() => expect(password).toHaveFocus());
  expect(within(proof).getByText('They are mailed.')).toBeVisible();
  expect(within(proof).queryByLabelText(/^(Code|Recovery code)/)).toBeNull();
  expect(within(proof).queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});

test("asks for the authenticator app's code and sends it along", async () => {
  const { server, user, proof, password, press } = await askForProof(app);
  const code = await within(proof).findByLabelText(/^Code/);
  expect(code).toBeRequired();
  expect(within(proof).queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  await user.type(password, 'Quiet otters row home');
  await user.type(code, '123456');
  await press('Change');
  await waitFor(() => expect(server.received(updateMemberRole)[0]?.body.code).toBe('123456'));
});

test('a wrong code is reported at its field and can be retyped at once', async () => {
  const { server, user, proof, password, press } = await askForProof(app);
  const errors = [{ path: 'code', message: 'The code is wrong.' }];
  server.on(updateMemberRole, new Refusal(422, 'INVALID_FIELDS', 'Check the fields.', errors));
  const code = await within(proof).findByLabelText<HTMLInputElement>(/^Code/);
  await user.type(password, 'Quiet otters row home');
  await user.type(code, '654321');
  await press('Change');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/The code is wrong\./));
  await waitFor(() => expect(code).toHaveFocus());
  expect(code.selectionStart).toBe(0);
  expect(code.selectionEnd).toBe(6);
});

test('asks for a code if the server requires one, even without a known second factor', async () => {
  const none = { ...app, enabled: false };
  const { server, user, proof, password, press } = await askForProof(none);
  const errors = [{ path: 'code', message: 'Enter a code.' }];
  server.on(updateMemberRole, new Refusal(422, 'INVALID_FIELDS', 'Check the fields.', errors));
  await user.type(password, 'Quiet otters row home');
  await press('Change');
  const code = await within(proof).findByLabelText(/^Code/);
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Enter a code\./));
});

test('a passkey replaces the code and is sent with the change', async () => {
  const get = giveBrowserPasskey();
  const { server, user, proof, password, press } = await askForProof(passkeyAlone);
  expect(await within(proof).findByLabelText('Recovery code')).not.toBeRequired();
  await user.type(password, 'Quiet otters row home');
  await press('Use a passkey');
  await waitFor(() => expect(server.received(updateMemberRole)).toHaveLength(1));
  expect(get).toHaveBeenCalledTimes(1);
  expect(server.received(updateMemberRole)[0]?.body).toMatchObject({
    password: 'Quiet otters row home',
    passkey: { id: 'AQID', response: { signature: 'AQID' } },
  });
});

test('asks for a passkey only after the password', async () => {
  const get = giveBrowserPasskey();
  const { server, password, press } = await askForProof(passkeyAlone);
  await press('Use a passkey');
  await waitFor(() => expect(password).toHaveAccessibleDescription(/Password is required/));
  expect(get).not.toHaveBeenCalled();
  expect(server.received(startPasskeyProof)).toEqual([]);
});

test('a passkey that fails says why and can be retried', async () => {
  let refuse: (error: Error) => void = () => undefined;
  const get = giveBrowserPasskey(
    async () => new Promise((_resolve, reject) => void (refuse = reject)),
  );
  const { server, user, proof, password, press } = await askForProof(passkeyAlone);
  await user.type(password, 'Quiet otters row home');
  await press('Use a passkey');
  const button = within(proof).getByRole('button', { name: 'Use a passkey' });
  await waitFor(() => expect(get).toHaveBeenCalled());
  expect(button).toHaveAttribute('aria-busy', 'true');
  refuse(new DOMException('Closed', 'NotAllowedError'));
  const closed = await within(proof).findByText(/^The passkey prompt was closed/);
  expect(button).toHaveAttribute('aria-busy', 'false');
  expect(server.received(updateMemberRole)).toEqual([]);
  giveBrowserPasskey(async () => new Promise(() => undefined));
  await press('Use a passkey');
  await waitFor(() => expect(closed).not.toBeInTheDocument());
});

test("a passkey's response works once, and the next try omits it", async () => {
  giveBrowserPasskey();
  const { server, user, password, press } = await askForProof(passkeyAlone);
  const errors = [{ path: 'password', message: 'The password is wrong.' }];
  server.on(updateMemberRole, new Refusal(422, 'INVALID_FIELDS', 'Check the fields.', errors));
  await user.type(password, 'wrong');
  await press('Use a passkey');
  await waitFor(() => expect(password).toHaveAccessibleDescription(/The password is wrong\./));
  await press('Change');
  await waitFor(() => expect(server.received(updateMemberRole)).toHaveLength(2));
  const [first, second] = server.received(updateMemberRole);
  expect(first?.body.passkey).toBeDefined();
  expect(second?.body.passkey).toBeUndefined();
});

test('Escape, the close button or another request cancels the proof', async () => {
  const { user, proof, outcome } = await askForProof(app);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(proof).not.toBeInTheDocument());
  expect(await outcome()).toBeInstanceOf(ProofCancelled);
});

test('Escape in the proof keeps the dialog below open', async () => {
  const { user, proof } = await askForProof(app);
  const heard: string[] = [];
  const listen = ({ key }: KeyboardEvent) => void heard.push(key);
  document.addEventListener('keydown', listen);
  await user.keyboard('{Shift}{Escape}');
  document.removeEventListener('keydown', listen);
  await waitFor(() => expect(proof).not.toBeInTheDocument());
  expect(heard).toEqual(['Shift']);
});
