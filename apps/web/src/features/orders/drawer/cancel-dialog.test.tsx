import { act, screen, waitFor, within } from '@testing-library/react';
import type { Order } from '@counter/contract/orders';
import { expect, test } from 'vitest';
import { anOrder } from '../../../testing/order-fixture.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';

test("the cancel dialog says at once that it doesn't work offline", async () => {
  const server = openStore({ orders: [anOrder({ seenAt: '2026-11-20T12:00:10Z' })] });
  const user = renderScreen(server, '/dashboard/orders');
  await screen.findByRole('button', { name: /^KM-4821/ });
  await user.keyboard('jx');
  const dialog = await screen.findByRole('dialog', { name: 'Cancel order KM-4821' });
  expect(dialog).not.toHaveTextContent("You're offline.");
  await act(async () => Promise.resolve(server.setReachable(false)));
  await waitFor(() => expect(dialog).toHaveTextContent("You're offline. Reconnect to cancel"));
});

test.each<[Partial<Order>, RegExp, RegExp]>([
  [
    { payment: 'MARKETPLACE' },
    /kitchen's list. .* gets \$ 40.09 back./,
    /^Cancel Order and refund \$\s40\.09$/,
  ],
  [{ payment: 'CARD' }, /'s card isn't charged./, /^Cancel Order$/],
  [
    { payment: 'CARD', status: 'STORE_ACCEPTED' },
    / gets \$ 40.09 back./,
    /^Cancel Order and refund \$\s40\.09$/,
  ],
  [{ payment: 'AT_COUNTER' }, / hasn't paid yet./, /^Cancel Order$/],
  [{ payment: 'ON_DELIVERY', status: 'READY' }, / hasn't paid yet./, /^Cancel Order$/],
  [
    { payment: 'AT_COUNTER', status: 'COMPLETED', refunded: 1000 },
    /is completed. .* gets \$ 30.09 back./,
    /^Cancel Order and refund \$\s30\.09$/,
  ],
])('cancelling %o says what the customer gets back', async (facts, words, button) => {
  const order = anOrder({ seenAt: '2026-11-20T12:00:10Z', payable: 4009, ...facts });
  const user = renderScreen(openStore({ orders: [order] }), '/dashboard/orders');
  await screen.findByRole('button', { name: /^KM-4821/ });
  await user.keyboard('jx');
  const dialog = await screen.findByRole('dialog', { name: 'Cancel order KM-4821' });
  expect(dialog).toHaveTextContent(words);
  expect(within(dialog).getByRole('button', { name: button })).toBeVisible();
});
