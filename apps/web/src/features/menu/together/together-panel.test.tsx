import { findOrderedTogether } from '@counter/contract/analytics';
import {
  findCategories,
  findOptionGroups,
  findProduct,
  findSuggestedCategories,
} from '@counter/contract/menu';
import { Refusal } from '@counter/contract/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aProduct } from '../../../testing/product-fixture.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';

const server = () =>
  openStore()
    .on(findProduct, { data: aProduct() })
    .on(findCategories, { data: [] })
    .on(findSuggestedCategories, { data: [] })
    .on(findOptionGroups, { data: [] });

const panel = async () =>
  within(await screen.findByRole('region', { name: 'Often ordered together' }));

test('lists products bought together, with how often, and links to their forms', async () => {
  const tea = { productId: 9, name: 'Mint tea', orders: 12 };
  const known = server().on(findOrderedTogether, { data: { orders: 40, products: [tea] } });
  renderScreen(known, '/dashboard/product/form?id=1');
  const shown = await panel();
  expect(await shown.findByText('in 12 of 40 orders (30%)')).toBeVisible();
  expect(shown.getByRole('link', { name: 'Mint tea' })).toHaveAttribute(
    'href',
    '/dashboard/product/form?id=9',
  );
  expect(known.received(findOrderedTogether)[0]?.params).toEqual({ storeId: 3, productId: 1 });
});

test('too few orders differ from none, and a new product has no figures', async () => {
  const few = server().on(findOrderedTogether, { data: { orders: 2, products: [] } });
  renderScreen(few, '/dashboard/product/form?id=1');
  expect(await (await panel()).findByText(/^It was in 2 orders/)).toBeVisible();
});

test('a failure shows where it happened and can be retried', async () => {
  const away = server().on(findOrderedTogether, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(away, '/dashboard/business/cedar-kitchen/product/form?id=1');
  const shown = await panel();
  await shown.findByText("We couldn't load what sells beside it");
  away.on(findOrderedTogether, { data: { orders: 0, products: [] } });
  await user.click(shown.getByRole('button', { name: 'Try again' }));
  expect(await shown.findByText('No one ordered it in the last 90 days.')).toBeVisible();
});
