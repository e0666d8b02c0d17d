import {
  deleteCategory,
  findCategories,
  findCategoryPage,
  findSuggestedCategories,
  moveCategory,
  saveCategory,
  type Category,
  type SuggestedCategory,
} from '@counter/contract/menu';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statusesOf } from '../../../testing/answers.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { findAudit } from '../../../testing/stores/audit.ts';
import { addMenu, type TestMenu } from '../../../testing/stores/menu.ts';
import { post } from '../../../testing/partner-api/partners.ts';

let test: TestApp;
let menu: TestMenu;
let other: TestMenu;
/** Bread, Cakes and Drinks. */
let ids: readonly [number, number, number];

beforeAll(async () => {
  test = await createTestApp();
  other = await addMenu(test);
});
beforeEach(async () => {
  menu = await addMenu(test);
  ids = [
    await menu.addCategory('Bread'),
    await menu.addCategory('Cakes'),
    await menu.addCategory('Drinks'),
  ];
});
afterAll(async () => test.close());

const inStore = () => ({ storeId: String(menu.store.id) });

async function list(): Promise<Category[]> {
  const response = await test.call(findCategories, { params: inStore() }, menu.manager);
  return response.json<{ data: Category[] }>().data;
}

const names = async () => (await list()).map(({ name }) => name);

const save = async (fields: Readonly<Record<string, unknown>>) =>
  post(test, saveCategory, { storeId: menu.store.id, ...fields }, menu.manager);

const move = async (id: number, after: number | null) =>
  post(test, moveCategory, { storeId: menu.store.id, id, after }, menu.manager);

const remove = async (categoryId: number, moveTo?: number) =>
  test.call(
    deleteCategory,
    {
      params: { ...inStore(), categoryId: String(categoryId) },
      query: moveTo === undefined ? {} : { moveTo: String(moveTo) },
    },
    menu.manager,
  );

describe("a store's categories", () => {
  it('are listed in order, all at once or 10 per page', async () => {
    for (let at = 1; at <= 9; at += 1) await menu.addCategory(`Shelf ${at}`);
    expect((await names()).slice(0, 4)).toEqual(['Bread', 'Cakes', 'Drinks', 'Shelf 1']);
    const body = { storeId: menu.store.id, pageNumber: 1 };
    const response = await test.call(findCategoryPage, { body }, menu.manager);
    expect(response.json()).toMatchObject({
      data: { content: [{ name: 'Shelf 8' }, { name: 'Shelf 9' }], totalElements: 12 },
    });
  });

  it('show how many products on the menu they have', async () => {
    await menu.add({ categories: [ids[0], ids[1]] });
    await menu.add({ categories: [ids[1]] });
    expect(await list()).toMatchObject([
      { products: 1, label: 'Bread', value: ids[0] },
      { products: 2 },
      { products: 0 },
    ]);
  });

  it('are suggested by the kind of business', async () => {
    const response = await test.call(findSuggestedCategories, {}, menu.manager);
    const { data } = response.json<{ data: SuggestedCategory[] }>();
    const natures = data.map(({ businessNature }) => businessNature);
    expect(natures).toEqual(natures.toSorted());
    expect(data).toContainEqual({
      name: 'Bread',
      description: 'Loaves and rolls',
      value: 'Bread',
      label: 'Bread',
      businessNature: 'Bakery',
    });
  });
});

describe('saving a category', () => {
  it('adds one at the end or at a given place, and says so', async () => {
    const first = await save({ name: ' Soups ', description: 'Hot', categoryOrder: 1 });
    expect(first.json()).toMatchObject({ message: 'Category is added successfully' });
    await save({ name: 'Ice', categoryOrder: 99 });
    expect(await list()).toMatchObject(
      ['Soups', 'Bread', 'Cakes', 'Drinks', 'Ice'].map((name, index) => ({
        name,
        categoryOrder: index + 1,
      })),
    );
    expect((await findAudit(test.platform.db, 'category.create')).at(-1)).toMatchObject({
      storeId: menu.store.id,
      after: { name: 'Ice', description: '', categoryOrder: 5 },
    });
  });

  it('changes one in place, or moves it', async () => {
    const [, cakes, drinks] = ids;
    const response = await save({ id: cakes, name: 'Tarts' });
    expect(response.json()).toEqual({ data: cakes, message: 'Category is edited successfully' });
    await save({ id: drinks, name: 'Drinks', categoryOrder: 1 });
    expect(await names()).toEqual(['Drinks', 'Bread', 'Tarts']);
    expect((await save({ id: cakes, name: 'TARTS' })).statusCode).toBe(200);
  });

  it('allows a name once, whatever its case, even if sent at once', async () => {
    const message = 'You already have a category with this name.';
    expect((await save({ id: ids[1], name: 'bread' })).json()).toMatchObject({
      errors: [{ path: 'name', message }],
    });
    const sent = await Promise.all(['Soups', 'soups', 'SOUPS'].map(async (name) => save({ name })));
    expect(statusesOf(sent)).toEqual([200, 422, 422]);
    expect(await names()).toHaveLength(4);
  });

  it("doesn't touch another store's", async () => {
    const theirs = await other.addCategory(`Theirs ${menu.store.id}`);
    expect((await save({ id: theirs, name: 'Mine' })).statusCode).toBe(404);
    expect((await remove(theirs, 0)).statusCode).toBe(404);
    expect((await move(theirs, ids[0])).statusCode).toBe(409);
    expect((await move(ids[0], theirs)).statusCode).toBe(409);
  });
});

