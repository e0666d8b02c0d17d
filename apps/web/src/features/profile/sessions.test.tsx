import { findSecurityActivity } from '@counter/contract/audit';
import {
  endOneSession,
  findSessions,
  keepSession,
  reviewSession,
  type OpenSession,
} from '@counter/contract/auth';
import { findBusinesses } from '@counter/contract/store';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { renderScreen } from '../../testing/render-screen.tsx';
import { openStore } from '../../testing/store.ts';

const here: OpenSession = {
  id: 1,
  device: 'Firefox on Linux',
  createdAt: '2026-11-20T10:00:00Z',
  lastSeenAt: '2026-11-20T12:00:00Z',
  keptUntil: null,
  current: true,
  unreviewed: false,
};
const phone = { ...here, id: 2, device: 'Safari on iPhone', current: false };
const strange = { ...phone, id: 3, device: 'Chrome on Windows', unreviewed: true };
const failed = new Refusal(409, 'CONFLICT', 'That session has ended.');

function openProfile() {
  const server = openStore()
    .on(findSessions, { data: [phone, here, strange] })
    .on(findSecurityActivity, { data: { content: [], more: false } });
  return { server, user: renderScreen(server, '/dashboard/myprofile') };
}

/** Waits until the stores, whose answer tells of new sessions too, are read again. */
async function storesAreReadAgain(server: ReturnType<typeof openStore>, before: number) {
  await waitFor(() => expect(server.received(findBusinesses).length).toBeGreaterThan(before));
}

test('this device comes first, then new ones', async () => {
  openProfile();
  const panel = within(await screen.findByRole('region', { name: 'Sessions' }));
  await panel.findByText('Firefox on Linux');
  const rows = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^Firefox on LinuxThis device.*Keep for this shift$/);
  expect(rows[1]).toMatch(/^Chrome on WindowsNew.*This was meEnd$/);
  expect(rows[2]).toMatch(/^Safari on iPhone.*End$/);
  expect(rows).toHaveLength(3);
});

test('confirming a new device updates every screen', async () => {
  const { server, user } = openProfile();
  const confirm = await screen.findByRole('button', { name: 'This was me: Chrome on Windows' });
  const before = server.received(findBusinesses).length;
  server.on(reviewSession, { data: [here, phone, { ...strange, unreviewed: false }] });
  await user.click(confirm);
  await screen.findByText('Confirmed Chrome on Windows.');
  await waitFor(() => expect(confirm).not.toBeInTheDocument());
  await storesAreReadAgain(server, before);
  expect(server.received(reviewSession)[0]?.body).toEqual({ sessionId: 3 });
});

test('confirming ends a session', async () => {
  const { server, user } = openProfile();
  const button = { name: 'End the session of Safari on iPhone' };
  await user.click(await screen.findByRole('button', button));
  const dialog = await screen.findByRole('dialog', { name: 'End this session?' });
  expect(dialog).toHaveTextContent('Safari on iPhone');
  expect(server.received(endOneSession)).toEqual([]);
  const before = server.received(findBusinesses).length;
  server.on(endOneSession, { data: [here, strange] });
  await user.click(within(dialog).getByRole('button', { name: 'End session' }));
  await screen.findByText('Signed out Safari on iPhone.');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.queryByRole('button', button)).toBeNull();
  await storesAreReadAgain(server, before);
  expect(server.received(endOneSession)[0]?.body).toEqual({ sessionId: 2 });
});

test('ending a session that has already ended reloads the list', async () => {
  const { server, user } = openProfile();
  const button = { name: 'End the session of Safari on iPhone' };
  await user.click(await screen.findByRole('button', button));
  const dialog = await screen.findByRole('dialog', { name: 'End this session?' });
  server.on(endOneSession, failed).on(findSessions, { data: [here, strange] });
  await user.click(within(dialog).getByRole('button', { name: 'End session' }));
  await screen.findByText(/That session has ended\./);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('button', button)).toBeNull());
});

test("a device that is no longer new can't be confirmed, and the list reloads", async () => {
  const { server, user } = openProfile();
  const button = await screen.findByRole('button', { name: 'This was me: Chrome on Windows' });
  server.on(reviewSession, failed).on(findSessions, { data: [here, phone] });
  await user.click(button);
  await screen.findByText(/That session has ended\./);
  await waitFor(() => expect(button).not.toBeInTheDocument());
});

test('this device can stay signed in for a shift, and a failure can be retried', async () => {
  const { server, user } = openProfile();
  server.on(keepSession, failed);
  await user.click(await screen.findByRole('button', { name: 'Keep for this shift' }));
  await screen.findByText(/That session has ended\./);
  const kept = { ...here, keptUntil: '2026-11-21T04:00:00Z' };
  server.on(keepSession, { data: [kept, phone, strange] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('This device stays signed in for 16 hours.');
  // Each fact stays whole.
  expect(await screen.findByText(/^kept until/)).toBeVisible();
});
