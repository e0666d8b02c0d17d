import { findSettingHistory } from '@counter/contract/audit';
import {
  findPlannedSettings,
  findStoreAccount,
  planSetting,
  removePlannedSetting,
  restorePlannedSetting,
  undoPlannedSetting,
  updateStoreOrdering,
  type PlannedSetting,
} from '@counter/contract/settings';
import { Refusal } from '@counter/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { account, openSettings } from '../../../testing/settings.ts';

const accountScreen = '/dashboard/settings/account-setting';
const storeScreen = '/dashboard/settings/store-setting';
const changed = { olVersion: 1, changedBy: 'Marcus Bell', changedAt: '2026-11-20T12:00:00Z' };
const panelOf = async (name: string) => within(await screen.findByRole('region', { name }));

function aPlan(change: Partial<PlannedSetting> = {}): PlannedSetting {
  return {
    id: 5,
    part: 'ordering',
    at: '2040-11-26T14:00:00Z',
    changes: [{ field: 'minimum order', before: '$ 15.00', after: '$ 20.00' }],
    state: 'PLANNED',
    failure: '',
    plannedBy: 'Marcus Bell',
    ...change,
  };
}

test('a changed setting shows who, when and both values', async () => {
  const server = openSettings()
    .on(findStoreAccount, { data: { ...account, tax: changed } })
    .on(findSettingHistory, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(server, accountScreen);
  const panel = await panelOf('Store tax rate');
  const button = panel.getByRole('button', { name: 'What changed: Store tax rate' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  await panel.findByText("We couldn't load the changes");
  server.on(findSettingHistory, {
    data: [
      {
        id: 1,
        at: '2026-11-20T12:00:00Z',
        by: 'Marcus Bell',
        did: 'changed the tax rate of Cedar Kitchen',
        changes: [{ field: 'tax rate', before: '8.25%', after: '8.875%' }],
      },
    ],
  });
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  const list = await panel.findByRole('list', { name: 'Changes of Store tax rate' });
  expect(list).toHaveTextContent(/Marcus Bell.*tax rate 8\.25% to 8\.875%/);
  expect(server.received(findSettingHistory).at(-1)?.params).toEqual({ storeId: 3, part: 'tax' });
  await user.click(button);
  expect(panel.queryByRole('list')).toBeNull();
});

test("people who may not read the audit log don't see it", async () => {
  const server = openSettings('manager').on(findStoreAccount, {
    data: { ...account, tax: changed },
  });
  renderScreen(server, accountScreen);
  const panel = await panelOf('Store tax rate');
  await panel.findByText(/Last changed by Marcus Bell/);
  expect(panel.queryByRole('button', { name: /What changed/ })).toBeNull();
});

test("a change can be planned in the store's time zone, and shows above the form", async () => {
  const server = openSettings().on(planSetting, { data: [aPlan()] });
  const user = renderScreen(server, storeScreen);
  const panel = await panelOf('Orders');
  const minimum = await panel.findByRole('textbox', { name: /^Minimum order/ });
  await user.clear(minimum);
  await user.type(minimum, '20');
  await user.click(await panel.findByRole('button', { name: 'Plan for later…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan a change: Orders' }));
  const moment = dialog.getByLabelText(/^Date and time/);
  fireEvent.change(moment, { target: { value: '' } });
  await user.click(dialog.getByRole('button', { name: 'Plan change' }));
  await dialog.findByText('Choose a date and time.');
  fireEvent.change(moment, { target: { value: '2040-11-26T09:00' } });
  server.on(findPlannedSettings, { data: [aPlan()] });
  await user.click(dialog.getByRole('button', { name: 'Plan change' }));
  const plans = await panel.findByRole('list', { name: 'Planned changes of Orders' });
  expect(plans).toHaveTextContent(/minimum order \$ 15\.00 to \$ 20\.00.*Planned by Marcus Bell/);
  await waitFor(() => expect(minimum).toHaveValue('15.00'));
  expect(server.received(updateStoreOrdering)).toEqual([]);
  expect(server.received(planSetting).map(({ body }) => body)).toMatchObject([
    {
      storeId: 3,
      setting: { part: 'ordering', values: { minimumOrder: 2000, preparationMinutes: 25 } },
      at: '2040-11-26T14:00:00.000Z',
    },
  ]);
});

test('a plan can be cancelled and restored with Undo, and a failed one says why', async () => {
  const failed = aPlan({ id: 6, state: 'FAILED', failure: 'ZIP code is required' });
  const server = openSettings()
    .on(findPlannedSettings, { data: [aPlan(), failed] })
    .on(removePlannedSetting, { data: [failed] })
    .on(restorePlannedSetting, { data: [aPlan(), failed] });
  const user = renderScreen(server, storeScreen);
  const panel = await panelOf('Orders');
  await panel.findByText(/^Not applied .*\. ZIP code is required$/);
  server.on(findPlannedSettings, { data: [failed] });
  await user.click(panel.getByRole('button', { name: /^Cancel change planned for/ }));
  await screen.findByText('The planned change is cancelled.');
  expect(panel.queryByText(/^Planned for/)).toBeNull();
  server.on(findPlannedSettings, { data: [aPlan(), failed] });
  await user.click(screen.getByRole('button', { name: /Undo/ }));
  expect(await panel.findByText(/^Planned for/)).toBeVisible();
  expect(server.received(restorePlannedSetting).map(({ body }) => body)).toEqual([
    { storeId: 3, id: 5 },
  ]);
});

test("immediate settings can't be planned, and an accountant can see the plans", async () => {
  const server = openSettings('accountant').on(findPlannedSettings, { data: [aPlan()] });
  renderScreen(server, storeScreen);
  const panel = await panelOf('Orders');
  await panel.findByText(/^Planned for/);
  expect(panel.queryByRole('button')).toBeNull();
});

test("an applied change can be undone and lists what couldn't be", async () => {
  const done = aPlan({ state: 'APPLIED', at: '2026-11-18T14:00:00Z' });
  const message = 'The change was undone, but for what changed since: preparation minutes.';
  const server = openSettings()
    .on(findPlannedSettings, { data: [done] })
    .on(undoPlannedSetting, { data: [], message });
  const user = renderScreen(server, storeScreen);
  const panel = await panelOf('Orders');
  const plans = await panel.findByRole('list', { name: 'Planned changes of Orders' });
  expect(plans).toHaveTextContent(/^Changed as planned .*18.*\$ 15\.00 to \$ 20\.00/);
  server.on(findPlannedSettings, { data: [] });
  await user.click(panel.getByRole('button', { name: /^Undo the change of .*18/ }));
  await screen.findByText(message);
  await waitFor(() => expect(plans).not.toBeInTheDocument());
  expect(server.received(undoPlannedSetting)[0]?.body).toEqual({ storeId: 3, id: 5 });
});

test('an applied change that is undone whole says so, and one that failed says why', async () => {
  const done = aPlan({ state: 'APPLIED', at: '2026-11-18T14:00:00Z' });
  const server = openSettings()
    .on(findPlannedSettings, { data: [done] })
    .on(undoPlannedSetting, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(server, storeScreen);
  const panel = await panelOf('Orders');
  const undo = async () =>
    user.click(await panel.findByRole('button', { name: /^Undo the change of .*18/ }));
  await undo();
  expect(await screen.findByText("We couldn't undo the change. Not now.")).toBeVisible();
  server.on(undoPlannedSetting, { data: [] });
  await undo();
  expect(await screen.findByText('The change was undone.')).toBeVisible();
});
