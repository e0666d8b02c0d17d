import {
  findCategories,
  findStations,
  orderStations,
  removeStation,
  restoreStation,
  saveStation,
  type Category,
  type Station,
} from '@counter/contract/menu';
import { findBusinesses } from '@counter/contract/store';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, type FakeServer } from '@counter/contract/testing';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../../testing/store.ts';

const grill: Station = { id: 1, name: 'Grill', categoryIds: [11], productIds: [] };
const cold: Station = { id: 2, name: 'Cold', categoryIds: [], productIds: [] };

function aCategory(id: number, name: string, stationId: number | null): Category {
  return {
    id,
    storeId: 3,
    name,
    description: '',
    categoryOrder: id,
    stationId,
    products: 1,
    value: id,
    label: name,
  };
}

function withStations(stations: Station[]): FakeServer {
  return openStore()
    .on(findStations, { data: stations })
    .on(findCategories, { data: [aCategory(11, 'Burgers', 1), aCategory(12, 'Salads', null)] });
}

const open = (server: FakeServer) => renderScreen(server, '/dashboard/settings/stations');
const list = async () => within(await screen.findByRole('list', { name: 'Stations' }));
const names = async () =>
  (await list()).getAllByRole('listitem').map(({ textContent }) => textContent);

async function choose(user: ReturnType<typeof open>, station: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${station}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

test('a first station is added with its categories', async () => {
  const server = withStations([]).on(saveStation, { data: [grill], message: 'Station added' });
  const user = open(server);
  await screen.findByText('No stations yet');
  await user.click(screen.getByRole('button', { name: 'Add station' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New station' }));
  await user.type(dialog.getByRole('textbox', { name: /Station name/ }), 'Grill');
  await user.click(await dialog.findByRole('checkbox', { name: 'Burgers' }));
  server.on(findStations, { data: [grill] });
  await user.click(dialog.getByRole('button', { name: 'Add station' }));
  expect(await names()).toEqual(['GrillBurgers']);
  expect(server.received(saveStation).map(({ body }) => body)).toEqual([
    { storeId: 3, id: 0, name: 'Grill', categoryIds: [11] },
  ]);
});

test('a category that is taken shows its current station', async () => {
  const user = open(withStations([grill, cold]));
  await choose(user, 'Cold', 'Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Cold' }));
  expect(await dialog.findByRole('checkbox', { name: 'Burgers (now at Grill)' })).not.toBeChecked();
});

test('a duplicate name is reported at its field', async () => {
  const taken = 'You already have a station with this name.';
  const refusal = new Refusal(422, 'INVALID_FIELDS', taken, [{ path: 'name', message: taken }]);
  const user = open(withStations([grill, cold]).on(saveStation, refusal));
  await choose(user, 'Cold', 'Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Cold' }));
  await user.click(dialog.getByRole('button', { name: 'Save station' }));
  expect(await dialog.findByText(taken)).toBeVisible();
});

test('stations swap places at once, and swap back if refused', async () => {
  const server = withStations([grill, cold]).on(
    orderStations,
    new Refusal(409, 'CONFLICT', 'Someone else changed the stations.'),
  );
  const user = open(server);
  await user.click(await screen.findByRole('button', { name: 'Move Cold' }));
  await user.keyboard('{ArrowUp}{Enter}');
  await screen.findByText(/The order stays as it was\. Someone else changed the stations\./);
  expect(server.received(orderStations)[0]?.body.stationIds).toEqual([2, 1]);
  expect(await names()).toEqual(['GrillBurgers', 'ColdNo categories']);
});

test('Undo restores a deleted station', async () => {
  const server = withStations([grill, cold])
    .on(removeStation, { data: [grill] })
    .on(restoreStation, { data: [grill, cold] });
  const user = open(server);
  await list();
  server.on(findStations, { data: [grill] });
  await choose(user, 'Cold', 'Delete');
  await waitFor(async () => expect(await names()).toHaveLength(1));
  server.on(findStations, { data: [grill, cold] });
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  await screen.findByText('Cold is back');
  expect(await names()).toHaveLength(2);
  expect(server.received(restoreStation).map(({ body }) => body)).toEqual([{ storeId: 3, id: 2 }]);
});

test("members who can't change the menu only see the stations", async () => {
  const server = withStations([grill]).on(findBusinesses, {
    data: [aBusiness({ role: 'accountant' })],
    message: '',
    newSignIns: [],
  });
  open(server);
  expect(await names()).toEqual(['GrillBurgers']);
  expect(screen.queryByRole('button', { name: 'Add station' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Move Grill' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Actions for Grill' })).toBeNull();
});
