import { findProfile } from '@counter/contract/auth';
import {
  createOperatorKey,
  createStoreKey,
  endStoreKey,
  findOperatorKeys,
  findOperatorWebhooks,
  findStoreKeys,
  rotateStoreKey,
} from '@counter/contract/integrations';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anApiKey } from '../../../testing/api-key-fixture.ts';
import { openIntegrations } from '../../../testing/integrations.ts';
import { openMarketplace } from '../../../testing/operator.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aProfile } from '../../../testing/store.ts';

const address = '/dashboard/settings/integrations';
const withKeys = (...keys: ReturnType<typeof anApiKey>[]) =>
  openIntegrations().on(findStoreKeys, { data: { keys } });

const rowOf = async (name: string) => {
  const list = await screen.findByRole('list', { name: 'API keys' });
  return within(list).getByText(name).closest('li') ?? list;
};

async function prove(user: UserEvent, question: string, submit: string) {
  const proof = await screen.findByRole('dialog', { name: question });
  await user.type(within(proof).getByLabelText(/^Password/), 'Quiet otters row home');
  await user.click(within(proof).getByRole('button', { name: submit }));
}

async function choose(user: UserEvent, name: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

test('creating a key requires a proof and permissions, and shows the key once', async () => {
  const server = withKeys().on(createStoreKey, { data: { id: 5, key: 'shown-once' } });
  const user = renderScreen(server, address);
  await user.click(await screen.findByRole('button', { name: 'Create key' }));
  const dialog = await screen.findByRole('dialog', { name: 'New API key' });
  expect(within(dialog).queryByLabelText(/^Stores/)).toBeNull();
  await user.type(within(dialog).getByLabelText(/^Name/), 'Signage');
  await user.click(within(dialog).getByLabelText('Send orders'));
  await user.click(within(dialog).getByLabelText('Read stores and menus'));
  await user.click(within(dialog).getByRole('button', { name: 'Create key' }));
  await within(dialog).findByText('Choose at least one');
  await user.click(within(dialog).getByLabelText('Read stores and menus'));
  server.on(findStoreKeys, { data: { keys: [anApiKey({ name: 'Signage' })] } });
  await user.click(within(dialog).getByRole('button', { name: 'Create key' }));
  await prove(user, 'Create an API key for Signage?', 'Create key');
  const shown = await screen.findByRole('dialog', { name: 'Key of Signage' });
  expect(within(shown).getByLabelText('API key')).toHaveTextContent('shown-once');
  await user.click(within(shown).getByRole('button', { name: 'Done' }));
  expect(await rowOf('Signage')).toHaveTextContent('Never used');
  expect(document.body).not.toHaveTextContent('shown-once');
  expect(server.received(createStoreKey).map(({ body }) => body)).toMatchObject([
    { storeId: 3, name: 'Signage', scopes: ['menu:read'] },
  ]);
});

test('rotating a key asks how long the old one works and shows the new one', async () => {
  const server = withKeys(anApiKey()).on(rotateStoreKey, { data: { id: 5, key: 'the-next-one' } });
  const user = renderScreen(server, address);
  await choose(user, 'Food hub', 'Rotate…');
  const dialog = await screen.findByRole('dialog', { name: 'New key for Food hub' });
  expect(within(dialog).getByLabelText('The old key ends')).toHaveDisplayValue('After 1 day');
  await user.selectOptions(within(dialog).getByLabelText('The old key ends'), 'After 7 days');
  await user.click(within(dialog).getByRole('button', { name: 'Rotate key' }));
  await prove(user, 'Rotate the key of Food hub?', 'Rotate key');
  const shown = await screen.findByRole('dialog', { name: 'Key of Food hub' });
  expect(shown).toHaveTextContent('the-next-one');
  expect(server.received(rotateStoreKey)[0]?.body).toMatchObject({ id: 5, overlapHours: 168 });
});

test('ending a key asks first and can be cancelled', async () => {
  const server = withKeys(anApiKey()).on(endStoreKey, { data: 5 });
  const user = renderScreen(server, address);
  await choose(user, 'Food hub', 'End…');
  const question = await screen.findByRole('dialog', { name: 'End the key of Food hub?' });
  await user.click(within(question).getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(server.received(endStoreKey)).toEqual([]);
});

test('confirming ends a key, and a refusal is shown', async () => {
  const gone = new Refusal(404, 'NOT_FOUND', 'It has ended already.');
  const server = withKeys(anApiKey()).on(endStoreKey, gone);
  const user = renderScreen(server, address);
  await choose(user, 'Food hub', 'End…');
  await user.click(await screen.findByRole('button', { name: 'End key' }));
  await screen.findByText(/It has ended already\./);
  expect(server.received(endStoreKey)[0]?.body).toMatchObject({ storeId: 3, id: 5 });
});

test('a key shows its permissions, last use, and that its old secret still works', async () => {
  const keys = [
    anApiKey({ lastUsedAt: '2026-11-20T11:00:00Z', previousUntil: '2026-11-27T12:00:00Z' }),
    anApiKey({ id: 6, name: 'Old till', endedAt: '2026-11-19T12:00:00Z' }),
  ];
  renderScreen(withKeys(...keys), address);
  const row = await rowOf('Food hub');
  expect(row).toHaveTextContent('Send orders · Read stores and menus');
  expect(row).toHaveTextContent(/Last used .+ ago/);
  expect(row).toHaveTextContent(/The old key works until .+\./);
  const ended = await rowOf('Old till');
  expect(within(ended).queryByRole('button')).toBeNull();
});

test("an operator's key is for all stores or for chosen ones", async () => {
  const keys = [anApiKey({ stores: null }), anApiKey({ id: 6, name: 'Signage' })];
  const server = openMarketplace()
    .on(findOperatorKeys, { data: { keys } })
    .on(findOperatorWebhooks, { data: { webhooks: [] } })
    .on(findProfile, { data: aProfile() });
  const unknown = { path: 'storeUrls', message: 'There is no store "nowhere".' };
  server.on(createOperatorKey, new Refusal(422, 'INVALID_FIELDS', 'Check the fields.', [unknown]));
  const user = renderScreen(server, '/operator/integrations');
  expect(await rowOf('Food hub')).toHaveTextContent('All stores');
  expect(await rowOf('Signage')).toHaveTextContent('Cedar Kitchen');
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  const dialog = await screen.findByRole('dialog', { name: 'New API key' });
  await user.type(within(dialog).getByLabelText(/^Name/), 'Hub');
  await user.type(within(dialog).getByLabelText(/^Stores/), 'cedar-kitchen, nowhere');
  await user.click(within(dialog).getByRole('button', { name: 'Create key' }));
  await prove(user, 'Create an API key for Hub?', 'Create key');
  await within(dialog).findByText('There is no store "nowhere".');
  expect(server.received(createOperatorKey)[0]?.body).toMatchObject({
    storeUrls: ['cedar-kitchen', 'nowhere'],
  });
});
