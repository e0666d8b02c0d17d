import { findTeamSecurity } from '@counter/contract/audit';
import {
  demandSecondFactor,
  findTeam,
  inviteMember,
  removeMember,
  resendInvitation,
  withdrawInvitation,
  type Member,
  type OpenInvitation,
  type Team,
} from '@counter/contract/team';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { renderScreen } from '../../testing/render-screen.tsx';
import { openStore } from '../../testing/store.ts';
import { cellsOf } from '../../testing/tables.ts';

const sofia: Member = {
  userId: 7,
  fullName: 'Sofia Reyes',
  email: 'sofia@cedar.test',
  role: 'owner',
  secondFactor: true,
  lastSeenAt: '2026-11-20T11:55:30Z',
  since: '2026-01-01T12:00:00Z',
};
const marcus: Member = {
  userId: 8,
  fullName: 'Marcus Bell',
  email: 'marcus@cedar.test',
  role: 'staff',
  secondFactor: false,
  lastSeenAt: null,
  since: '2026-02-04T02:00:00Z',
};
const nina: OpenInvitation = {
  id: 4,
  email: 'nina@cedar.test',
  role: 'manager',
  invitedBy: 'Sofia Reyes',
  sentAt: '2026-11-20T10:00:00Z',
  expiresAt: '2026-11-23T00:00:00Z',
  expired: false,
};
const omar: OpenInvitation = { ...nina, id: 5, email: 'omar@cedar.test', expired: true };

const team: Team = {
  members: [sofia, marcus],
  invitations: [nina, omar],
  secondFactorDemanded: false,
};
const gone = new Refusal(409, 'CONFLICT', 'Someone else was faster.');

function openTeam(shown: Team = team) {
  const server = openStore().on(findTeam, { data: shown }).on(findTeamSecurity, { data: [] });
  return { server, user: renderScreen(server, '/dashboard/settings/users') };
}

type User = ReturnType<typeof openTeam>['user'];

