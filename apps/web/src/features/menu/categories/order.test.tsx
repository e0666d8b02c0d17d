import {
  findCategories,
  findOffMenu,
  findPlacedProducts,
  findStoreProducts,
  moveCategory,
  moveProduct,
  type Category,
  type PlacedProduct,
} from '@counter/contract/menu';
import { Refusal, type FakeServer } from '@counter/contract/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';

function aCategory(id: number, name: string): Category {
  const fixed = { storeId: 3, description: '', stationId: null, products: 2 };
  return { id, name, ...fixed, categoryOrder: id, value: id, label: name };
}

const breads = aCategory(1, 'Breads');
const cakes = aCategory(2, 'Cakes');
const plum: PlacedProduct = { id: 11, name: 'Plum cake', image: null, price: 1200 };
const rum: PlacedProduct = { id: 12, name: 'Rum cake', image: null, price: 900 };

function show(categories: Category[] = [breads, cakes]) {
  const server = openStore()
    .on(findCategories, { data: categories })
    .on(findPlacedProducts, { data: [plum, rum] })
    .on(findOffMenu, { data: [] })
    .on(findStoreProducts, { data: { content: [], totalElements: 0 } });
  return { server, user: renderScreen(server, '/dashboard/products?dialog=categories') };
}

type User = ReturnType<typeof show>['user'];

async function move(user: User, name: string, keys: string) {
  (await screen.findByRole('button', { name: `Move ${name}` })).focus();
  await user.keyboard(keys);
}

const names = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const bodies = (server: FakeServer) => server.received(moveCategory).map(({ body }) => body);

test('a category moves behind another one at once', async () => {
  const { server, user } = show();
  server.on(moveCategory, { data: [cakes, breads] });
  await screen.findByRole('button', { name: 'Move Breads' });
  server.on(findCategories, { data: [cakes, breads] });
  await move(user, 'Breads', ' {ArrowDown} ');
  expect(await names('Categories')).toEqual(['Cakes2 products', 'Breads2 products']);
  expect(screen.getByText('Breads is now 2 of 2.')).toBeInTheDocument();
  expect(bodies(server)).toEqual([{ storeId: 3, id: 1, after: 2 }]);
});

test('a refused move is reverted and says why', async () => {
  const { server, user } = show();
  server.on(moveCategory, new Refusal(409, 'CONFLICT', 'Someone else changed the menu.'));
  await move(user, 'Cakes', ' {ArrowUp} ');
  await screen.findByText(/The order stays as it was\. Someone else changed the menu\./);
  expect(await names('Categories')).toEqual(['Breads2 products', 'Cakes2 products']);
  expect(bodies(server)).toEqual([{ storeId: 3, id: 2, after: null }]);
});

test('Escape cancels moving a category and leaves the dialog open', async () => {
  const { server, user } = show();
  await move(user, 'Cakes', ' {ArrowUp}{Escape}');
  expect(await names('Categories')).toEqual(['Breads2 products', 'Cakes2 products']);
  expect(screen.getByRole('dialog', { name: 'Manage categories' })).toBeVisible();
  expect(server.received(moveCategory)).toEqual([]);
});

test('a category can move to the next page of ten', async () => {
  const many = Array.from({ length: 11 }, (_, place) => aCategory(place + 1, `Shelf ${place + 1}`));
  const { server, user } = show(many);
  server.on(moveCategory, { data: many });
  await move(user, 'Shelf 10', ' {ArrowDown}');
  expect(screen.getByRole('button', { name: 'Move Shelf 10' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Move Shelf 1' })).toBeNull();
  await user.keyboard(' ');
  expect(bodies(server)).toEqual([{ storeId: 3, id: 10, after: 11 }]);
});

test("a category's products can be sorted for customers", async () => {
  const { server, user } = show();
  server.on(moveProduct, { data: [rum, plum] });
  await user.click(await screen.findByRole('button', { name: 'Actions for Cakes' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Order products' }));
  await screen.findByRole('dialog', { name: 'Order the products of Cakes' });
  server.on(findPlacedProducts, { data: [rum, plum] });
  await move(user, 'Rum cake', ' {ArrowUp} ');
  expect(await names('Order products')).toEqual(['Rum cake$ 9.00', 'Plum cake$ 12.00']);
  expect(server.received(moveProduct).map(({ body }) => body)).toEqual([
    { storeId: 3, id: 12, after: null },
  ]);
  expect(server.received(findPlacedProducts)[0]?.params.categoryId).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Back to categories' }));
  expect(await names('Categories')).toHaveLength(2);
});

test('products without a category can be sorted, too', async () => {
  const { server, user } = show([]);
  await user.click(await screen.findByRole('button', { name: 'Order products' }));
  expect(await names('Order products')).toHaveLength(2);
  expect(server.received(findPlacedProducts)[0]?.params.categoryId).toBe(0);
});
