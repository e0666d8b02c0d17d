import { findTodaysOrders } from '@counter/contract/orders';
import { findRiders } from '@counter/contract/people';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notSignedIn, Refusal } from '@counter/contract/testing';
import { currentAddress, passTime, renderScreen } from '../testing/render-screen.tsx';
import { aSession, openStore } from '../testing/store.ts';
import { readSession, signedIn } from './session.ts';

const riders = '/dashboard/business/cedar-kitchen/rider';
const sofia = aSession().data.token;
const tokenOf = (headers: Headers) => headers.get('authorization')?.replace('Bearer ', '');

test("a call with a session the server doesn't know leads to sign-in and back", async () => {
  const server = openStore().on(findRiders, notSignedIn());
  renderScreen(server, riders);
  await waitFor(() => expect(currentAddress()).toMatch('/login'));
  expect(readSession().error).toBe('You were signed out. Sign in again.');
  expect(currentAddress()).toBe(`/login?redirect=${encodeURIComponent(riders)}`);
  expect(readSession().authenticated).toBe(false);
});

test("a late refusal of an earlier session doesn't sign out the next user", async () => {
  const late = Promise.withResolvers<Refusal>();
  const server = openStore().on(findRiders, ({ headers }) =>
    tokenOf(headers) === sofia ? late.promise : { data: [] },
  );
  renderScreen(server, riders);
  await waitFor(() => expect(server.received(findRiders).length).toBeGreaterThan(0));
  act(() => signedIn(aSession({ token: 'token-of-marcus', fullName: 'Marcus Bell' })));
  late.resolve(notSignedIn());
  await passTime(100);
  expect(readSession().user?.fullName).toBe('Marcus Bell');
  expect(currentAddress()).toBe(riders);
});

test("a refusal for another reason doesn't end the session", async () => {
  const server = openStore().on(findRiders, new Refusal(403, 'NOT_ALLOWED', 'Ask an owner.'));
  renderScreen(server, riders);
  await screen.findByText('Ask an owner.');
  expect(readSession().authenticated).toBe(true);
});

test('calls carry the token of the signed-in user', async () => {
  const server = openStore().on(findRiders, { data: [] });
  renderScreen(server, riders);
  await screen.findByText('No rider found');
  const tokens = server.received(findRiders).map(({ headers }) => tokenOf(headers));
  expect(new Set(tokens)).toEqual(new Set([sofia]));
});

test('a page that nobody touches marks its calls as unattended', async () => {
  const server = openStore();
  const user = renderScreen(server, '/dashboard/orders');
  await screen.findByText('Order Management');
  await user.keyboard('{Shift}');
  const latest = () =>
    server.received(findTodaysOrders).at(-1)?.headers.get('x-counter-unattended') ?? null;
  await passTime(4 * 60_000);
  expect(latest()).toBeNull();
  await passTime(2 * 60_000);
  expect(latest()).toBe('1');
  await user.keyboard('{Shift}');
  await passTime(60_000);
  expect(latest()).toBeNull();
});

test('signing out in another tab leads this one to sign-in, without a redirect back', async () => {
  const server = openStore().on(findRiders, { data: [] });
  renderScreen(server, riders);
  await screen.findByText('No rider found');
  await act(async () => {
    localStorage.removeItem('counter.session');
    window.dispatchEvent(new StorageEvent('storage', { key: 'counter.session' }));
    return Promise.resolve();
  });
  await waitFor(() => expect(currentAddress()).toBe('/login'));
  expect(screen.queryByText('No rider found')).toBeNull();
});
