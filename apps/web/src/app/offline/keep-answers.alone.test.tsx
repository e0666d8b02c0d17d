import { findTodaysOrders } from '@counter/contract/orders';
import { logout } from '@counter/contract/auth';
import { act, cleanup, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { clear, get } from 'idb-keyval';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { signOut } from '../../features/auth/sign-out.ts';
import { signedIn } from '../../lib/session.ts';
import { anOrder } from '../../testing/order-fixture.ts';
import { passTime, renderScreen } from '../../testing/render-screen.tsx';
import { aSession, openStore } from '../../testing/store.ts';

beforeAll(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  await import('./keep-desk.ts');
});
afterEach(() => clear());

/** Shows the orders, and returns once this device has kept them. */
async function keepOrders() {
  const server = openStore({ orders: [anOrder({ seenAt: '2026-11-20T12:00:10Z' })] });
  const user = renderScreen(server, '/dashboard/orders');
  await user.hover(await screen.findByText('KM-4821'));
  await passTime(3000);
  await vi.waitFor(async () => expect(await get('counter.answers')).toContain('KM-4821'));
  return server;
}

test('a page opened without a network shows the saved orders', async () => {
  const server = await keepOrders();
  cleanup();
  server.setReachable(false);
  renderScreen(server, '/dashboard/orders');
  await screen.findByText('KM-4821');
  expect(screen.getByText(/^Offline since/)).toBeVisible();
});

test('never shows the saved orders to another person', async () => {
  const server = await keepOrders();
  cleanup();
  signedIn(aSession({ userId: 8, token: 'token-of-ben' }));
  server.setReachable(false);
  renderScreen(server, '/dashboard/orders');
  await passTime(3000);
  // By now this page may have saved its own answers, of which there are none.
  await vi.waitFor(async () =>
    expect((await get<string>('counter.answers')) ?? '').not.toContain('KM-4821'),
  );
  expect(screen.queryByText('KM-4821')).toBeNull();
});

test('signing out deletes the saved orders', async () => {
  const server = await keepOrders();
  server.on(logout, { data: { ended: true } }).on(findTodaysOrders, { data: [] });
  await act(signOut);
  await passTime(3000);
  await vi.waitFor(async () => expect(await get('counter.answers')).toBeUndefined());
  await passTime(10_000);
  expect(await get('counter.answers')).toBeUndefined();
});
