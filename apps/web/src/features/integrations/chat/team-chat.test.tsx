import {
  findTeamChat,
  removeTeamChat,
  saveTeamChat,
  testTeamChat,
  type TeamChat,
} from '@counter/contract/integrations';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { noTeamChat, openIntegrations } from '../../../testing/integrations.ts';

const address = '/dashboard/settings/integrations';

const aChat = (change: Partial<TeamChat> = {}): TeamChat => ({
  ...noTeamChat,
  service: 'SLACK',
  address: 'hooks.slack.com/…x7Kq',
  kinds: ['NEW_ORDER', 'CANCELLED'],
  olVersion: 3,
  ...change,
});

const withChat = (chat: TeamChat) => openIntegrations().on(findTeamChat, { data: chat });

const region = async () => screen.findByRole('region', { name: 'Team chat' });

test('connecting a channel requires a proof and a choice of events', async () => {
  const gone = new Refusal(422, 'INVALID_FIELDS', 'Slack says that the channel is gone.');
  const server = withChat(noTeamChat).on(saveTeamChat, gone);
  const user = renderScreen(server, address);
  const panel = await region();
  await user.click(await within(panel).findByRole('button', { name: 'Connect a channel' }));
  const dialog = await screen.findByRole('dialog', { name: 'Connect a channel' });
  await user.click(within(dialog).getByLabelText('Payouts that are sent or fail'));
  await user.click(within(dialog).getByRole('button', { name: 'Connect a channel' }));
  await within(dialog).findByText('Paste the address of the channel.');
  const url = 'https://hooks.slack.com/services/T0/B0/x7Kq';
  await user.type(within(dialog).getByLabelText(/^Address of the channel/), url);
  const connect = async () => {
    await user.click(within(dialog).getByRole('button', { name: 'Connect a channel' }));
    const proof = await screen.findByRole('dialog', { name: 'Connect this channel?' });
    await user.type(within(proof).getByLabelText(/^Password/), 'Quiet otters row home');
    await user.click(within(proof).getByRole('button', { name: 'Connect a channel' }));
  };
  await connect();
  await within(dialog).findByText('Slack says that the channel is gone.');
  server.on(saveTeamChat, { data: aChat() }).on(findTeamChat, { data: aChat() });
  await connect();
  await within(panel).findByText('hooks.slack.com/…x7Kq');
  expect(await screen.findByText('Saved')).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const [sent] = server.received(saveTeamChat);
  expect(sent?.body).toMatchObject({ storeId: 3, address: url, olVersion: 0 });
  expect(sent?.body.kinds).toContain('NEW_ORDER');
  expect(sent?.body.kinds).not.toContain('PAYOUT');
});

test.each([
  [{}, ['Active', 'Nothing sent yet', 'Tells about new orders and cancelled orders']],
  [
    { failure: 'Slack asks us to send less often (429).' },
    ['Failing', 'The last message failed. Slack asks us to send less often (429).'],
  ],
  [
    { turnedOffAt: '2026-11-20T10:00:00Z', failure: 'Slack says that the channel is gone (404).' },
    ['Turned off', 'Paste the address of a channel to turn it on again.'],
  ],
])('a channel shows its status: %j', async (change, sentences) => {
  renderScreen(withChat(aChat(change)), address);
  const panel = await region();
  await within(panel).findByText('Slack');
  for (const sentence of sentences) expect(panel).toHaveTextContent(sentence);
});

test('a test message shows its result', async () => {
  const outcome = 'Slack refused the message (403: invalid_token).';
  const server = withChat(aChat()).on(testTeamChat, { data: { delivered: false, outcome } });
  const user = renderScreen(server, address);
  const panel = await region();
  await user.click(await within(panel).findByRole('button', { name: 'Send a test message' }));
  expect(await screen.findByText(outcome)).toBeVisible();
});

test('confirming disconnects a channel', async () => {
  const server = withChat(aChat()).on(removeTeamChat, { data: noTeamChat });
  const user = renderScreen(server, address);
  const panel = await region();
  await user.click(await within(panel).findByRole('button', { name: 'Disconnect' }));
  expect(server.received(removeTeamChat)).toEqual([]);
  const dialog = await screen.findByRole('dialog', { name: 'Disconnect the channel?' });
  server.on(findTeamChat, { data: noTeamChat });
  await user.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
  await within(panel).findByText('No channel yet');
  expect(await screen.findByText('Channel disconnected')).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});
