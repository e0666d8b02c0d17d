import { signOutConsumer } from '@counter/contract/consumers';
import { FakeServer } from '@counter/contract/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { knownDetails } from '../checkout/known-details.ts';
import { aConsumer, aStore, kitchen } from '../testing/fixtures.ts';
import { passTime, renderPage } from '../testing/render-page.tsx';

it('signing out forgets what the browser fills in, once the server has ended the session', async () => {
  const server = new FakeServer().on(signOutConsumer, { data: null });
  const { user, left } = renderPage(server, `${kitchen}/orders`, {
    kind: 'orders',
    store: aStore(),
    consumer: aConsumer(),
    orders: { content: [], totalElements: 0 },
    pageNumber: 0,
  });
  const details = { name: 'Maya Lind', phone: '', addresses: [] };
  knownDetails.set(details);
  server.setRunning(false);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(screen.getByText(/^We couldn't reach the store/)).toBeInTheDocument();
  expect(knownDetails.get()).toEqual(details);
  server.setRunning(true);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await passTime(10);
  expect(left).toEqual([expect.stringContaining('/orders')]);
  expect(knownDetails.get().name).toBe('');
});
