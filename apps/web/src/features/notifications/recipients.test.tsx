import { recipientCases } from '@counter/contract/cases';
import {
  addRecipient,
  findNotifications,
  findPushDevices,
  removeRecipient,
  sendSample,
  type Recipient,
} from '@counter/contract/notifications';
import {
  findPrinterMessage,
  findScreensSetting,
  findUnheardMessage,
} from '@counter/contract/settings';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { renderScreen } from '../../testing/render-screen.tsx';
import { openStore } from '../../testing/store.ts';
import { walkCases } from '../../testing/walk-cases.ts';

const address = '/dashboard/settings/notifications';

const aRecipient = (email: string, change: Partial<Recipient> = {}): Recipient => ({
  kind: 'MONTHLY',
  email,
  addedAt: '2026-11-01T12:00:00Z',
  unsubscribedAt: null,
  bounced: null,
  ...change,
});

const screens = { withoutScreen: 'OFF', olVersion: 0, changedBy: null, changedAt: null } as const;
const printers = { printerMessage: true, olVersion: 0, changedBy: null, changedAt: null };
const unheard = { unheardMessage: 'OFF', olVersion: 0, changedBy: null, changedAt: null } as const;

/** Shows the lists of a server that keeps its recipients. */
function showLists(...recipients: Recipient[]) {
  let kept = recipients;
  const answer = () => ({ data: { recipients: kept } });
  const server = openStore()
    .on(findPushDevices, { data: { publicKey: null, devices: [] } })
    .on(findNotifications, answer)
    .on(findUnheardMessage, { data: unheard })
    .on(findScreensSetting, { data: screens })
    .on(findPrinterMessage, { data: printers })
    .on(addRecipient, ({ body: { kind, email } }) => {
      kept = [...kept.filter((one) => one.email !== email), aRecipient(email, { kind })];
      return answer();
    })
    .on(removeRecipient, ({ body }) => {
      kept = kept.filter(({ email }) => email !== body.email);
      return answer();
    });
  return { server, user: renderScreen(server, address) };
}

const listOf = async (name: string) => screen.findByRole('group', { name });

test('an address that bounced says why and can be resumed', async () => {
  const { user } = showLists(aRecipient('one@fern.test', { bounced: 'No such mailbox.' }));
  const list = within(await listOf('Monthly performance'));
  expect(list.getByText(/The mail server said: No such mailbox\./)).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Send emails to one@fern.test again' }));
  await waitFor(() => expect(list.queryByText(/No such mailbox/)).toBeNull());
  expect(list.getByText('one@fern.test')).toBeVisible();
});

test('up to three addresses can be added, and Undo restores a removed one', async () => {
  const { user } = showLists(aRecipient('one@fern.test'), aRecipient('two@fern.test'));
  const list = await listOf('Monthly performance');
  expect(within(list).getByRole('heading', { name: 'Monthly performance' })).toBeVisible();
  const daily = await listOf('Daily performance');
  expect(within(daily).getByText('No recipients')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(within(list).getByRole('button', { name: /^Add email/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Monthly performance' });
  await user.type(within(dialog).getByLabelText(/^Email/), 'three@fern.test');
  await user.click(within(dialog).getByRole('button', { name: 'Add email' }));
  await within(list).findByText('three@fern.test');
  expect(await screen.findByText('Added three@fern.test.')).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(within(list).getByText('Up to 3 addresses.')).toBeVisible();
  expect(within(list).queryByRole('button', { name: /^Add email/ })).toBeNull();

  const remove = 'Remove two@fern.test from Monthly performance';
  await user.click(within(list).getByRole('button', { name: remove }));
  await waitFor(() => expect(within(list).queryByText('two@fern.test')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await within(list).findByText('two@fern.test');
});

test('an address that the server refuses is reported at its field', async () => {
  const { server, user } = showLists();
  const known = [{ path: 'email', message: 'This address is on the list already' }];
  server.on(addRecipient, new Refusal(422, 'INVALID_FIELDS', 'Check the fields.', known));
  const list = await listOf('Weekly performance');
  await user.click(within(list).getByRole('button', { name: /^Add email/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Weekly performance' });
  await walkCases(dialog, { email: 'Email' }, recipientCases);
  await user.click(within(dialog).getByRole('button', { name: 'Add email' }));
  const field = within(dialog).getByLabelText(/^Email/);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/on the list already/));
});

test('an unsubscribed recipient is marked and can be resubscribed', async () => {
  const unsubscribedAt = '2026-11-19T12:00:00Z';
  const reader = aRecipient('reader@fern.test', { kind: 'DEACTIVATION', unsubscribedAt });
  const { server, user } = showLists(reader);
  const list = await listOf('Store deactivation');
  expect(within(list).getByText('Unsubscribed')).toBeVisible();
  expect(within(list).queryByRole('heading')).toBeNull();
  expect(within(await listOf('Daily performance')).getByText('No recipients')).toBeVisible();
  await user.click(within(list).getByRole('button', { name: 'Resubscribe reader@fern.test' }));
  await waitFor(() => expect(within(list).queryByText('Unsubscribed')).toBeNull());
  expect(server.received(addRecipient)[0]?.body).toMatchObject({ kind: 'DEACTIVATION' });
});

test('a recipient that failed to be resubscribed stays unsubscribed, with the reason', async () => {
  const reader = aRecipient('reader@fern.test', { unsubscribedAt: '2026-11-19T12:00:00Z' });
  const { server, user } = showLists(reader);
  server.on(addRecipient, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  await user.click(await screen.findByRole('button', { name: 'Resubscribe reader@fern.test' }));
  expect(await screen.findByText("We couldn't add reader@fern.test. Not now.")).toBeVisible();
  expect(screen.getByText('Unsubscribed')).toBeVisible();
});

test('a sample says where it was sent, or why not', async () => {
  const { server, user } = showLists();
  const button = () => screen.getByRole('button', { name: 'Send me a sample: Daily performance' });
  await listOf('Daily performance');
  server.on(sendSample, { data: { email: 'sofia@cedar.test' } });
  await user.click(button());
  expect(await screen.findByText('Sent a sample to sofia@cedar.test.')).toBeVisible();
  server.on(sendSample, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  await user.click(button());
  expect(await screen.findByText("We couldn't send the sample. Not now.")).toBeVisible();
});

test('lists that failed to load say so and can be retried', async () => {
  const server = openStore()
    .on(findPushDevices, { data: { publicKey: null, devices: [] } })
    .on(findUnheardMessage, { data: unheard })
    .on(findScreensSetting, { data: screens })
    .on(findPrinterMessage, { data: printers })
    .on(findNotifications, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(server, address);
  await screen.findByText("We couldn't load the lists");
  server.on(findNotifications, { data: { recipients: [] } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(within(await listOf('Daily performance')).getByText('No recipients')).toBeVisible();
});
