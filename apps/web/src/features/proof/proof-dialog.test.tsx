import { findTeamSecurity } from '@counter/contract/audit';
import { findProfile } from '@counter/contract/auth';
import { findTeam, updateMemberRole, type Member, type Team } from '@counter/contract/team';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
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

const atPassword = [{ path: 'password', message: 'The password is wrong.' }];
const wrongPassword = new Refusal(422, 'INVALID_FIELDS', 'Check the fields.', atPassword);

/** Asks for another role of a colleague, which the contract marks as sensitive. */
async function askForRole() {
  const server = openStore()
    .on(findTeam, { data: team })
    .on(findTeamSecurity, { data: [] })
    .on(findProfile, { data: aProfile() })
    .on(updateMemberRole, { data: { ...team, members: [{ ...marcus, role: 'manager' }] } });
  const user = renderScreen(server, '/dashboard/settings/users');
  await user.click(await screen.findByRole('button', { name: 'Actions for Marcus Bell' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change role' }));
  const dialog = await screen.findByRole('dialog', { name: 'Role of Marcus Bell' });
  await user.selectOptions(within(dialog).getByLabelText(/^Role/), 'manager');
  await user.click(within(dialog).getByRole('button', { name: 'Change role' }));
  const proof = await screen.findByRole('dialog', { name: 'Change the role of Marcus Bell?' });
  return { server, user, proof, password: within(proof).getByLabelText(/^Password/) };
}

test('a sensitive change is sent once, after the proof', async () => {
  const { server, user, proof, password } = await askForRole();
  expect(server.received(updateMemberRole)).toEqual([]);
  await user.type(password, 'Quiet otters row home');
  await user.click(within(proof).getByRole('button', { name: 'Change role' }));
  await screen.findByText('Changed the role of Marcus Bell.');
  await waitFor(() => expect(proof).not.toBeInTheDocument());
  const [sent] = server.received(updateMemberRole);
  expect(sent?.body).toMatchObject({
    memberId: 8,
    role: 'manager',
    password: 'Quiet otters row home',
  });
});

test('a wrong password is reported at its field, and the dialog stays open', async () => {
  const { server, user, proof, password } = await askForRole();
  server.on(updateMemberRole, wrongPassword);
  await user.type(password, 'wrong');
  await user.click(within(proof).getByRole('button', { name: 'Change role' }));
  await waitFor(() => expect(password).toHaveAccessibleDescription(/The password is wrong\./));
  expect(proof).toBeVisible();
  await waitFor(() => expect(password).toHaveFocus());
});

test('a refusal unrelated to the proof closes the dialog and shows where it started', async () => {
  const { server, user, proof, password } = await askForRole();
  server.on(updateMemberRole, new Refusal(409, 'CONFLICT', 'Marcus Bell has left the team.'));
  await user.type(password, 'Quiet otters row home');
  await user.click(within(proof).getByRole('button', { name: 'Change role' }));
  await waitFor(() => expect(proof).not.toBeInTheDocument());
  const asked = await screen.findByRole('dialog', { name: 'Role of Marcus Bell' });
  expect(within(asked).getByText('Marcus Bell has left the team.')).toBeVisible();
});

test('dismissing the dialog changes nothing and shows no message', async () => {
  const { server, user, proof } = await askForRole();
  await user.click(within(proof).getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(proof).not.toBeInTheDocument());
  const asked = await screen.findByRole('dialog', { name: 'Role of Marcus Bell' });
  expect(within(asked).getByRole('alert')).toHaveTextContent('');
  expect(server.received(updateMemberRole)).toEqual([]);
});
