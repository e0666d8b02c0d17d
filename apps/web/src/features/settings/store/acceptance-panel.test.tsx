import { findBlockedCustomers } from '@counter/contract/customers';
import {
  findAutomaticAcceptance,
  findPlannedSettings,
  findDeliveryFees,
  findHandoffSetting,
  findStoreInfo,
  findStoreLook,
  findStoreOrdering,
  findUnpaidLimits,
  updateAutomaticAcceptance,
} from '@counter/contract/settings';
import { findBusinesses, type Business } from '@counter/contract/store';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, type FakeServer } from '@counter/contract/testing';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../../testing/store.ts';

const unchanged = { olVersion: 0, changedBy: null, changedAt: null };
const changed = { olVersion: 1, changedBy: 'Marcus Bell', changedAt: '2026-11-20T12:00:00Z' };
const off = { acceptAutomatically: false, ...unchanged };
const on = { acceptAutomatically: true, ...changed };

/** A server on which the other parts of the settings cannot be read. */
function withAcceptance(role: Business['role'] = 'owner'): FakeServer {
  const away = new Refusal(503, 'UNAVAILABLE', 'Not now.');
  const server = openStore()
    .on(findBusinesses, { data: [aBusiness({ role })], message: '', newSignIns: [] })
    .on(findPlannedSettings, { data: [] })
    .on(findAutomaticAcceptance, { data: off });
  for (const read of [
    findStoreInfo,
    findStoreLook,
    findStoreOrdering,
    findDeliveryFees,
    findHandoffSetting,
    findUnpaidLimits,
  ]) {
    server.on(read, away);
  }
  return server.on(findBlockedCustomers, away);
}

const address = '/dashboard/settings/store-setting';
const panel = async () =>
  within(await screen.findByRole('region', { name: 'Automatic acceptance' }));
const box = async () =>
  (await panel()).findByRole('checkbox', { name: 'Accept new orders automatically' });

test('automatic acceptance can be turned on and is saved with its version', async () => {
  const server = withAcceptance().on(updateAutomaticAcceptance, { data: on });
  const user = renderScreen(server, address);
  expect(await box()).not.toBeChecked();
  await user.click(await box());
  server.on(findAutomaticAcceptance, { data: on });
  await user.click(await (await panel()).findByRole('button', { name: 'Save changes' }));
  await (await panel()).findByText(/Last changed by Marcus Bell/);
  expect(await box()).toBeChecked();
  expect(server.received(updateAutomaticAcceptance).map(({ body }) => body)).toEqual([
    { storeId: 3, acceptAutomatically: true, olVersion: 0 },
  ]);
});

test('the slower editor sees who was faster and can overwrite it', async () => {
  const reason = 'Marcus Bell changed the automatic acceptance of "Cedar Kitchen" at 12:00.';
  const server = withAcceptance().on(
    updateAutomaticAcceptance,
    new Refusal(409, 'CHANGED_MEANWHILE', reason),
  );
  const user = renderScreen(server, address);
  await user.click(await box());
  server.on(findAutomaticAcceptance, { data: { ...off, ...changed } });
  await user.click(await (await panel()).findByRole('button', { name: 'Save changes' }));
  await (await panel()).findByText(reason);
  expect(await box()).toBeChecked();
  server.on(updateAutomaticAcceptance, { data: { ...on, olVersion: 2 } });
  await user.click((await panel()).getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(server.received(updateAutomaticAcceptance)).toHaveLength(2));
  expect(server.received(updateAutomaticAcceptance)[1]?.body.olVersion).toBe(1);
});

test('read-only members see whether automatic acceptance is on', async () => {
  const server = withAcceptance('accountant').on(findAutomaticAcceptance, { data: on });
  renderScreen(server, address);
  expect(await (await panel()).findByText('On')).toBeVisible();
  expect((await panel()).queryByRole('checkbox')).toBeNull();
});
