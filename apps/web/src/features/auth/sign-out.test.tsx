import { logout } from '@counter/contract/auth';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readSession } from '../../lib/session.ts';
import { type FakeServer, notSignedIn } from '@counter/contract/testing';
import { passTime, renderScreen } from '../../testing/render-screen.tsx';
import { openStore } from '../../testing/store.ts';
import { signOut, signOutAnswered } from './sign-out.ts';

const stillOpen = /^You're logged out on this device, but we couldn't reach the server/;

async function leave(server: FakeServer): Promise<() => boolean> {
  renderScreen(server, '/dashboard/orders');
  await screen.findByText('Order Management');
  void signOut();
  let answered = false;
  void signOutAnswered().then(() => (answered = true));
  return () => answered;
}

test('signing out tells the server, even if the page is closed', async () => {
  const server = openStore().on(logout, { data: { ended: true } });
  const isAnswered = await leave(server);
  await passTime(0);
  expect(isAnswered()).toBe(true);
  expect(server.received(logout).map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer token-of-sofia',
  ]);
  const sent = vi.mocked(fetch).mock.calls.find(([address]) => address === `/api/v1${logout.path}`);
  expect(sent?.[1]?.keepalive).toBe(true);
  expect(readSession().error).toBeNull();
});

test('the session ends here at once, and the page waits three seconds for the server', async () => {
  const server = openStore().on(logout, async () => new Promise<never>(() => undefined));
  const isAnswered = await leave(server);
  expect(readSession().authenticated).toBe(false);
  await passTime(2_900);
  expect(isAnswered()).toBe(false);
  expect(readSession().error).toBeNull();
  await passTime(200);
  expect(isAnswered()).toBe(true);
  expect(readSession().error).toMatch(stillOpen);
});

test('signing out offline says that the session is still open on the server', async () => {
  const server = openStore();
  renderScreen(server, '/dashboard/orders');
  await screen.findByText('Order Management');
  server.setReachable(false);
  await signOut();
  expect(readSession()).toMatchObject({ authenticated: false, user: null });
  expect(readSession().error).toMatch(stillOpen);
});

test('a session that the server had already ended needs no warning', async () => {
  const isAnswered = await leave(openStore().on(logout, notSignedIn()));
  await passTime(0);
  expect(isAnswered()).toBe(true);
  expect(readSession().error).toBeNull();
});