/** Chooses something of the menu of a person, and confirms what is asked then. */
async function choose(user: User, person: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${person}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

async function answer(user: User, question: string, button: string) {
  const dialog = await screen.findByRole('dialog', { name: question });
  await user.click(within(dialog).getByRole('button', { name: button }));
  return dialog;
}

/** Proves that it is Sofia who changes something. */
async function prove(user: User, question: string, button: string) {
  const proof = await screen.findByRole('dialog', { name: question });
  await user.type(within(proof).getByLabelText(/^Password/), 'Quiet otters row home');
  await user.click(within(proof).getByRole('button', { name: button }));
  await waitFor(() => expect(proof).not.toBeInTheDocument());
}

test('lists members and invitations with their roles', async () => {
  openTeam();
  const members = cellsOf(await screen.findByRole('table', { name: 'Users' }));
  expect(members).toEqual([
    ['Name', 'Role', 'Second factor', 'Last seen', 'Member since', 'Actions'],
    ['Sofia ReyesYousofia@cedar.test', 'Owner', 'On', '5 min ago', 'Thu 1 Jan', ''],
    ['Marcus Bellmarcus@cedar.test', 'Staff', 'Off', 'Not recently', 'Tue 3 Feb', ''],
  ]);
  const invitations = cellsOf(screen.getByRole('table', { name: 'Open invitations' }));
  expect(invitations).toEqual([
    ['Email', 'Role', 'Expires', 'Actions'],
    ['nina@cedar.testInvited by Sofia Reyes', 'Manager', 'in 2 days', ''],
    ['omar@cedar.testInvited by Sofia Reyes', 'Manager', 'Expired', ''],
  ]);
  expect(await screen.findByText('No sign-ins yet.')).toBeVisible();
});

test('a member can remove a colleague but not themselves', async () => {
  const { user } = openTeam();
  await user.click(await screen.findByRole('button', { name: 'Actions for Sofia Reyes' }));
  await screen.findByRole('menuitem', { name: 'Change role' });
  expect(screen.queryByRole('menuitem', { name: 'Remove' })).toBeNull();
});

test('confirming removes a colleague', async () => {
  const { server, user } = openTeam();
  const rest = { ...team, members: [sofia] };
  server.on(removeMember, { data: rest });
  await choose(user, 'Marcus Bell', 'Remove');
  server.on(findTeam, { data: rest });
  const asked = await answer(user, 'Remove Marcus Bell?', 'Remove');
  await screen.findByText('Removed Marcus Bell from the team.');
  await waitFor(() => expect(asked).not.toBeInTheDocument());
  expect(screen.queryByText('marcus@cedar.test')).toBeNull();
  expect(server.received(removeMember)[0]?.body).toEqual({ storeId: 3, memberId: 8 });
});

test("a colleague who can't be removed stays, with the reason", async () => {
  const { server, user } = openTeam();
  server.on(removeMember, gone);
  await choose(user, 'Marcus Bell', 'Remove');
  const asked = await answer(user, 'Remove Marcus Bell?', 'Remove');
  await screen.findByText("We couldn't remove Marcus Bell. Someone else was faster.");
  await waitFor(() => expect(asked).not.toBeInTheDocument());
  expect(screen.getByText('marcus@cedar.test')).toBeVisible();
});

test.each([
  [{ data: team }, 'Sent another invitation to nina@cedar.test.'],
  [gone, 'Someone else was faster.'],
])('an invitation can be resent: %#', async (answered, told) => {
  const { server, user } = openTeam();
  server.on(resendInvitation, answered);
  await choose(user, 'nina@cedar.test', 'Send again');
  await screen.findByText(told);
  expect(server.received(resendInvitation)[0]?.body).toEqual({ storeId: 3, id: 4 });
});

test('confirming withdraws an invitation', async () => {
  const { server, user } = openTeam();
  const rest = { ...team, invitations: [omar] };
  server.on(withdrawInvitation, { data: rest });
  await choose(user, 'nina@cedar.test', 'Withdraw');
  server.on(findTeam, { data: rest });
  const asked = await answer(user, 'Withdraw this invitation?', 'Withdraw');
  expect(asked).toHaveTextContent('The link we sent to nina@cedar.test will stop working.');
  await screen.findByText('Withdrew the invitation to nina@cedar.test.');
  await waitFor(() => expect(asked).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Actions for nina@cedar.test' })).toBeNull();
  expect(server.received(withdrawInvitation)[0]?.body).toEqual({ storeId: 3, id: 4 });
});

test("an invitation that can't be withdrawn stays, with the reason", async () => {
  const { server, user } = openTeam();
  server.on(withdrawInvitation, gone);
  await choose(user, 'nina@cedar.test', 'Withdraw');
  const asked = await answer(user, 'Withdraw this invitation?', 'Withdraw');
  await screen.findByText('Someone else was faster.');
  await waitFor(() => expect(asked).not.toBeInTheDocument());
  expect(screen.getByText('nina@cedar.test')).toBeVisible();
});

test('an invitation has a role, and the form shows its permissions', async () => {
  const { server, user } = openTeam({ ...team, invitations: [] });
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite someone' });
  const role = within(dialog).getByLabelText(/^Role/);
  expect(role).toHaveValue('staff');
  await user.type(within(dialog).getByLabelText(/^Email/), 'nina@cedar.test');
  await user.selectOptions(role, 'accountant');
  expect(role).toHaveAccessibleDescription(/^Can view reports/);
  server.on(inviteMember, { data: team }).on(findTeam, { data: team });
  await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
  await prove(user, 'Invite nina@cedar.test?', 'Send invitation');
  await screen.findByText('Sent an invitation to nina@cedar.test.');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(server.received(inviteMember)[0]?.body).toMatchObject({
    storeId: 3,
    email: 'nina@cedar.test',
    role: 'accountant',
  });
  expect(screen.getByRole('table', { name: 'Open invitations' })).toBeVisible();
});

test('a second factor can be required of everybody, and no longer', async () => {
  const { server, user } = openTeam();
  const panel = within(await screen.findByRole('region', { name: 'Second factor for everyone' }));
  expect(panel.getByText('Not required')).toBeVisible();
  expect(panel.getByText('Everyone decides for themselves.')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Require it' }));
  const question = await screen.findByRole('dialog', { name: 'Require a second factor?' });
  expect(question).toHaveTextContent('Marcus Bell has no second factor yet');
  const demanded = { ...team, secondFactorDemanded: true };
  server.on(demandSecondFactor, { data: demanded }).on(findTeam, { data: demanded });
  await prove(user, 'Require a second factor?', 'Require it');
  await screen.findByText('Second factor is now required.');

  server.on(demandSecondFactor, { data: team }).on(findTeam, { data: team });
  await user.click(await panel.findByRole('button', { name: 'Stop requiring it' }));
  await prove(user, 'Stop requiring it?', 'Stop requiring it');
  await screen.findByText('Second factor is no longer required.');
  const asked = server.received(demandSecondFactor).map(({ body }) => body.demanded);
  expect(asked).toEqual([true, false]);
});

test('dismissing the second factor requirement shows no message', async () => {
  const { server, user } = openTeam();
  await user.click(await screen.findByRole('button', { name: 'Require it' }));
  const question = await answer(user, 'Require a second factor?', 'Go back');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(server.received(demandSecondFactor)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test.each([
  [{ members: [sofia] }, 'Everyone on your team already has one'],
  [
    { members: [sofia, marcus, { ...marcus, userId: 9, fullName: 'Ada Lind' }] },
    'Marcus Bell and Ada Lind have no second factor yet',
  ],
])('explains the effect of requiring a second factor: %#', async (change, told) => {
  const { user } = openTeam({ ...team, ...change });
  await user.click(await screen.findByRole('button', { name: 'Require it' }));
  const question = await answer(user, 'Require a second factor?', 'Go back');
  expect(question).toHaveTextContent(told);
  await waitFor(() => expect(question).not.toBeInTheDocument());
});

test('an owner without a second factor is sent to set one up first', async () => {
  openTeam({ ...team, members: [{ ...sofia, secondFactor: false }] });
  await screen.findByText('Set up your own before you require it for others.');
  const link = screen.getByRole('link', { name: 'Set up yours' });
  expect(link).toHaveAttribute('href', '/dashboard/myprofile');
});
