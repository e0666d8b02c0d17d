import { findSession } from '@counter/contract/auth';
import type { Business } from '@counter/contract/store';
import { FakeServer, notSignedIn, Refusal } from '@counter/contract/testing';
import { notifications, notificationsStore } from '@mantine/notifications';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, expectEnd, readSession, sessionEnded, signedIn } from '../../lib/session.ts';
import { aBusiness, aSession } from '../../testing/store.ts';
import { announceOwnChange } from './own-membership.ts';

const cedar = aBusiness();
let server = new FakeServer();
let cache = new QueryClient();

beforeEach(() => {
  server = new FakeServer().on(findSession, aSession());
  cache = new QueryClient();
  vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  signedIn(aSession());
});

afterEach(() => {
  notifications.clean();
  clearSession();
});

/** Keeps the person's stores, and has them read again as they are now. */
function knowStores(now: readonly Business[]): () => boolean {
  cache.setQueryData(['stores', 7], [cedar]);
  const invalidate = vi
    .spyOn(cache, 'invalidateQueries')
    .mockImplementation(async () => Promise.resolve(void cache.setQueryData(['stores', 7], now)));
  return () => invalidate.mock.calls.some(([asked]) => asked?.queryKey?.[0] === 'stores');
}

const told = () => notificationsStore.getState().notifications.length;

test('announces a new role once the stores show it, and ignores an unchanged one', async () => {
  knowStores([cedar]);
  await announceOwnChange(cache, cedar, 'ROLE');
  expect(told()).toBe(0);
  knowStores([aBusiness({ role: 'staff' })]);
  await announceOwnChange(cache, cedar, 'ROLE');
  await vi.waitFor(() => expect(told()).toBe(1));
});

test('rereads the stores of a member who was removed or left, and notifies only the removed one', async () => {
  for (const [change, count] of [
    ['REMOVED', 1],
    ['LEFT', 0],
  ] as const) {
    notifications.clean();
    const reread = knowStores([]);
    await announceOwnChange(cache, cedar, change);
    await vi.waitFor(() => expect(told()).toBe(count));
    expect(reread()).toBe(true);
  }
  expect(server.received(findSession)).toHaveLength(2);
});

test('does nothing when the person joins a store', async () => {
  const reread = knowStores([]);
  await announceOwnChange(cache, cedar, 'JOINED');
  expect([told(), reread(), server.received(findSession).length]).toEqual([0, false, 0]);
});

test('tells a person removed from their only store at sign-in, but not one who left', async () => {
  server.on(findSession, notSignedIn());
  await announceOwnChange(cache, cedar, 'REMOVED');
  expect(readSession().error).toContain('Cedar Kitchen');
  signedIn(aSession());
  sessionEnded('Signed out.');
  await announceOwnChange(cache, cedar, 'LEFT');
  expect(readSession().error).not.toContain('Cedar Kitchen');
});

test("keeps the person signed in when the session can't be checked", async () => {
  server.on(findSession, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  await announceOwnChange(cache, cedar, 'REMOVED');
  expect(readSession()).toMatchObject({ authenticated: true, error: null });
  expect(told()).toBe(0);
});

test("a later end of the session isn't explained by a removal that left the person another store", async () => {
  expectEnd("You're no longer on the team at Cedar Kitchen.");
  knowStores([]);
  await announceOwnChange(cache, cedar, 'REMOVED');
  sessionEnded('Signed out.');
  expect(readSession().error).toBe('Signed out.');
});
