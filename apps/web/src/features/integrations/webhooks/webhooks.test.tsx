import { findProfile } from '@counter/contract/auth';
import {
  findOperatorKeys,
  findOperatorWebhooks,
  findStoreDeliveries,
  findStoreWebhooks,
  pauseStoreWebhook,
  removeStoreWebhook,
  replayStoreDelivery,
  rotateStoreWebhook,
  saveOperatorWebhook,
  saveStoreWebhook,
  testStoreWebhook,
  type Webhook,
  type WebhookDelivery,
} from '@counter/contract/integrations';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openIntegrations } from '../../../testing/integrations.ts';
import { openMarketplace } from '../../../testing/operator.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aProfile } from '../../../testing/store.ts';

const address = '/dashboard/settings/integrations';

function aWebhook(change: Partial<Webhook> = {}): Webhook {
  return {
    id: 7,
    name: 'Till',
    url: 'https://till.example/events',
    kinds: ['order.placed', 'order.moved'],
    pausedAt: null,
    pauseReason: null,
    lastDeliveredAt: null,
    failingSince: null,
    waiting: 0,
    previousUntil: null,
    createdAt: '2026-11-01T12:00:00Z',
    createdBy: 'Sofia Reyes',
    ...change,
  };
}

const aDelivery = (change: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: 31,
  store: { id: 3, name: 'Cedar Kitchen' },
  kind: 'order.placed',
  messageId: 'evt_3_318',
  body: '{"type":"order.placed"}',
  state: 'FAILED',
  replay: false,
  createdAt: '2026-11-20T11:00:00Z',
  attempts: [
    {
      at: '2026-11-20T11:00:01Z',
      status: 500,
      answer: 'Out of paper',
      failure: 'The server answered with status 500.',
      milliseconds: 34,
    },
  ],
  ...change,
});

const withWebhooks = (...webhooks: Webhook[]) =>
  openIntegrations().on(findStoreWebhooks, { data: { webhooks } });

const rowOf = async (name: string) => {
  const list = await screen.findByRole('list', { name: 'Webhooks' });
  return within(list).getByText(name).closest('li') ?? list;
};

async function prove(user: UserEvent, question: string, submit: string) {
  const proof = await screen.findByRole('dialog', { name: question });
  await user.type(within(proof).getByLabelText(/^Password/), 'Quiet otters row home');
  await user.click(within(proof).getByRole('button', { name: submit }));
}

