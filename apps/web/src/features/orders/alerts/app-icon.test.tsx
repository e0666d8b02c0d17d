import { findWaitingOrders } from '@counter/contract/notifications';
import { findOrderHistory } from '@counter/contract/orders';
import { findBusinesses } from '@counter/contract/store';
import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { hearEvent } from '../../../testing/hear-event.ts';
import { endScreen, renderScreen } from '../../../testing/render-screen.tsx';
import { oneStore, openStore } from '../../../testing/store.ts';
import { stubBrowser } from '../../../testing/stub-browser.ts';

/** Shows pages as the installed app, on a system whose icons have numbers. Answers the numbers that were shown. */
function install(): number[] {
  const shown: number[] = [];
  const asked = window.matchMedia;
  window.matchMedia = (media) =>
    media === '(display-mode: standalone)'
      ? Object.assign(asked(media), { matches: true })
      : asked(media);
  Object.defineProperty(navigator, 'setAppBadge', {
    configurable: true,
    value: async (count: number) => void shown.push(count),
  });
  return shown;
}

afterEach(() => {
  stubBrowser();
  Reflect.deleteProperty(navigator, 'setAppBadge');
});

test("the app icon's badge counts new orders of all stores and updates at once", async () => {
  const shown = install();
  const server = openStore().on(findWaitingOrders, { data: { waiting: 3 } });
  renderScreen(server, '/dashboard/orders');
  await waitFor(() => expect(shown.at(-1)).toBe(3));
  server.on(findWaitingOrders, { data: { waiting: 0 } });
  const order = { orderId: 1, orderNumber: 'KM-4821', status: 'STORE_ACCEPTED' } as const;
  await hearEvent(server, { kind: 'order.moved', ...order, by: 'Ana' });
  await waitFor(() => expect(shown.at(-1)).toBe(0));
});

test('signing out clears the badge', async () => {
  const shown = install();
  renderScreen(openStore().on(findWaitingOrders, { data: { waiting: 2 } }), '/dashboard/orders');
  await waitFor(() => expect(shown.at(-1)).toBe(2));
  endScreen();
  expect(shown.at(-1)).toBe(0);
});

test('a page in a browser tab loads no badge count', async () => {
  const server = openStore().on(findWaitingOrders, { data: { waiting: 2 } });
  renderScreen(server, '/dashboard/orders');
  await waitFor(() => expect(server.streams).not.toHaveLength(0));
  expect(server.received(findWaitingOrders)).toEqual([]);
});

test("the icon of somebody who doesn't read orders has no badge", async () => {
  const shown = install();
  const server = openStore()
    .on(findBusinesses, oneStore({ role: 'accountant' }))
    .on(findOrderHistory, { data: { content: [], totalElements: 0 } });
  renderScreen(server, '/dashboard/orders');
  await waitFor(() => expect(server.received(findOrderHistory)).not.toEqual([]));
  await act(async () => vi.dynamicImportSettled());
  expect(server.received(findWaitingOrders)).toEqual([]);
  expect(shown).toEqual([]);
});
