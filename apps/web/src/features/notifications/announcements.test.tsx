import { findTodayStats } from '@counter/contract/analytics';
import { findOffMenu } from '@counter/contract/menu';
import { confirmAnnouncement, findStoreAnnouncements } from '@counter/contract/operator';
import { findBusinesses, type Business } from '@counter/contract/store';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../testing/store.ts';
import { noOrdersToday } from '../../testing/today-stats.ts';

const message = {
  id: 5,
  subject: 'New delivery fees',
  body: 'From Monday.',
  sentAt: '2026-11-20T12:02:00Z',
};

const openHome = (role: Business['role'] = 'owner') =>
  openStore()
    .on(findOffMenu, { data: [] })
    .on(findTodayStats, { data: noOrdersToday })
    .on(findBusinesses, { data: [aBusiness({ role })], message: '', newSignIns: [] });

const panel = async () => within(await screen.findByRole('region', { name: 'New delivery fees' }));

test('a marketplace announcement stays on the home screen until somebody confirms it', async () => {
  const server = openHome()
    .on(findStoreAnnouncements, { data: [message] })
    .on(confirmAnnouncement, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(server, '/dashboard/app');
  expect((await panel()).getByText('From Monday.')).toBeVisible();
  await user.click((await panel()).getByRole('button', { name: 'Got it: New delivery fees' }));
  await screen.findByText("We couldn't save that you read the message. Try again.");
  server.on(confirmAnnouncement, { data: [] }).on(findStoreAnnouncements, { data: [] });
  await user.click((await panel()).getByRole('button', { name: 'Got it: New delivery fees' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'New delivery fees' })).toBeNull(),
  );
  expect(server.received(confirmAnnouncement).at(-1)?.body).toEqual({ storeId: 3, id: 5 });
});

test('an accountant can read it and leaves it for others to confirm', async () => {
  const server = openHome('accountant').on(findStoreAnnouncements, { data: [message] });
  renderScreen(server, '/dashboard/app');
  const region = await screen.findByRole('region', { name: 'New delivery fees' });
  expect(region).toHaveTextContent(/From the marketplace, /);
  expect((await panel()).queryByRole('button')).toBeNull();
});

test("staff don't load it", async () => {
  const server = openHome('staff').on(findStoreAnnouncements, { data: [message] });
  renderScreen(server, '/dashboard/app');
  await screen.findByRole('region', { name: 'Now' });
  expect(server.received(findStoreAnnouncements)).toEqual([]);
});