async function choose(user: UserEvent, item: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions for Till' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

test('adding a webhook requires a proof and events, and shows its secret once', async () => {
  const full = new Refusal(409, 'CONFLICT', 'You have as many webhooks as you can.');
  const server = withWebhooks().on(saveStoreWebhook, full);
  const user = renderScreen(server, address);
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
  const dialog = await screen.findByRole('dialog', { name: 'New webhook' });
  await user.type(within(dialog).getByLabelText(/^Name/), 'Till');
  await user.type(within(dialog).getByLabelText(/^Address/), 'till.example');
  await user.click(within(dialog).getByLabelText('Menu changed'));
  await user.click(within(dialog).getByRole('button', { name: 'Add webhook' }));
  await within(dialog).findByText('Enter a web address, such as https://example.com/events.');
  await user.clear(within(dialog).getByLabelText(/^Address/));
  await user.type(within(dialog).getByLabelText(/^Address/), 'https://till.example/events');
  await user.click(within(dialog).getByRole('button', { name: 'Add webhook' }));
  await prove(user, 'Add the webhook Till?', 'Add webhook');
  await within(dialog).findByText('You have as many webhooks as you can.');
  server.on(saveStoreWebhook, { data: { id: 7, secret: 'whsec_once' } });
  await user.click(within(dialog).getByRole('button', { name: 'Add webhook' }));
  await prove(user, 'Add the webhook Till?', 'Add webhook');
  const shown = await screen.findByRole('dialog', { name: 'Secret of Till' });
  expect(within(shown).getByLabelText('Signing secret')).toHaveTextContent('whsec_once');
  await user.click(within(shown).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(document.body).not.toHaveTextContent('whsec_once'));
  const [sent] = server.received(saveStoreWebhook);
  expect(sent?.body).toMatchObject({ storeId: 3, id: 0, url: 'https://till.example/events' });
  expect(sent?.body.kinds).toContain('order.placed');
  expect(sent?.body.kinds).not.toContain('menu.changed');
});

test.each([
  [{}, ['Active', 'Nothing delivered yet']],
  [
    { failingSince: '2026-11-20T10:00:00Z', waiting: 3 },
    ['Failing', 'We keep trying.', '3 events waiting'],
  ],
  [
    { pausedAt: '2026-11-20T10:00:00Z', pauseReason: 'FAILING' },
    ['Paused', 'nothing arrived for 72 hours'],
  ],
  [{ previousUntil: '2026-11-27T10:00:00Z' }, ['The old secret also works until']],
] as const)('%j is described in words', async (change, words) => {
  renderScreen(withWebhooks(aWebhook(change)), address);
  const row = await rowOf('Till');
  for (const each of words) expect(row).toHaveTextContent(each);
});

test('a test shows whether it arrived, or why not', async () => {
  const server = withWebhooks(aWebhook()).on(testStoreWebhook, { data: aDelivery() });
  const user = renderScreen(server, address);
  const button = await screen.findByRole('button', { name: 'Send a test: Till' });
  await user.click(button);
  await screen.findByText('The test failed. The server answered with status 500.');
  server.on(testStoreWebhook, { data: aDelivery({ state: 'DELIVERED', attempts: [] }) });
  await user.click(button);
  expect(await screen.findByText('The test arrived at Till')).toBeVisible();
  expect(server.received(testStoreWebhook)).toHaveLength(2);
});

test('the deliveries show requests and responses, and one can be resent', async () => {
  const content = [aDelivery(), aDelivery({ id: 32, kind: 'webhook.test' })];
  const server = withWebhooks(aWebhook())
    .on(findStoreDeliveries, { data: { content, totalElements: 2 } })
    .on(replayStoreDelivery, { data: 31 });
  const user = renderScreen(server, address);
  await user.click(await screen.findByRole('button', { name: 'Deliveries to Till' }));
  const log = await screen.findByRole('dialog', { name: 'Deliveries to Till' });
  const [first] = within(await within(log).findByRole('list', { name: 'Deliveries' })).getAllByRole(
    'listitem',
  );
  for (const words of ['Order placed', 'Failed', 'evt_3_318', 'Out of paper', 'answered 500'])
    expect(first).toHaveTextContent(words);
  const again = within(log).getAllByRole('button', { name: 'Send again' });
  expect(again).toHaveLength(1);
  await user.click(again[0] ?? log);
  await screen.findByText("We'll send it again within seconds.");
  expect(server.received(replayStoreDelivery)[0]?.body).toMatchObject({ deliveryId: 31 });
});

test('a webhook can be paused', async () => {
  const message = 'Till is paused. New events wait.';
  const server = withWebhooks(aWebhook()).on(pauseStoreWebhook, { data: 7, message });
  const user = renderScreen(server, address);
  await choose(user, 'Pause');
  await screen.findByText(message);
  expect(server.received(pauseStoreWebhook)[0]?.body).toMatchObject({ id: 7, paused: true });
});

test('a new secret requires a proof and is shown once', async () => {
  const answer = { data: { id: 7, secret: 'whsec_next' } };
  const server = withWebhooks(aWebhook()).on(rotateStoreWebhook, answer);
  const user = renderScreen(server, address);
  await choose(user, 'Rotate secret…');
  await user.click(await screen.findByRole('button', { name: 'Rotate secret' }));
  await prove(user, 'Rotate the secret of Till?', 'Rotate secret');
  const shown = await screen.findByRole('dialog', { name: 'Secret of Till' });
  expect(shown).toHaveTextContent('whsec_next');
  expect(server.received(rotateStoreWebhook)[0]?.body).toMatchObject({ id: 7, overlapHours: 24 });
  await user.click(within(shown).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryAllByRole('dialog')).toEqual([]));
});

test('a paused webhook can be removed after confirmation', async () => {
  const hook = aWebhook({ pausedAt: '2026-11-20T10:00:00Z', pauseReason: 'PERSON' });
  const message = 'Till was removed.';
  const server = withWebhooks(hook).on(removeStoreWebhook, { data: 7, message });
  const user = renderScreen(server, address);
  await choose(user, 'Remove…');
  const question = await screen.findByRole('dialog', { name: 'Remove Till?' });
  expect(server.received(removeStoreWebhook)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Remove webhook' }));
  await screen.findByText(message);
});

test('an operator edits a webhook of the marketplace', async () => {
  const server = openMarketplace()
    .on(findOperatorKeys, { data: { keys: [] } })
    .on(findOperatorWebhooks, { data: { webhooks: [aWebhook()] } })
    .on(findProfile, { data: aProfile() })
    .on(saveOperatorWebhook, { data: { id: 7, secret: null } });
  const user = renderScreen(server, '/operator/integrations');
  await choose(user, 'Edit');
  const dialog = await screen.findByRole('dialog', { name: 'Edit Till' });
  await user.type(within(dialog).getByLabelText(/^Address/), '/new');
  await user.click(within(dialog).getByRole('button', { name: 'Save webhook' }));
  await prove(user, 'Save the webhook Till?', 'Save webhook');
  await screen.findByText('Saved');
  expect(server.received(saveOperatorWebhook)[0]?.body).toMatchObject({
    id: 7,
    url: 'https://till.example/events/new',
  });
});
