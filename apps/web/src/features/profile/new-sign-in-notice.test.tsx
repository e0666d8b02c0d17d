import { findTodayStats } from '@counter/contract/analytics';
import { endOneSession, reviewSession, type NewSignIn } from '@counter/contract/auth';
import { findOffMenu } from '@counter/contract/menu';
import { findBusinesses } from '@counter/contract/store';
import { Refusal } from '@counter/contract/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../testing/store.ts';
import { noOrdersToday } from '../../testing/today-stats.ts';

const away = new Refusal(503, 'UNAVAILABLE', 'Not now.');

let id = 0;

/** A sign-in of each test's own: which of them are dismissed is kept for the tab. */
function aSignIn(device: string): NewSignIn {
  id += 1;
  return { id, device, createdAt: '2026-11-20T11:00:00Z' };
}

/** Shows the first screen to a person with these sign-ins from new devices. */
function open(...newSignIns: NewSignIn[]) {
  const server = openStore()
    .on(findOffMenu, { data: [] })
    .on(findTodayStats, { data: noOrdersToday })
    .on(findBusinesses, { data: [aBusiness()], message: '', newSignIns });
  return { server, user: renderScreen(server, '/dashboard/app') };
}

const press = (name: string) => screen.getByRole('button', { name });

test('the person can confirm a sign-in from a new device', async () => {
  const signIn = aSignIn('Chrome on Windows');
  const { server, user } = open(signIn);
  const notice = await screen.findByText(/^New sign-in: Chrome on Windows/);
  expect(notice).toHaveTextContent(/, today 06:00\.$/);
  server.on(reviewSession, away);
  await user.click(press('This was me'));
  await screen.findByText("We couldn't confirm Chrome on Windows. Not now.");
  expect(notice).toBeVisible();
  server
    .on(reviewSession, { data: [] })
    .on(findBusinesses, { data: [aBusiness()], message: '', newSignIns: [] });
  await user.click(press('This was me'));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  expect(server.received(reviewSession).at(-1)?.body).toEqual({ sessionId: signIn.id });
});

test('an unknown device can be signed out, and then suggests a new password', async () => {
  const signIn = aSignIn('Chrome on Windows');
  const { server, user } = open(signIn);
  await screen.findByText(/^New sign-in: Chrome on Windows/);
  server.on(endOneSession, away);
  await user.click(press('Sign it out'));
  await screen.findByText("We couldn't sign out Chrome on Windows. Not now.");
  server
    .on(endOneSession, { data: [] })
    .on(findBusinesses, { data: [aBusiness()], message: '', newSignIns: [] });
  await user.click(press('Sign it out'));
  const ended = await screen.findByText(
    "Signed out Chrome on Windows. If it wasn't you, change your password.",
  );
  expect(screen.getByRole('link', { name: 'Change password' })).toHaveAttribute(
    'href',
    '/dashboard/myprofile#password',
  );
  await user.click(press('Dismiss'));
  await waitFor(() => expect(ended).not.toBeInTheDocument());
});

test('only one answer can be sent at a time', async () => {
  const { server, user } = open(aSignIn('Chrome on Windows'));
  server.on(reviewSession, async () => new Promise(() => {}));
  await screen.findByText(/^New sign-in/);
  await user.click(press('This was me'));
  await waitFor(() => expect(press('Sign it out')).toBeDisabled());
});

test('several sign-ins are reviewed together, and dismissed ones stay dismissed', async () => {
  const both = [aSignIn('Chrome on Windows'), aSignIn('Safari on iPhone')];
  const { server, user } = open(...both);
  const notice = await screen.findByText('2 new sign-ins to your account.');
  expect(screen.getByRole('link', { name: 'Review' })).toHaveAttribute(
    'href',
    '/dashboard/myprofile#sessions',
  );
  await user.click(press('Dismiss'));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  cleanup();
  server.on(findBusinesses, {
    data: [aBusiness()],
    message: '',
    newSignIns: [...both, aSignIn('Edge on Windows')],
  });
  renderScreen(server, '/dashboard/app');
  await screen.findByText(/^New sign-in: Edge on Windows/);
});
