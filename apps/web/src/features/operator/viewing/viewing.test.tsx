import {
  endOwnerView,
  findOperatorStore,
  findOverview,
  startOwnerView,
} from '@counter/contract/operator';
import { findBusinesses } from '@counter/contract/store';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readSession, signedIn } from '../../../lib/session.ts';
import { anOperatorStore, nothingWaits, openMarketplace } from '../../../testing/operator.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { openSettings } from '../../../testing/settings.ts';
import { aBusiness, aSession } from '../../../testing/store.ts';

const store = anOperatorStore();
const endsAt = '2026-11-20T12:15:00Z';
const viewed = {
  data: [aBusiness({ branchName: 'Court Street', viewedUntil: endsAt })],
  message: '',
  newSignIns: [],
};
const account = '/dashboard/settings/account-setting';

/** Opens the dashboard for staff who view the store as its owner. */
function openViewed() {
  const server = openSettings().on(findBusinesses, viewed);
  signedIn(aSession({ operator: true, storeId: store.id }));
  return server;
}

test("a view requires a reason, shows the server's refusal, and opens the dashboard", async () => {
  const server = openMarketplace()
    .on(findOperatorStore, { data: store })
    .on(findBusinesses, viewed)
    .on(startOwnerView, new Refusal(409, 'CONFLICT', 'You already view a store.'));
  const user = renderScreen(server, `/operator/stores/${store.id}`);
  await user.click(await screen.findByRole('button', { name: 'View as owner' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: `View ${store.name} as its owner` }),
  );
  await user.click(dialog.getByRole('button', { name: 'Start viewing' }));
  await dialog.findByText('Give a reason. The owner reads it.');
  await user.type(dialog.getByLabelText(/^Reason/), 'They asked for help.');
  await user.selectOptions(dialog.getByLabelText('For'), '30');
  await user.click(dialog.getByRole('button', { name: 'Start viewing' }));
  await dialog.findByText('You already view a store.');
  const running = await dialog.findByRole('link', { name: 'Go to Cedar Kitchen, Court Street' });
  expect(server.received(startOwnerView).map(({ body }) => body)).toEqual([
    { storeId: store.id, reason: 'They asked for help.', minutes: 30 },
  ]);
  expect(readSession().user?.storeId).toBeNull();
  await user.click(running);
  await waitFor(() => expect(currentAddress()).toBe('/dashboard/app'));
  expect(readSession().user?.storeId).toBe(3);
});

test("the owner's screens say that the view is read only and offer no changes", async () => {
  renderScreen(openViewed(), account);
  const bar = await screen.findByRole('region', { name: 'Viewing as owner' });
  expect(bar).toHaveTextContent(
    /You're viewing Cedar Kitchen, Court Street as its owner\. Read only, until /,
  );
  expect(await screen.findByText('8.875%')).toBeVisible();
  expect(within(screen.getByRole('main')).queryByRole('textbox')).toBeNull();
  const tabs = within(await screen.findByRole('navigation', { name: 'Settings' }));
  expect(tabs.queryByRole('link', { name: 'Bank Account' })).toBeNull();
  expect(tabs.getByRole('link', { name: 'Audit log' })).toBeVisible();
});

test("ending the view returns to the store's page", async () => {
  const server = openViewed()
    .on(findOverview, { data: nothingWaits })
    .on(findOperatorStore, { data: store })
    .on(endOwnerView, { data: { storeId: store.id } });
  const user = renderScreen(server, account);
  await user.click(await screen.findByRole('button', { name: 'End viewing' }));
  await waitFor(() => expect(currentAddress()).toBe(`/operator/stores/${store.id}`));
  expect(server.received(endOwnerView).map(({ body }) => body)).toEqual([{ storeId: store.id }]);
  expect(readSession().user?.storeId).toBeNull();
});

test('a view that has ended says so and leads back', async () => {
  const server = openViewed().on(findBusinesses, { ...viewed, data: [] });
  renderScreen(server, account);
  expect(await screen.findByText('Your view of this store is over')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to stores' })).toHaveAttribute(
    'href',
    expect.stringContaining('/operator/stores'),
  );
});
