import { changeCustomerPickup, changeTaxRate, findStoreAccount } from '@counter/contract/settings';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { account, openSettings } from '../../../testing/settings.ts';

const address = '/dashboard/settings/account-setting';
const changed = { olVersion: 1, changedBy: 'Marcus Bell', changedAt: '2026-11-20T12:00:00Z' };
const panelOf = async (name: string) => within(await screen.findByRole('region', { name }));

test('account settings that failed to load say so and can be retried', async () => {
  const server = openSettings().on(findStoreAccount, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(server, address);
  await screen.findByText("We couldn't load the account settings");
  server.on(findStoreAccount, { data: account });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: /^Tax rate/ })).toHaveValue('8.875');
});

test('the tax rate can be saved once it differs, after confirmation', async () => {
  const now = { ...account, taxRate: 10.25, tax: changed };
  const server = openSettings().on(changeTaxRate, { data: now });
  const user = renderScreen(server, address);
  const panel = await panelOf('Store tax rate');
  const rate = panel.getByRole('textbox', { name: /^Tax rate/ });
  const button = () => panel.queryByRole('button', { name: 'Change' });
  const enter = async (value: string) => {
    await user.clear(rate);
    await user.type(rate, value);
  };
  expect(button()).toBeNull();
  await enter('10.25');
  expect(button()).toBeVisible();
  await enter('8.875');
  await waitFor(() => expect(button()).toBeNull());
  await enter('10.25');
  await user.click(panel.getByRole('button', { name: 'Change' }));
  const question = await screen.findByRole('dialog', { name: 'Change the store tax rate?' });
  expect(question).toHaveTextContent('From 8.875% to 10.25%');
  expect(server.received(changeTaxRate)).toEqual([]);
  server.on(findStoreAccount, { data: now });
  await user.click(within(question).getByRole('button', { name: 'Change' }));
  await panel.findByText(/Last changed by Marcus Bell/);
  expect(await screen.findByText('Tax rate saved.')).toBeVisible();
  await waitFor(() => expect(button()).toBeNull());
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(server.received(changeTaxRate).map(({ body }) => body)).toEqual([
    { storeId: 3, storeTaxRate: 10.25, olVersion: 0 },
  ]);
});

test('pickup instructions keep what was typed while somebody else changed them', async () => {
  const reason = 'Marcus Bell changed the pickup instructions.';
  const server = openSettings().on(
    changeCustomerPickup,
    new Refusal(409, 'CHANGED_MEANWHILE', reason),
  );
  const user = renderScreen(server, address);
  const panel = await panelOf('Customer pickup instructions');
  const field = panel.getByRole('textbox', { name: /^Instructions/ });
  await user.clear(field);
  await user.type(field, 'The window is open.');
  const theirs = { ...account, pickupInstructions: 'Use the back door.', pickup: changed };
  server.on(findStoreAccount, { data: theirs });
  await user.click(panel.getByRole('button', { name: 'Save changes' }));
  await panel.findByText(reason);
  expect(field).toHaveValue('The window is open.');
  const mine = { ...theirs, pickupInstructions: 'The window is open.' };
  server.on(changeCustomerPickup, { data: mine });
  await user.click(panel.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(server.received(changeCustomerPickup)).toHaveLength(2));
  expect(server.received(changeCustomerPickup)[1]?.body).toMatchObject({
    pickupInstructions: 'The window is open.',
    olVersion: 1,
  });
});

test("an accountant sees the settings but can't change them", async () => {
  const user = renderScreen(openSettings('accountant'), address);
  expect(await screen.findByText('8.875%')).toBeVisible();
  expect(screen.getByText('Ring at the side door.')).toBeVisible();
  const main = screen.getByRole('main');
  expect(within(main).queryByRole('textbox')).toBeNull();
  const tabs = within(await screen.findByRole('navigation', { name: 'Settings' }));
  await user.click(tabs.getByRole('link', { name: 'Store' }));
  expect(await screen.findByText('12 Quay Street')).toBeVisible();
  await screen.findByText('No blocked customers');
  expect(within(main).queryByRole('button')).toBeNull();
});
