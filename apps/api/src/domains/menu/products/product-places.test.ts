import {
  deleteCategory,
  findPlacedProducts,
  moveProduct,
  saveOptionGroup,
  type PlacedProduct,
} from '@counter/contract/menu';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { statusesOf } from '../../../testing/answers.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { findAudit } from '../../../testing/stores/audit.ts';
import { addMenu, type TestMenu } from '../../../testing/stores/menu.ts';
import { post } from '../../../testing/partner-api/partners.ts';
import { scopeForSystem } from '../../../platform/tenancy/system-scope.ts';
import { findMenu } from '../menu.service.ts';

let test: TestApp;
let menu: TestMenu;
let cakes: number;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  menu = await addMenu(test);
  cakes = await menu.addCategory('Cakes');
});
afterAll(async () => test.close());

async function addCakes(...names: readonly string[]): Promise<number[]> {
  const added: number[] = [];
  for (const name of names) added.push(await menu.add({ name, categories: [cakes] }));
  return added;
}

const move = async (id: number, after: number | null) =>
  post(test, moveProduct, { storeId: menu.store.id, id, after }, menu.manager);

async function placed(categoryId = cakes): Promise<string[]> {
  const params = { storeId: String(menu.store.id), categoryId: String(categoryId) };
  const response = await test.call(findPlacedProducts, { params }, menu.manager);
  return response.json<{ data: PlacedProduct[] }>().data.map(({ name }) => name);
}

/** The names as the web store and the API show them. */
async function shown(): Promise<string[]> {
  const { db, clock } = test.platform;
  const scope = await scopeForSystem(db, menu.store.id, 'Test');
  const now = clock.now();
  return (await findMenu(db, scope, { at: now, now })).map(({ name }) => name);
}

it('products are sorted by name until one is moved, then as moved, also for customers', async () => {
  const [apple = 0, , plum = 0] = await addCakes('Apple', 'Lemon', 'Plum');
  expect(await placed()).toEqual(['Apple', 'Lemon', 'Plum']);
  await move(plum, null);
  await move(apple, plum);
  expect(await placed()).toEqual(['Plum', 'Apple', 'Lemon']);
  expect(await shown()).toEqual(['Plum', 'Apple', 'Lemon']);
  await addCakes('Almond');
  expect(await shown()).toEqual(['Plum', 'Apple', 'Lemon', 'Almond']);
});

it('products without a category have an order, too', async () => {
  const first = await menu.add({ name: 'Apron' });
  const second = await menu.add({ name: 'Basket' });
  await move(first, second);
  expect(await placed(0)).toEqual(['Basket', 'Apron']);
});

it("two people's simultaneous moves are both kept", async () => {
  const [apple = 0, , plum = 0, rum = 0] = await addCakes('Apple', 'Lemon', 'Plum', 'Rum');
  const answers = await Promise.all([move(rum, null), move(apple, plum)]);
  expect(statusesOf(answers)).toEqual([200, 200]);
  expect(await placed()).toEqual(['Rum', 'Lemon', 'Plum', 'Apple']);
});

it('a place applies only in its category; elsewhere a product follows the placed ones', async () => {
  const breads = await menu.addCategory('Breads');
  const [apple = 0, lemon = 0] = await addCakes('Apple', 'Lemon');
  const rye = await menu.add({ name: 'Rye', categories: [breads] });
  await menu.add({ name: 'Oat', categories: [breads] });
  await move(lemon, null);
  await move(rye, null);
  await test.call(
    deleteCategory,
    {
      params: { storeId: String(menu.store.id), categoryId: String(cakes) },
      query: { moveTo: String(breads) },
    },
    menu.manager,
  );
  expect(await placed(breads)).toEqual(['Rye', 'Oat', 'Apple', 'Lemon']);
  expect((await move(apple, null)).statusCode).toBe(200);
  expect(await placed(breads)).toEqual(['Apple', 'Rye', 'Oat', 'Lemon']);
});

it('a move keeps open forms valid and is logged', async () => {
  const [apple = 0, lemon = 0] = await addCakes('Apple', 'Lemon');
  await move(apple, lemon);
  expect(await menu.find(apple)).toMatchObject({ olVersion: 1 });
  expect((await findAudit(test.platform.db, 'product.order')).at(-1)).toMatchObject({
    storeId: menu.store.id,
    after: { name: 'Apple', place: 2 },
  });
});

it("a move refuses other stores' products, products of other categories and unknown categories", async () => {
  const [apple = 0] = await addCakes('Apple');
  const apron = await menu.add({ name: 'Apron' });
  const theirs = await (await addMenu(test)).add();
  expect((await move(theirs, null)).statusCode).toBe(404);
  expect((await move(apple, theirs)).statusCode).toBe(409);
  expect((await move(apple, apron)).statusCode).toBe(409);
  const params = { storeId: String(menu.store.id), categoryId: '999999' };
  const response = await test.call(findPlacedProducts, { params }, menu.manager);
  expect(response.statusCode).toBe(404);
});

it('a product leaves the categories and option groups of the others as they are', async () => {
  const group = {
    storeId: menu.store.id,
    name: 'Size',
    minimum: 0,
    maximum: 1,
    choices: [{ name: 'Large', price: 100 }],
  };
  const saved = await post(test, saveOptionGroup, group, menu.manager);
  const optionGroupIds = [saved.json<{ data: { id: number } }>().data.id];
  const id = await menu.add({ name: 'Plum cake', categories: [cakes], optionGroupIds });
  await menu.add({ name: 'Roll', categories: [], optionGroupIds: [] });
  expect(await menu.find(id)).toMatchObject({ categories: [{ id: cakes }], optionGroupIds });
});
