import {
  findStoreInfo,
  findStoreOrdering,
  updateStoreInfo,
  updateStoreOrdering,
} from '@counter/contract/settings';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { openSettings } from '../../../testing/settings.ts';

const address = '/dashboard/settings/store-setting';

const saved = {
  name: 'Cedar House',
  address: '12 Quay Street',
  phoneNumber: '+1 212 555 0101',
  website: 'https://cedar.test',
  description: '',
  olVersion: 1,
  changedBy: 'Sofia Reyes',
  changedAt: '2026-11-20T12:00:00Z',
};

/** Opens the dialog with what the store says of itself. */
async function openDialog() {
  const server = openSettings();
  const user = renderScreen(server, address);
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Edit Store' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Store' });
    return { dialog, name: within(dialog).getByLabelText(/^Name/) };
  };
  return { server, user, open };
}

test("the store's profile is sent whole and once, and then shown", async () => {
  const { server, user, open } = await openDialog();
  const { dialog, name } = await open();
  const late = Promise.withResolvers<void>();
  server.on(updateStoreInfo, async () => {
    await late.promise;
    server.on(findStoreInfo, { data: saved });
    return { data: saved };
  });
  await user.clear(name);
  await user.type(name, 'Cedar House{Enter}');
  await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  late.resolve();
  await screen.findByText('Store saved.');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(server.received(updateStoreInfo).map(({ body }) => body)).toEqual([
    {
      storeId: 3,
      name: 'Cedar House',
      address: '12 Quay Street',
      phoneNumber: '+1 212 555 0101',
      website: 'https://cedar.test',
      description: '',
      olVersion: 0,
    },
  ]);
  expect(await screen.findByText('Cedar House')).toBeVisible();
  // Nothing is lost any more, so nothing is asked.
  const again = await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(again.dialog).not.toBeInTheDocument());
});

test("closing an untouched dialog doesn't ask", async () => {
  const { user, open } = await openDialog();
  const { dialog } = await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('closing with unsaved changes asks first', async () => {
  const { server, user, open } = await openDialog();
  const { dialog, name } = await open();
  await user.type(name, ' Two');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(name).toHaveValue('Cedar Kitchen Two');
  await within(dialog).findByRole('button', { name: 'Save changes' });
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const again = await open();
  expect(again.name).toHaveValue('Cedar Kitchen');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull());
  expect(server.received(updateStoreInfo)).toEqual([]);
});

test('a save that the server refuses says why in the dialog', async () => {
  const { server, user, open } = await openDialog();
  const { dialog, name } = await open();
  server.on(updateStoreInfo, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  await user.type(name, ' Two');
  await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  await within(dialog).findByText('Not now.');
  expect(name).toHaveValue('Cedar Kitchen Two');
});

test('delivery methods can be added and removed, and one is required', async () => {
  const server = openSettings().on(updateStoreOrdering, ({ body }) => {
    const { storeId: _storeId, ...ordering } = body;
    const kept = { ...ordering, olVersion: 1, changedBy: 'Sofia Reyes', changedAt: null };
    server.on(findStoreOrdering, { data: kept });
    return { data: kept };
  });
  const user = renderScreen(server, address);
  const panel = await screen.findByRole('region', { name: 'Orders' });
  const [first, second] = await within(panel).findAllByRole('checkbox');
  const chosen = () =>
    within(panel)
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ checked }) => checked).length;
  const pickup = within(panel).getByRole('checkbox', { name: /pickup/i });
  expect(pickup).toBeChecked();
  const other = pickup === first ? second : first;
  if (!other) throw new Error('There is one way only.');
  await user.click(pickup);
  await user.click(within(panel).getByRole('button', { name: 'Save changes' }));
  const group = pickup.closest('fieldset');
  await waitFor(() => expect(group).toHaveAccessibleDescription(/./));
  expect(server.received(updateStoreOrdering)).toEqual([]);
  await user.click(other);
  await user.click(pickup);
  expect(chosen()).toBe(2);
  await user.click(within(panel).getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(server.received(updateStoreOrdering)).toHaveLength(1));
  expect(server.received(updateStoreOrdering)[0]?.body.deliveryMethods).toHaveLength(2);
});
