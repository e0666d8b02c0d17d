import { findSettingHistory } from '@counter/contract/audit';
import { findCategories, findStations } from '@counter/contract/menu';
import { findPrinters } from '@counter/contract/printing';
import { findBusinesses, type Business } from '@counter/contract/store';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../../testing/store.ts';

const changed = {
  id: 1,
  at: '2026-11-20T12:00:00Z',
  by: 'Marcus Bell',
  did: 'changed the printer Kitchen',
  changes: [{ field: 'kitchen copies', before: '1', after: '2' }],
};
const added = { ...changed, id: 2, did: 'added the printer Bar', changes: [] };

function open(address: string, role: Business['role'] = 'owner') {
  const server = openStore()
    .on(findBusinesses, { data: [aBusiness({ role })], message: '', newSignIns: [] })
    .on(findSettingHistory, { data: [added, changed] })
    .on(findPrinters, { data: { printers: [] } })
    .on(findStations, { data: [] })
    .on(findCategories, { data: [] });
  return { server, user: renderScreen(server, address) };
}

const button = async (title: string) =>
  screen.findByRole('button', { name: `What changed: ${title}` });

test('lists additions, removals and changes in words, with both values of a change', async () => {
  const { server, user } = open('/dashboard/settings/printers');
  await user.click(await button('Printers'));
  const list = await screen.findByRole('list', { name: 'Changes of Printers' });
  const [first, second] = within(list)
    .getAllByRole('listitem')
    .filter(({ parentElement }) => parentElement === list)
    .map(({ textContent }) => textContent);
  expect(first).toMatch(/^Marcus Bell added the printer Bar, /);
  expect(first).not.toMatch(/copies/);
  expect(second).toMatch(/^Marcus Bell changed the printer Kitchen, .*kitchen copies.*1.*to.*2$/);
  expect(server.received(findSettingHistory)[0]?.params).toEqual({ storeId: 3, part: 'printing' });
});

test('nothing loads before it is opened', async () => {
  const { server } = open('/dashboard/settings/stations');
  await button('Stations');
  expect(server.received(findSettingHistory)).toEqual([]);
});

test("people who may not read the audit log don't see it", async () => {
  open('/dashboard/settings/printers', 'manager');
  await screen.findByText('No printers yet');
  expect(screen.queryByRole('button', { name: /^What changed/ })).toBeNull();
});
