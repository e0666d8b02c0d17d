import { findBusinesses, type Business } from '@counter/contract/store';
import {
  findCategories,
  findOffMenu,
  findStoreProducts,
  updateProductAvailability,
} from '@counter/contract/menu';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aProduct } from '../../../testing/product-fixture.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { oneStore, openStore } from '../../../testing/store.ts';
import { offersKeptFrom } from '../../../testing/offers.ts';

test('two presses in a row make a product unavailable until tomorrow, and Undo reverts it', async () => {
  const off = aProduct({ available: false, unavailableUntil: '2026-11-21T05:00:00Z' });
  let known = aProduct();
  const server = openStore()
    .on(findCategories, { data: [] })
    .on(findOffMenu, { data: [] })
    .on(findStoreProducts, () => ({ data: { content: [known], totalElements: 1 } }))
    .on(updateProductAvailability, ({ body }) => {
      known = body.available ? aProduct() : off;
      return { data: known };
    });
  const user = renderScreen(server, '/dashboard/products');
  const offered = await screen.findByRole('switch', { name: 'Rye bread is available' });
  expect(offered).toBeChecked();
  await user.click(offered);
  await user.click(await screen.findByRole('button', { name: 'Mark as unavailable' }));
  await waitFor(() => expect(offered).not.toBeChecked());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(offered).toBeChecked());
  const sent = server.received(updateProductAvailability).map(({ body }) => body);
  expect(sent).toEqual([
    { storeId: 3, id: 1, available: false, until: 'TODAY' },
    { storeId: 3, id: 1, available: true },
  ]);
});

const changes = ['Add category', 'Add product', 'Manage categories', 'Rye bread'];

test.each<[string, Business['role'], string[]]>([
  ['staff mark products and change none', 'staff', changes],
  [
    'accountants see the menu and change nothing',
    'accountant',
    [...changes, 'Actions for Rye bread', 'Rye bread is available'],
  ],
])('%s', async (_what, role, kept) => {
  const show = async (store: Partial<Business>) => {
    const server = openStore()
      .on(findBusinesses, oneStore(store))
      .on(findCategories, { data: [] })
      .on(findOffMenu, { data: [] })
      .on(findStoreProducts, { data: { content: [aProduct()], totalElements: 1 } });
    renderScreen(server, '/dashboard/products');
    await screen.findByText('Rye bread');
    return screen.getByRole('main');
  };
  expect(await offersKeptFrom({ role }, show)).toEqual(expect.arrayContaining(kept));
});
