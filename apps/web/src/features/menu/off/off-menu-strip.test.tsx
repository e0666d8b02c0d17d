import { findBusinesses, type Business } from '@counter/contract/store';
import { findTodayStats } from '@counter/contract/analytics';
import { findOffMenu, updateProductAvailability, type OffItem } from '@counter/contract/menu';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aProduct } from '../../../testing/product-fixture.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { oneStore, openStore } from '../../../testing/store.ts';
import { noOrdersToday } from '../../../testing/today-stats.ts';
import { offersKeptFrom } from '../../../testing/offers.ts';

/** An item that is off until tomorrow. */
function off(id: number, name: string, change: Partial<OffItem> = {}): OffItem {
  const until = '2026-11-21T05:00:00Z';
  return { kind: 'PRODUCT', id, name, available: false, state: 'UNAVAILABLE', until, ...change };
}

const soldOut = { available: true, state: 'SOLD_OUT' } as const;

/** A home on which items come and go as the server is told. */
function openHome(items: readonly OffItem[]) {
  const server = openStore().on(findTodayStats, { data: noOrdersToday });
  const gone = new Set<number>();
  return server
    .on(findOffMenu, () => ({ data: items.filter(({ id }) => !gone.has(id)) }))
    .on(updateProductAvailability, ({ body: { id, available } }) => {
      if (available) gone.add(id);
      else gone.delete(id);
      return { data: aProduct({ id, available }) };
    });
}

const strip = async () => within(await screen.findByRole('region', { name: 'Unavailable items' }));

test('one press at home makes an item available again, and Undo reverts it', async () => {
  const server = openHome([off(1, 'Rye bread')]);
  const user = renderScreen(server, '/dashboard/app');
  await user.click(await screen.findByRole('button', { name: 'Make available: Rye bread' }));
  await screen.findByText('Rye bread is available');
  expect(screen.queryByRole('region', { name: 'Unavailable items' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await (await strip()).findByText('until tomorrow')).toBeVisible();
  const sent = server.received(updateProductAvailability).map(({ body }) => body);
  expect(sent).toEqual([
    { storeId: 3, id: 1, available: true },
    { storeId: 3, id: 1, available: false, until: '2026-11-21T05:00:00Z' },
  ]);
});

test('shows the first three items until all are asked for', async () => {
  const items = ['Soup', 'Salad', 'Bread', 'Cake'].map((name, index) => off(index + 1, name));
  const user = renderScreen(openHome([off(9, 'Tart', soldOut), ...items]), '/dashboard/app');
  const shown = await strip();
  expect(shown.getAllByRole('button', { name: /^Make available/ })).toHaveLength(3);
  // The others are counted: named beside these, they read as if they were all.
  expect(shown.queryByText(/Tart|Cake/)).toBeNull();
  await user.click(shown.getByRole('button', { name: 'Show all 5' }));
  expect(shown.getByText('sold out, back tomorrow')).toBeVisible();
  expect(shown.getAllByRole('listitem')).toHaveLength(5);
  expect(shown.getAllByRole('button', { name: /^Make available/ })).toHaveLength(4);
  await user.click(shown.getByRole('button', { name: 'Show fewer' }));
  expect(shown.getAllByRole('listitem')).toHaveLength(3);
});

test('names the items in one line where none can be made available', async () => {
  renderScreen(openHome([off(9, 'Tart', soldOut)]), '/dashboard/app');
  expect(await (await strip()).findByText(/Tart \(sold out, back tomorrow\)/)).toBeVisible();
});

test('an item that failed to become available stays, with the reason and a retry', async () => {
  const server = openHome([off(1, 'Rye bread')]);
  server.on(updateProductAvailability, new Refusal(409, 'CONFLICT', 'Someone deleted it.'));
  const user = renderScreen(server, '/dashboard/app');
  await user.click(await screen.findByRole('button', { name: 'Make available: Rye bread' }));
  await screen.findByText(/couldn't make Rye bread available.*deleted/);
  await waitFor(async () => expect((await strip()).getByText('Rye bread')).toBeVisible());
});

test('an item whose Undo failed stays available, with the reason', async () => {
  const server = openHome([off(1, 'Rye bread')]);
  const user = renderScreen(server, '/dashboard/app');
  await user.click(await screen.findByRole('button', { name: 'Make available: Rye bread' }));
  await screen.findByText('Rye bread is available');
  server.on(updateProductAvailability, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText("We couldn't make Rye bread unavailable. Not now.");
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Unavailable items' })).toBeNull(),
  );
});

test("an accountant sees what is unavailable and can't change it", async () => {
  const show = async (store: Partial<Business>) => {
    const server = openHome([off(1, 'Rye bread')]).on(findBusinesses, oneStore(store));
    const user = renderScreen(server, '/dashboard/app');
    const region = await screen.findByRole('region', { name: 'Unavailable items' });
    const more = within(region).queryByRole('button', { name: 'Show all 1' });
    if (more) await user.click(more);
    return region;
  };
  expect(await offersKeptFrom({ role: 'accountant' }, show)).toEqual(['Make available: Rye bread']);
});
