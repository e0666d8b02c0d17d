import { type Business } from '@counter/contract/store';
import {
  blockCustomer,
  findBlockedCustomers,
  unblockCustomer,
  type BlockedCustomer,
} from '@counter/contract/customers';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { openSettings } from '../../testing/settings.ts';
import { offersKeptFrom } from '../../testing/offers.ts';

const blocked: BlockedCustomer = {
  id: 7,
  name: 'Maya Lind',
  phoneNumber: '+12125550139',
  reason: 'Never picked up',
  blockedBy: 'Sofia Reyes',
  blockedAt: '2026-11-19T12:00:00Z',
};
const nobody = { data: { content: [], totalElements: 0 } };
const refusal = new Refusal(409, 'CONFLICT', 'Someone else was faster.');

test('a customer can be unblocked, and a failed Undo says so even after the row is gone', async () => {
  const server = openSettings()
    .on(findBlockedCustomers, { data: { content: [blocked], totalElements: 1 } })
    .on(unblockCustomer, refusal);
  const user = renderScreen(server, '/dashboard/settings/store-setting');
  await user.click(await screen.findByRole('button', { name: 'Unblock Maya Lind' }));
  await screen.findByText("We couldn't unblock Maya Lind. Someone else was faster.");
  server.on(unblockCustomer, { data: 7 }).on(findBlockedCustomers, nobody);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Maya Lind can order again.')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Unblock Maya Lind' })).toBeNull(),
  );
  server.on(blockCustomer, refusal);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(
    await screen.findByText("We couldn't block Maya Lind again. Someone else was faster."),
  ).toBeVisible();
});

test('blocked customers that failed to load say so and can be retried', async () => {
  const server = openSettings().on(
    findBlockedCustomers,
    new Refusal(422, 'INVALID_FIELDS', "We can't read this value today."),
  );
  const user = renderScreen(server, '/dashboard/settings/store-setting');
  expect(await screen.findByText("We couldn't load the blocked customers")).toBeVisible();
  server.on(findBlockedCustomers, { data: { content: [blocked], totalElements: 1 } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const row = (await screen.findByText('Maya Lind')).closest('tr');
  expect(row).toHaveTextContent('Never picked up');
  expect(row).toHaveTextContent('by Sofia Reyes');
});

test('only people who may change settings can block and unblock customers', async () => {
  const show = async (store: Partial<Business>) => {
    const server = openSettings(store.role).on(findBlockedCustomers, {
      data: { content: [blocked], totalElements: 1 },
    });
    renderScreen(server, '/dashboard/settings/store-setting');
    const panel = await screen.findByRole('region', { name: 'Blocked customers' });
    await within(panel).findByText('Maya Lind');
    return panel;
  };
  expect(await offersKeptFrom({ role: 'accountant' }, show)).toEqual([
    'Block customer',
    'Unblock Maya Lind',
  ]);
});
