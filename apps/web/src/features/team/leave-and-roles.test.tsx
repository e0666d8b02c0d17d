import { findSecurityActivity, findTeamSecurity } from '@counter/contract/audit';
import { findSession, findSessions } from '@counter/contract/auth';
import { findBusinesses, type Business } from '@counter/contract/store';
import {
  demandSecondFactor,
  findTeam,
  inviteMember,
  leaveStore,
  updateMemberRole,
  type Member,
  type Team,
} from '@counter/contract/team';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { phone } from '../../testing/stub-browser.ts';
import { aBusiness, aSession, oneStore, openStore } from '../../testing/store.ts';
import { offersKeptFrom, viewed } from '../../testing/offers.ts';

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
  ...sofia,
  userId: 8,
  fullName: 'Marcus Bell',
  email: 'marcus@cedar.test',
  role: 'staff',
  secondFactor: false,
  lastSeenAt: null,
};
const nina = {
  id: 4,
  email: 'nina@cedar.test',
  role: 'manager' as const,
  invitedBy: 'Sofia Reyes',
  sentAt: '2026-11-20T10:00:00Z',
  expiresAt: '2026-11-23T00:00:00Z',
  expired: false,
};
const team: Team = {
  members: [sofia, marcus],
  invitations: [nina, { ...nina, id: 5, email: 'omar@cedar.test', expired: true }],
  secondFactorDemanded: false,
};
const busy = new Refusal(409, 'CONFLICT', 'Try again later.');

function openTeam(shownOn?: typeof phone) {
  const server = openStore().on(findTeam, { data: team }).on(findTeamSecurity, { data: [] });
  return { server, user: renderScreen(server, '/dashboard/settings/users', shownOn) };
}

type User = ReturnType<typeof openTeam>['user'];

async function prove(user: User, question: string, button: string) {
  const proof = await screen.findByRole('dialog', { name: question });
  await user.type(await within(proof).findByLabelText(/^Password/), 'Quiet otters row home');
  await user.click(within(proof).getByRole('button', { name: button }));
  await waitFor(() => expect(proof).not.toBeInTheDocument());
}

test("a new role shows from the server's response, before the team reloads", async () => {
  const { server, user } = openTeam();
  await user.click(await screen.findByRole('button', { name: 'Actions for Marcus Bell' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change role' }));
  const dialog = await screen.findByRole('dialog', { name: 'Role of Marcus Bell' });
  const role = within(dialog).getByLabelText(/^Role/);
  expect(role).toHaveValue('staff');
  await user.selectOptions(role, 'accountant');
  expect(role).toHaveAccessibleDescription(/^Can view reports/);
  server.on(updateMemberRole, busy);
  await user.click(within(dialog).getByRole('button', { name: 'Change role' }));
  await prove(user, 'Change the role of Marcus Bell?', 'Change role');
  expect(await within(dialog).findByText('Try again later.')).toBeVisible();
  const changed = { ...team, members: [sofia, { ...marcus, role: 'accountant' as const }] };
  server
    .on(updateMemberRole, { data: changed })
    .on(findTeam, async () => new Promise(() => undefined));
  await user.click(within(dialog).getByRole('button', { name: 'Change role' }));
  await prove(user, 'Change the role of Marcus Bell?', 'Change role');
  await screen.findByText('Changed the role of Marcus Bell.');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const table = screen.getByRole('table', { name: 'Users' });
  expect(within(table).getByText('Accountant')).toBeVisible();
});

test('an invitation that is refused stays in its form, with the reason', async () => {
  const { server, user } = openTeam();
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite someone' });
  const email = within(dialog).getByLabelText(/^Email/);
  await user.type(email, 'marcus@cedar.test');
  const errors = [{ path: 'email', message: 'Marcus Bell is in the team.' }];
  server.on(inviteMember, new Refusal(422, 'INVALID_FIELDS', 'Check the fields.', errors));
  await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
  await prove(user, 'Invite marcus@cedar.test?', 'Send invitation');
  await waitFor(() => expect(email).toHaveAccessibleDescription(/Marcus Bell is in the team\./));
});

test("says why a second factor can't be required", async () => {
  const { server, user } = openTeam();
  server.on(demandSecondFactor, busy);
  await user.click(await screen.findByRole('button', { name: 'Require it' }));
  await prove(user, 'Require a second factor?', 'Require it');
  expect(await screen.findByText('Try again later.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Require it' })).toBeVisible();
});

test('on a phone the team is shown as cards', async () => {
  openTeam(phone);
  const users = await screen.findByRole('list', { name: 'Users' });
  const cards = await within(users).findAllByRole('listitem');
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Sofia Reyes.*on.*sofia@cedar\.test.*Owner.*seen 5 min ago$/),
    expect.stringMatching(/^Marcus Bell.*off.*marcus@cedar\.test.*Staff[^]*1 Jan$/),
  ]);
  const invited = within(screen.getByRole('list', { name: 'Open invitations' }));
  expect(invited.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^nina@cedar\.test.*Manager.*[Ee]xpires in 2 days$/),
    expect.stringMatching(/^omar@cedar\.test.*ManagerExpired$/),
  ]);
  expect(screen.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(4);
});

