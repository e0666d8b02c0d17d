import { act, screen, waitFor } from '@testing-library/react';
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
