import { findAnything, type Found } from '@counter/contract/search';
import { Refusal } from '@counter/contract/testing';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cacheOf, type ResourcePlace } from '../../lib/resource/place.ts';
import type { CurrentStore } from '../../lib/store-context.tsx';
import { storeKey } from '../../lib/store-key.ts';
import { aProduct } from '../../testing/product-fixture.ts';
import { passTime, renderScreen } from '../../testing/render-screen.tsx';
import { openStore } from '../../testing/store.ts';
import { showFoundProduct } from './search.queries.ts';

const nothing: Found = { orders: [], customers: [], products: [], payouts: [] };
const maya = aProduct({ id: 9, name: 'Maya bread' });
const malt = aProduct({ id: 10, name: 'Malt loaf' });
const both: Found = { ...nothing, products: [maya, malt] };

async function openPalette(server = openStore()) {
  const user = renderScreen(server, '/dashboard/orders');
  await screen.findByRole('heading', { name: 'Order Management' });
  await user.click(screen.getByRole('button', { name: /^Search or go to/ }));
  return { server, user, field: await screen.findByRole('combobox') };
}

const asked = (server: ReturnType<typeof openStore>) =>
  server.received(findAnything).map(({ query }) => query.q);

test("a search queries the open store once, isn't retried automatically, and reloads each time", async () => {
  const server = openStore().on(findAnything, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const { user, field } = await openPalette(server);
  expect(asked(server)).toEqual([]);
  await user.type(field, 'ma');
  await waitFor(() => expect(asked(server)).toEqual(['ma']));
  await passTime(20_000);
  expect(asked(server)).toEqual(['ma']);
  expect(server.received(findAnything)[0]?.params.storeId).toBe(3);
  server.on(findAnything, { data: both });
  await user.type(field, 'y');
  await screen.findByRole('option', { name: /Maya bread/ });
  await user.type(field, '{Backspace}');
  await waitFor(() => expect(asked(server).length).toBeGreaterThan(2));
  const before = asked(server).length;
  await user.type(field, 'y');
  await waitFor(() => expect(asked(server).length).toBeGreaterThan(before));
});

test('recent results show at once while they reload', async () => {
  const { user, field, server } = await openPalette(openStore().on(findAnything, { data: both }));
  await user.type(field, 'may');
  await screen.findByRole('option', { name: /Maya bread/ });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  const late = Promise.withResolvers<void>();
  server.on(findAnything, async () => {
    await late.promise;
    return { data: nothing };
  });
  const before = asked(server).length;
  await user.click(screen.getByRole('button', { name: /^Search or go to/ }));
  await user.type(await screen.findByRole('combobox'), 'may');
  expect(await screen.findByRole('option', { name: /Maya bread/ })).toBeVisible();
  await waitFor(() => expect(asked(server).slice(before)).toContain('may'));
  late.resolve();
  await waitFor(() => expect(screen.queryByRole('option', { name: /Maya bread/ })).toBeNull());
});

test('an updated product shows in all search results of its store', async () => {
  const client = new QueryClient();
  const scope: CurrentStore = {
    userId: 7,
    storeId: 3,
    storeUrl: 'cedar-kitchen',
    name: 'Cedar Kitchen',
    fullName: 'Cedar Kitchen, Harbour',
    currency: 'USD',
    timeZone: 'America/New_York',
    role: 'owner',
    viewedUntil: undefined,
    waiting: false,
    can: () => true,
    opens: () => true,
  };
  const own = [...storeKey('search', 3), 'found', 'ma'];
  const other = [...storeKey('search', 4), 'found', 'ma'];
  const unread = [...storeKey('search', 3), 'other'];
  for (const key of [own, other, unread]) client.setQueryData(key, both);
  const place: ResourcePlace<CurrentStore> = {
    useScope: () => scope,
    keyOf: () => ['menu'],
    staleAfterWrite: () => [],
  };
  const off = { ...maya, available: false };
  await showFoundProduct(cacheOf(place, scope, client), off);
  expect(client.getQueryData(own)).toEqual({ ...nothing, products: [off, malt] });
  expect(client.getQueryData(other)).toEqual(both);
  expect(client.getQueryData(unread)).toEqual(both);
});