test("the team's sign-ins show who and from which device", async () => {
  const event = {
    id: 1,
    title: 'Wrong password',
    device: 'Firefox on Linux',
    notable: true,
    times: 3,
    at: '2026-11-20T11:00:00Z',
    lastAt: '2026-11-20T11:00:00Z',
    userId: 8,
    fullName: 'Marcus Bell',
  };
  const { server, user } = openTeam();
  server.on(findTeamSecurity, busy);
  await screen.findByText("We couldn't load the sign-ins");
  server.on(findTeamSecurity, { data: [event] });
  const panel = screen.getByRole('region', { name: 'Sign-ins' });
  await user.click(within(panel).getByRole('button', { name: 'Try again' }));
  expect(await within(panel).findByRole('listitem')).toHaveTextContent(
    /^Wrong password.*3.*Marcus Bell · Firefox on Linux · /,
  );
});

const other = aBusiness({ id: 4, branchName: 'Hill', role: 'staff' });

/** Shows the profile of somebody who works in two stores, and has applied for a third. */
function openProfile() {
  const waiting = aBusiness({ id: 5, branchName: 'Dock', storeApproved: false });
  const server = openStore()
    .on(findBusinesses, { data: [aBusiness(), other, waiting], message: '', newSignIns: [] })
    .on(findSessions, { data: [] })
    .on(findSecurityActivity, { data: { content: [], more: false } });
  return { server, user: renderScreen(server, '/dashboard/myprofile') };
}

async function leave(user: User, branch: string) {
  await user.click(await screen.findByRole('button', { name: `Leave Cedar Kitchen, ${branch}` }));
  const title = `Leave Cedar Kitchen, ${branch}?`;
  const dialog = await screen.findByRole('dialog', { name: title });
  await user.click(within(dialog).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

test('a member can leave a store, or sees why not', async () => {
  const { server, user } = openProfile();
  const panel = within(await screen.findByRole('region', { name: 'Your stores' }));
  await panel.findByText('Cedar Kitchen, Dock');
  expect(panel.getAllByRole('button')).toHaveLength(2);
  server.on(leaveStore, busy);
  await leave(user, 'Hill');
  await screen.findByText("We couldn't remove you from the team. Try again later.");
  server
    .on(leaveStore, { data: { left: true } })
    .on(findBusinesses, { data: [aBusiness()], message: '', newSignIns: [] });
  await leave(user, 'Hill');
  expect(await screen.findByText('You left Cedar Kitchen, Hill.')).toBeVisible();
  await waitFor(() => expect(panel.queryByText('Cedar Kitchen, Hill')).toBeNull());
  expect(server.received(leaveStore).at(-1)?.body).toEqual({ storeId: 4 });
  expect(server.received(findSession)).toEqual([]);
});

test('leaving the open store continues with the remaining session', async () => {
  const { server, user } = openProfile();
  await screen.findByRole('button', { name: 'Leave Cedar Kitchen, Harbour' });
  server
    .on(leaveStore, { data: { left: true } })
    .on(findSession, aSession({ storeId: 4 }))
    .on(findBusinesses, { data: [other], message: '', newSignIns: [] });
  await leave(user, 'Harbour');
  await waitFor(() => expect(server.received(findSession)).toHaveLength(1));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Leave Cedar Kitchen, Harbour' })).toBeNull(),
  );
});

test('people who only view the store see its team and change nothing', async () => {
  const show = async (store: Partial<Business>) => {
    const server = openStore()
      .on(findBusinesses, oneStore(store))
      .on(findTeam, { data: team })
      .on(findTeamSecurity, { data: [] });
    renderScreen(server, '/dashboard/settings/users');
    await screen.findByText('omar@cedar.test');
    return screen.getByRole('main');
  };
  expect(await offersKeptFrom(viewed, show)).toEqual([
    'Actions for Marcus Bell',
    'Actions for Sofia Reyes',
    'Actions for nina@cedar.test',
    'Actions for omar@cedar.test',
    'Bank Account',
    'Invite',
    'Require it',
  ]);
});
