import {
  cancelAnnouncement,
  findAnnouncedStores,
  findAnnouncementRecipients,
  findAnnouncements,
  sendAnnouncement,
  type Announcement,
} from '@counter/contract/operator';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openMarketplace } from '../../../testing/operator.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

function anAnnouncement(change: Partial<Announcement> = {}): Announcement {
  return {
    id: 5,
    subject: 'New delivery fees',
    body: 'From Monday.',
    by: 'Imani Brooks',
    createdAt: '2026-11-20T12:00:00Z',
    sendsAt: '2026-11-20T12:02:00Z',
    state: 'SENT',
    stores: 2,
    sent: 2,
    seen: 1,
    ...change,
  };
}

const stores = [
  { id: 3, name: 'Crumb Bakery', branchName: 'Harbor', address: '1 Quay' },
  { id: 4, name: 'Fern & Field', branchName: 'Mill Lane', address: '2 Mill Lane' },
];

const open = (...content: Announcement[]) =>
  openMarketplace()
    .on(findAnnouncements, { data: { content, totalElements: content.length } })
    .on(findAnnouncedStores, { data: stores });

const address = '/operator/announcements';

test('an announcement to chosen stores is previewed and sent once', async () => {
  const server = open().on(sendAnnouncement, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(server, address);
  await screen.findByText('No announcements yet');
  await user.click(screen.getByRole('button', { name: 'New announcement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New announcement' }));
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await dialog.findByText('Subject is required');
  expect(dialog.getByText('Choose at least one store.')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Subject/), 'New delivery fees');
  await user.type(dialog.getByLabelText(/^Message/), 'From Monday.');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await dialog.findByText('Choose at least one store.');
  await user.click(await dialog.findByRole('button', { name: 'Add all 2' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Fern & Field, Mill Lane' }));
  expect(dialog.getByText('1 store chosen')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(await dialog.findByText('Crumb Bakery')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Back to editing' }));
  expect(await dialog.findByLabelText(/^Subject/)).toHaveValue('New delivery fees');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await user.click(await dialog.findByRole('button', { name: 'Send to 1 store' }));
  await dialog.findByText('Not now.');
  server.on(sendAnnouncement, { data: anAnnouncement({ state: 'PLANNED', stores: 1, sent: 0 }) });
  await user.click(dialog.getByRole('button', { name: 'Send to 1 store' }));
  await screen.findByText('On its way to 1 store in a moment.');
  expect(server.received(sendAnnouncement).at(-1)?.body).toEqual({
    subject: 'New delivery fees',
    body: 'From Monday.',
    storeIds: [3],
  });
});

test('state and problem filter the stores without clearing the selection', async () => {
  const server = open();
  const user = renderScreen(server, address);
  await user.click(await screen.findByRole('button', { name: 'New announcement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New announcement' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Crumb Bakery, Harbor' }));
  server.on(findAnnouncedStores, { data: [] });
  await user.selectOptions(dialog.getByLabelText('State'), 'SUSPENDED');
  await user.selectOptions(dialog.getByLabelText('Problem'), 'LATE');
  await dialog.findByText('No approved store matches.');
  await waitFor(() =>
    expect(server.received(findAnnouncedStores).at(-1)?.query).toEqual({
      search: '',
      state: 'SUSPENDED',
      problem: 'LATE',
    }),
  );
  expect(dialog.getByText('1 store chosen')).toBeVisible();
});

test('a planned announcement can be cancelled, and a sent one shows progress and confirmations', async () => {
  const waiting = anAnnouncement({ id: 6, state: 'PLANNED', sent: 0, seen: 0, subject: 'Closed' });
  const server = open(waiting, anAnnouncement())
    .on(cancelAnnouncement, { data: { ...waiting, state: 'CANCELLED' } })
    .on(findAnnouncementRecipients, {
      data: [
        {
          storeId: 3,
          name: 'Crumb Bakery',
          branchName: 'Harbor',
          sentAt: '2026-11-20T12:02:00Z',
          seenAt: '2026-11-20T12:05:00Z',
          seenBy: 'Sofia Reyes',
        },
      ],
    });
  const user = renderScreen(server, address);
  await screen.findByText('Sent to 2 of 2 stores · 1 of 2 confirmed');
  await user.click(screen.getByRole('button', { name: 'Cancel sending Closed' }));
  await screen.findByText('Cancelled. No store gets it.');
  expect(server.received(cancelAnnouncement).map(({ body }) => body)).toEqual([{ id: 6 }]);
  await user.click(screen.getAllByRole('button', { name: 'Show stores' }).at(-1) ?? document.body);
  const list = await screen.findByRole('list', { name: 'Stores of New delivery fees' });
  expect(list).toHaveTextContent(/Crumb Bakery, Harbor.*Confirmed by Sofia Reyes/);
});

test('a list that failed to load says so and can be retried', async () => {
  const server = open().on(findAnnouncements, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(server, address);
  await screen.findByText("We couldn't load the announcements");
  server.on(findAnnouncements, { data: { content: [], totalElements: 0 } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No announcements yet')).toBeVisible();
});