describe('the order of categories', () => {
  it('follows each move', async () => {
    const [bread, cakes, drinks] = ids;
    expect((await move(drinks, null)).json()).toMatchObject({
      data: [
        { name: 'Drinks', categoryOrder: 1 },
        { name: 'Bread', categoryOrder: 2 },
        { name: 'Cakes', categoryOrder: 3 },
      ],
    });
    await move(bread, cakes);
    expect(await names()).toEqual(['Drinks', 'Cakes', 'Bread']);
  });

  it("keeps two people's simultaneous moves", async () => {
    const [bread, cakes, drinks] = ids;
    const teas = await menu.addCategory('Teas');
    await Promise.all([move(teas, null), move(bread, drinks)]);
    expect(await names()).toEqual(['Teas', 'Cakes', 'Drinks', 'Bread']);
    await Promise.all([move(teas, cakes), move(drinks, null)]);
    expect(await names()).toEqual(['Drinks', 'Cakes', 'Teas', 'Bread']);
  });

  it('stays the same if one of the two categories is gone', async () => {
    for (const response of [await move(ids[0], 999_999), await move(999_999, null)]) {
      expect(response.json()).toMatchObject({
        code: 'CONFLICT',
        detail: 'Someone else changed the menu. Reload the page and try again.',
      });
    }
    expect(await names()).toEqual(['Bread', 'Cakes', 'Drinks']);
  });
});

describe('deleting a category', () => {
  it('without products renumbers the others', async () => {
    expect((await remove(ids[0])).json()).toEqual({
      data: { moved: 0 },
      message: 'Category is deleted successfully',
    });
    expect(await list()).toMatchObject([
      { name: 'Cakes', categoryOrder: 1 },
      { name: 'Drinks', categoryOrder: 2 },
    ]);
  });

  it('with products asks where they go', async () => {
    await menu.add({ categories: [ids[0]] });
    const one = await remove(ids[0]);
    expect(one.statusCode).toBe(409);
    expect(one.json()).toMatchObject({
      code: 'CATEGORY_IN_USE',
      detail: '1 product is in "Bread". Say where it goes.',
    });
    await menu.add({ categories: [ids[0]] });
    expect((await remove(ids[0])).json()).toMatchObject({
      detail: '2 products are in "Bread". Choose another category for them.',
    });
    expect(await names()).toHaveLength(3);
  });

  it('moves its products to another one, each once', async () => {
    const [bread, cakes, drinks] = ids;
    const only = await menu.add({ categories: [bread] });
    const both = await menu.add({ categories: [bread, drinks, cakes] });
    expect((await remove(bread, cakes)).json()).toMatchObject({ data: { moved: 2 } });
    expect(await menu.find(only)).toMatchObject({ categories: [{ id: cakes }], olVersion: 2 });
    expect(await menu.find(both)).toMatchObject({ categories: [{ id: drinks }, { id: cakes }] });
    const stale = await menu.save({ id: only, olVersion: 1 });
    expect(stale.json<{ detail: string }>().detail).toContain('changed the categories of');
  });

  it('leaves its products without a category on request', async () => {
    const product = await menu.add({ categories: [ids[0]] });
    expect((await remove(ids[0], 0)).json()).toMatchObject({ data: { moved: 1 } });
    expect(await menu.find(product)).toMatchObject({ categories: [], categoryId: null });
  });

  it('works while products are added to it', async () => {
    const [bread, cakes] = ids;
    const products = await Promise.all([1, 2, 3].map(async () => menu.add()));
    const answers = await Promise.all([
      ...products.map(async (id) => menu.save({ id, olVersion: 1, categories: [bread] })),
      remove(bread, cakes),
      ...[1, 2, 3].map(async () => menu.save({ categories: [bread] })),
      move(ids[2], null),
    ]);
    // What came too late is refused; nothing fails.
    expect(statusesOf(answers).filter((status) => ![200, 409, 422].includes(status))).toEqual([]);
    expect(await names()).toHaveLength(2);
    expect((await list()).map(({ categoryOrder }) => categoryOrder)).toEqual([1, 2]);
  });

  it('refuses to move its products to anything but another category of the store', async () => {
    await menu.add({ categories: [ids[0]] });
    const theirs = await other.addCategory(`Elsewhere ${menu.store.id}`);
    for (const nowhere of [ids[0], theirs, 999_999]) {
      const response = await remove(ids[0], nowhere);
      expect(response.json()).toMatchObject({ errors: [{ path: 'moveTo' }] });
    }
    expect(await names()).toContain('Bread');
  });
});
