import {
  cancelCampaign,
  checkRecipients,
  findCampaign,
  findCampaignContacts,
  findCampaignMessages,
  type Campaign,
} from '@counter/contract/marketing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { campaign, lost, message, none, openCampaign, unsent } from '../../testing/campaigns.ts';
import { currentAddress, passTime } from '../../testing/render-screen.tsx';
import { isOpen, progressWords } from './campaign-words.tsx';
import { firstValues, writtenSchedule } from './dialog/campaign-values.ts';

test('a campaign that is being sent shows its progress and can be cancelled', async () => {
  const { server, drawer, ui, turn } = await openCampaign();
  const bar = ui.getByRole('progressbar', { name: 'Messages processed' });
  expect(bar).toHaveAttribute('value', '200');
  expect(bar).toHaveAttribute('max', '1200');
  const tally = within(ui.getByRole('region', { name: 'Progress' })).getAllByRole('listitem');
  const told = tally.map(({ textContent }) => textContent);
  expect(told).toEqual(['Delivered 150', 'Sent 40', 'Failed 10', 'Waiting 1,000']);
  expect(drawer).toHaveTextContent('Cost if all are sent');
  expect(drawer).not.toHaveTextContent(/on your statement|Ended/);
  const ask = async () => {
    fireEvent.click(ui.getByRole('button', { name: 'Cancel campaign' }));
    const question = await screen.findByRole('dialog', { name: 'Cancel "Spring"?' });
    expect(question).toHaveTextContent("1,000 messages still waiting won't be sent");
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel campaign' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
  };
  server.on(cancelCampaign, lost);
  await ask();
  expect(await screen.findByText(/^We couldn't cancel "Spring"\. Not now/)).toBeVisible();
  server.on(cancelCampaign, () => ({
    data: turn({
      status: 'CANCELLED',
      charged: 40,
      endedAt: '2026-11-20T12:00:00Z',
      progress: { ...none, delivered: 200, cancelled: 1000 },
    }),
  }));
  const reread = Promise.withResolvers<void>();
  server.on(findCampaign, async () => {
    await reread.promise;
    return { data: turn({}) };
  });
  const asked = ask();
  await waitFor(() => expect(server.received(cancelCampaign)).toHaveLength(2));
  await passTime(100);
  expect(screen.queryByText('Cancelled "Spring".')).toBeNull();
  reread.resolve();
  await asked;
  expect(await screen.findByText('Cancelled "Spring".')).toBeVisible();
  await waitFor(() => expect(ui.queryByRole('button', { name: 'Cancel campaign' })).toBeNull());
  expect(drawer).toHaveTextContent(/on your statement as/);
  expect(drawer).toHaveTextContent('Ended');
  expect(drawer).not.toHaveTextContent('Cost if all are sent');
  expect(server.received(cancelCampaign)[1]?.params).toMatchObject({ id: 8 });
});

test('messages can be filtered by state and load page by page', async () => {
  const waiting = { ...message, id: 2, state: 'QUEUED' as const, reason: '', at: null };
  const sendAfter = '2026-11-20T14:00:00Z';
  const { server, ui } = await openCampaign();
  const rows = async () =>
    within(await ui.findByRole('region', { name: 'Messages' })).findAllByRole('listitem');
  expect((await rows())[0]).toHaveTextContent(/^\+1 .*Failed.*Unknown subscriber · Today/);
  server.on(findCampaignMessages, ({ body }) => ({
    data:
      body.pageNumber === 0
        ? { content: [{ ...waiting, sendAfter }], totalElements: 120, unsent }
        : { content: [], totalElements: 120, unsent },
  }));
  fireEvent.change(ui.getByLabelText('State'), { target: { value: 'QUEUED' } });
  await waitFor(async () => expect((await rows())[0]).toHaveTextContent(/not before Today/));
  expect((await rows())[0]).not.toHaveTextContent('·');
  expect(server.received(findCampaignMessages).at(-1)?.body).toEqual(
    expect.objectContaining({ storeId: 3, id: 8, state: 'QUEUED', pageNumber: 0 }),
  );
  const pages = within(ui.getByRole('navigation', { name: 'Pages of messages' }));
  fireEvent.click(pages.getByRole('button', { name: /next/i }));
  await waitFor(() => expect(currentAddress()).toContain('messages=2'));
  expect(await ui.findByText('No messages.')).toBeVisible();
  expect(server.received(findCampaignMessages).at(-1)?.body.pageNumber).toBe(1);
});

test('a campaign counts why messages were not sent', async () => {
  const { ui } = await openCampaign();
  const reasons = within(await ui.findByRole('region', { name: "Why messages didn't arrive" }));
  const told = reasons.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(reasons.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'No consent recorded',
    'Unknown subscriber',
  ]);
  expect(told).toEqual(['1,012 messages', '10 messages']);
});

test('messages that failed to load can be retried, and no filter requests all of them', async () => {
  const { server, ui } = await openCampaign({ status: 'SENT' }, { search: '&messages=3' });
  await waitFor(() => expect(server.received(findCampaignMessages)).not.toEqual([]));
  const asked = server.received(findCampaignMessages)[0]?.body;
  expect(asked?.pageNumber).toBe(2);
  expect(asked?.state).toBeUndefined();
  server.on(findCampaignMessages, lost);
  fireEvent.change(ui.getByLabelText('State'), { target: { value: 'SENT' } });
  expect(await ui.findByText("We couldn't load the messages")).toBeVisible();
  expect(currentAddress()).not.toContain('messages=');
  server.on(findCampaignMessages, { data: { content: [], totalElements: 0, unsent: [] } });
  fireEvent.click(ui.getByRole('button', { name: 'Try again' }));
  expect(await ui.findByText('No messages.')).toBeVisible();
  expect(ui.queryByRole('button', { name: 'Cancel campaign' })).toBeNull();
});

test('duplicating a campaign keeps its contacts', async () => {
  const { server, ui } = await openCampaign();
  server.on(findCampaignContacts, { data: ['+12125550101'] }).on(checkRecipients, lost);
  fireEvent.click(ui.getByRole('button', { name: 'Duplicate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Campaign' }));
  expect(await dialog.findByLabelText(/^Title/)).toHaveValue('Spring (copy)');
  expect(dialog.getByLabelText(/^Message/)).toHaveValue('Asparagus is here!');
  expect(dialog.getByRole('button', { name: /^Remove \+1 212/ })).toBeVisible();
});

test('an accountant sees the campaigns without their messages', async () => {
  const { ui } = await openCampaign({}, { role: 'accountant' });
  expect(ui.queryByRole('region', { name: 'Messages' })).toBeNull();
  expect(ui.queryByRole('button', { name: 'Duplicate' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Actions for/, hidden: true })).toBeNull();
});

test('a campaign of which some texts failed or were left out is sent', async () => {
  const { ui } = await openCampaign({
    status: 'SENT',
    contacts: 331,
    progress: { ...none, delivered: 135, failed: 4, skipped: 192 },
  });
  expect(ui.getAllByText('Sent')[0]).toHaveAttribute('data-tone', 'completed');
});

test('a campaign of which no text left asks for attention', async () => {
  const { ui } = await openCampaign({
    status: 'SENT',
    contacts: 10,
    progress: { ...none, failed: 2, skipped: 8 },
  });
  expect(ui.getAllByText('Not sent')[0]).toHaveAttribute('data-tone', 'new');
});

test("a campaign's description names only what happened", () => {
  const words = (status: Campaign['status'], progress: Partial<typeof none>) =>
    progressWords({ ...campaign, status, progress: { ...none, ...progress } });
  expect(words('SCHEDULED', { waiting: 1200 })).toBe('Not started');
  expect(words('SENDING', { waiting: 100 })).toBe('1,100 of 1,200 done');
  expect(words('SENT', { sent: 1000, delivered: 200 })).toBe('1,200 sent');
  expect(words('SENT', { sent: 1, failed: 1, unknown: 1, skipped: 1 })).toBe(
    '1 of 3 sent · 1 left out',
  );
  expect(words('CANCELLED', { unknown: 1 })).toBe('0 of 1 sent');
  const open = (['SCHEDULED', 'SENDING', 'SENT', 'CANCELLED'] as const).filter((status) =>
    isOpen({ status }),
  );
  expect(open).toEqual(['SCHEDULED', 'SENDING']);
});

test("a time has the API's format, and a copy's title stays within the limit", () => {
  const at = (time: string) => writtenSchedule({ when: 'LATER', scheduleAt: time });
  expect(at('2026-11-05T00:30')).toBe('11-05-2026 12:30 AM');
  expect(at('2026-11-05T09:05')).toBe('11-05-2026 09:05 AM');
  expect(at('2026-11-05T11:59')).toBe('11-05-2026 11:59 AM');
  expect(at('2026-11-05T12:00')).toBe('11-05-2026 12:00 PM');
  expect(at('2026-11-05T13:00')).toBe('11-05-2026 01:00 PM');
  expect(at('2026-11-05T')).toBe('incomplete');
  expect(writtenSchedule({ when: 'NOW', scheduleAt: '2026-11-05T13:00' })).toBe('');
  const long = { ...campaign, title: 'x'.repeat(100) };
  expect(firstValues(long, [], 'America/New_York').title).toBe(`${'x'.repeat(93)} (copy)`);
});
