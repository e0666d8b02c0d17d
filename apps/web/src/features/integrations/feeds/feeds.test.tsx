import {
  createCalendarFeed,
  endCalendarFeed,
  findCalendarFeeds,
  renewCalendarFeed,
  type CalendarFeed,
} from '@counter/contract/integrations';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { openIntegrations } from '../../../testing/integrations.ts';

const address = '/dashboard/settings/integrations';
const feedAddress = 'https://counter.test/calendar/3/only-now.ics';

function aFeed(change: Partial<CalendarFeed> = {}): CalendarFeed {
  return {
    id: 5,
    name: 'My phone',
    parts: ['ORDERS', 'PAYOUTS'],
    madeAt: '2026-11-01T12:00:00Z',
    maker: 'Sofia Reyes',
    live: true,
    lastReadAt: null,
    ...change,
  };
}

const withFeeds = (...feeds: CalendarFeed[]) =>
  openIntegrations().on(findCalendarFeeds, { data: { feeds } });

const rowOf = async (name: string) => {
  const list = await screen.findByRole('list', { name: 'Calendar feeds' });
  return within(list).getByText(name).closest('li') ?? list;
};

async function choose(user: UserEvent, item: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions for My phone' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

test('a new feed has the chosen contents, and its URL is shown once', async () => {
  const full = new Refusal(409, 'CONFLICT', 'You have as many feeds as you can.');
  const server = withFeeds().on(createCalendarFeed, full);
  const user = renderScreen(server, address);
  await screen.findByText('No calendar feeds yet');
  await user.click(screen.getByRole('button', { name: 'Create feed' }));
  const dialog = await screen.findByRole('dialog', { name: 'New calendar feed' });
  await user.type(within(dialog).getByLabelText(/^Name/), 'My phone');
  for (const part of ['Scheduled orders', 'Special hours and closures', 'Payout days']) {
    await user.click(within(dialog).getByLabelText(part));
  }
  await user.click(within(dialog).getByRole('button', { name: 'Create feed' }));
  await within(dialog).findByText('Choose at least one');
  await user.click(within(dialog).getByLabelText('Payout days'));
  server.on(findCalendarFeeds, { data: { feeds: [aFeed({ parts: ['PAYOUTS'] })] } });
  await user.click(within(dialog).getByRole('button', { name: 'Create feed' }));
  expect(await within(dialog).findByText('You have as many feeds as you can.')).toBeVisible();
  server.on(createCalendarFeed, { data: { id: 5, address: feedAddress } });
  await user.click(within(dialog).getByRole('button', { name: 'Create feed' }));
  const shown = await screen.findByRole('dialog', { name: 'Address of My phone' });
  expect(within(shown).getByLabelText('Calendar address')).toHaveTextContent(feedAddress);
  await user.click(within(shown).getByRole('button', { name: 'Copy address' }));
  expect(await navigator.clipboard.readText()).toBe(feedAddress);
  const link = within(shown).getByRole('link', { name: 'Open in calendar app' });
  expect(link).toHaveAttribute('href', 'webcal://counter.test/calendar/3/only-now.ics');
  await user.click(within(shown).getByRole('button', { name: 'Done' }));
  expect(await rowOf('My phone')).toHaveTextContent('Never read');
  expect(document.body).not.toHaveTextContent('only-now');
  expect(server.received(createCalendarFeed).at(-1)?.body).toMatchObject({
    storeId: 3,
    name: 'My phone',
    parts: ['PAYOUTS'],
  });
});

test('a new URL is created after confirmation', async () => {
  const server = withFeeds(aFeed()).on(renewCalendarFeed, {
    data: { id: 5, address: feedAddress },
  });
  const user = renderScreen(server, address);
  await choose(user, 'New address…');
  const question = await screen.findByRole('dialog', {
    name: 'Create a new address for My phone?',
  });
  expect(question).toHaveTextContent('The old address ends at once.');
  await user.click(within(question).getByRole('button', { name: 'Create new address' }));
  const shown = await screen.findByRole('dialog', { name: 'Address of My phone' });
  expect(shown).toHaveTextContent(feedAddress);
  expect(server.received(renewCalendarFeed)[0]?.body).toMatchObject({ storeId: 3, id: 5 });
});

test('ending a feed asks first and can be cancelled', async () => {
  const server = withFeeds(aFeed()).on(endCalendarFeed, { data: 5 });
  const user = renderScreen(server, address);
  await choose(user, 'End…');
  const question = await screen.findByRole('dialog', { name: 'End My phone?' });
  await user.click(within(question).getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(server.received(endCalendarFeed)).toEqual([]);
});

test("shows the server's refusal to end a feed", async () => {
  const gone = new Refusal(404, 'NOT_FOUND', 'It has ended already.');
  const user = renderScreen(withFeeds(aFeed()).on(endCalendarFeed, gone), address);
  await choose(user, 'End…');
  await user.click(await screen.findByRole('button', { name: 'End feed' }));
  expect(await screen.findByText(/It has ended already\./)).toBeVisible();
});

test('confirming ends a feed', async () => {
  const server = withFeeds(aFeed()).on(endCalendarFeed, { data: 5 });
  const user = renderScreen(server, address);
  await screen.findByRole('button', { name: 'Actions for My phone' });
  server.on(findCalendarFeeds, { data: { feeds: [] } });
  await choose(user, 'End…');
  await user.click(await screen.findByRole('button', { name: 'End feed' }));
  await screen.findByText('My phone has ended');
  expect(await screen.findByText('No calendar feeds yet')).toBeVisible();
});

test('a feed shows its contents, author, last read, and why it ended', async () => {
  const feeds = [
    aFeed({ lastReadAt: '2026-11-20T11:00:00Z' }),
    aFeed({ id: 6, name: 'Old office', live: false, maker: 'Omar Haddad' }),
  ];
  renderScreen(withFeeds(...feeds), address);
  const row = await rowOf('My phone');
  expect(row).toHaveTextContent('Scheduled orders · Payout days');
  expect(row).toHaveTextContent(/Address created by Sofia Reyes .+ ago · Last read .+ ago/);
  expect(row).toHaveTextContent('Active');
  const ended = await rowOf('Old office');
  expect(ended).toHaveTextContent('Ended');
  expect(ended).toHaveTextContent('Omar Haddad is no longer allowed to have this feed.');
});

test('feeds that failed to load say so and can be retried', async () => {
  const server = withFeeds().on(
    findCalendarFeeds,
    new Refusal(503, 'UNAVAILABLE', 'We are away for a moment.'),
  );
  const user = renderScreen(server, address);
  await screen.findByText("We couldn't load the calendar feeds");
  server.on(findCalendarFeeds, { data: { feeds: [aFeed()] } });
  await user.click(screen.getByRole('button', { name: /Try again|Retry/ }));
  expect(await rowOf('My phone')).toBeVisible();
});
