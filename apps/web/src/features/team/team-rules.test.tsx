import { findTeamSecurity } from '@counter/contract/audit';
import { invitationCases, joinCases } from '@counter/contract/cases';
import { findInvitation, findTeam, joinWithInvitation, type Team } from '@counter/contract/team';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer, Refusal } from '@counter/contract/testing';
import { renderPublicPage, renderScreen } from '../../testing/render-screen.tsx';
import { openStore } from '../../testing/store.ts';
import { walkCases } from '../../testing/walk-cases.ts';

const team: Team = {
  members: [
    {
      userId: 7,
      fullName: 'Sofia Reyes',
      email: 'sofia@cedar.test',
      role: 'owner',
      secondFactor: false,
      lastSeenAt: null,
      since: '2026-01-01T00:00:00Z',
    },
  ],
  invitations: [],
  secondFactorDemanded: false,
};

test('a team that failed to load can be retried, and every rule of an invitation has a message', async () => {
  const server = openStore()
    .on(findTeam, new Refusal(503, 'UNAVAILABLE', 'Not now.'))
    .on(findTeamSecurity, { data: [] });
  const user = renderScreen(server, '/dashboard/settings/users');
  await screen.findByText("We couldn't load the team");
  server.on(findTeam, { data: team });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('sofia@cedar.test');

  await user.click(screen.getByRole('button', { name: 'Invite' }));
  const form = await screen.findByRole('form', { name: 'Invite someone' });
  await walkCases(form, { email: 'Email' }, invitationCases);
  await waitFor(() => expect(form.querySelector('[aria-invalid=true]')).toBeNull());
});

test('the form of the invited account has a message for every rule, and says why it was refused', async () => {
  const invitation = {
    storeName: 'Cedar Kitchen',
    branchName: 'Harbour',
    role: 'staff' as const,
    email: 'nina@example.test',
    invitedBy: 'Sofia Reyes',
    expiresAt: '2026-11-22T12:00:00Z',
    hasAccount: false,
  };
  const server = new FakeServer().on(findInvitation, { data: invitation });
  await renderPublicPage(server, '/invitation/a-secret');
  const form = await screen.findByRole('form', { name: 'Your account' });
  const labels = { fullName: 'Name', phoneNumber: 'Phone number', password: 'Password' };
  await walkCases(form, labels, joinCases);
  await waitFor(() => expect(form.querySelector('[aria-invalid=true]')).toBeNull());
  server.on(joinWithInvitation, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  fireEvent.submit(form);
  expect(await screen.findByText('Not now.')).toBeVisible();
});
