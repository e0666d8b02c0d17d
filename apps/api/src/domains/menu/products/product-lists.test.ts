import {
  findBusinessProducts,
  findMenuItems,
  findStoreProducts,
  searchBusinessProducts,
  type Product,
} from '@counter/contract/menu';
import type { CallOf } from '@counter/contract/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { movableClock } from '../../../platform/kernel/clock.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { addMenu, type TestMenu } from '../../../testing/stores/menu.ts';

const noon = new Date('2026-03-04T17:00:00Z');
const clock = movableClock(noon);
let test: TestApp;
let menu: TestMenu;
let bread: number;
let cakes: number;

beforeAll(async () => {
  test = await createTestApp({ clock });
  menu = await addMenu(test);
  [bread, cakes] = [await menu.addCategory('Bread'), await menu.addCategory('Cakes')];
  await menu.add({ name: 'rye bread', categories: [bread], featuredItem: true });
  await menu.add({ name: 'Seed roll', categories: [bread], available: false });
  await menu.add({
    name: 'Apple cake',
    categories: [cakes, bread],
    available: false,
    unavailableUntil: '2026-03-04T18:00:00Z',
  });
  await menu.saveInBusiness({ category: cakes, productName: '50% butter cake', code: '4006381' });
  await menu.add({ name: 'Butter', enabledDailyLimit: true, dailyLimit: 2 });
  const other = await addMenu(test);
  await other.add({ name: 'Rye bread of others' });
});
afterAll(async () => test.close());
beforeEach(() => clock.set(noon));

type Listed = { content: Product[]; totalElements: number };
type Wanted<E extends typeof findStoreProducts | typeof findBusinessProducts> = Partial<
  CallOf<E>['body']
>;

async function list(wanted: Wanted<typeof findStoreProducts> = {}): Promise<Listed> {
  const body = { storeId: menu.store.id, ...wanted };
  return (await test.call(findStoreProducts, { body }, menu.manager)).json<{ data: Listed }>().data;
}

async function listInBusiness(wanted: Wanted<typeof findBusinessProducts> = {}): Promise<Listed> {
  const body = { id: menu.store.id, ...wanted };
  const response = await test.call(findBusinessProducts, { body }, menu.manager);
  return response.json<{ data: Listed }>().data;
}

async function search(searchStr: string, categoryId: number | null = null): Promise<string[]> {
  const body = { businessId: menu.store.id, searchStr, categoryId };
  const response = await test.call(searchBusinessProducts, { body }, menu.manager);
  return response.json<{ data: { products: Product[] } }>().data.products.map(({ name }) => name);
}

const namesOf = ({ content }: Listed): string[] => content.map(({ name }) => name);

const everything = ['50% butter cake', 'Apple cake', 'Butter', 'rye bread', 'Seed roll'];

describe("a store's products", () => {
  it("are listed by name in both views, without other stores'", async () => {
    expect(namesOf(await list())).toEqual(everything);
    expect(await listInBusiness()).toEqual(await list());
  });

  it('come in pages; one beyond the end is empty and has the right total', async () => {
    for (const pageNumber of [0, 1]) {
      const { content, totalElements } = await list({ pageNumber, pageSize: 10 });
      expect([content.length, totalElements]).toEqual([pageNumber === 0 ? 5 : 0, 5]);
    }
    expect(namesOf(await listInBusiness({ pageNumber: 1 }))).toEqual([]);
  });

  it.each([
    ['RYE', ['rye bread']],
    ['cake', ['50% butter cake', 'Apple cake']],
    ['0% b', ['50% butter cake']],
    ['0638', ['50% butter cake']],
    ['r%e', []],
    ['___', []],
    // Two characters are too few to search for.
    ['ry', everything],
    ['', everything],
  ])('are found by %j in name or bar code', async (searchStr, names) => {
    expect(namesOf(await list({ searchStr }))).toEqual(names);
    expect(namesOf(await listInBusiness({ searchStr }))).toEqual(names);
    expect(await search(searchStr)).toEqual(names);
  });

  it('are found by their categories', async () => {
    expect(namesOf(await list({ categoryId: cakes }))).toEqual(['50% butter cake', 'Apple cake']);
    const either = await listInBusiness({ categoryIds: [cakes, bread] });
    expect(namesOf(either)).toEqual(everything.filter((name) => name !== 'Butter'));
    expect(await search('', bread)).toEqual(['Apple cake', 'rye bread', 'Seed roll']);
    expect(await search('cake', bread)).toEqual(['Apple cake']);
  });

  it('are filtered by whether they are available now', async () => {
    expect(namesOf(await list({ status: 'notAvailable' }))).toEqual(['Apple cake', 'Seed roll']);
    expect(namesOf(await list({ status: 'featured' }))).toEqual(['rye bread']);
    clock.set(new Date('2026-03-04T18:00:00Z'));
    expect(namesOf(await list({ status: 'notAvailable' }))).toEqual(['Seed roll']);
    expect(namesOf(await list({ status: 'available' }))).toContain('Apple cake');
  });

  it('show whether they are available, why not, and until when', async () => {
    const availabilityOf = async (name: string) =>
      (await list()).content.find((one) => one.name === name)?.availability;
    expect(await availabilityOf('rye bread')).toEqual({ state: 'AVAILABLE', until: null });
    expect(await availabilityOf('Seed roll')).toEqual({ state: 'UNAVAILABLE', until: null });
    expect(await availabilityOf('Apple cake')).toEqual({
      state: 'UNAVAILABLE',
      until: '2026-03-04T18:00:00.000Z',
    });
    const { content } = await list({ searchStr: 'Butter' });
    const butter = content.find(({ dailyLimit }) => dailyLimit === 2);
    await test.platform.db
      .insertInto('productSales')
      .values({ storeId: menu.store.id, day: '2026-03-04', productId: butter?.id ?? 0, sold: 2 })
      .execute();
    expect(await availabilityOf('Butter')).toEqual({
      state: 'SOLD_OUT',
      until: '2026-03-05T05:00:00.000Z',
    });
    clock.set(new Date('2026-03-05T05:00:00Z'));
    expect(await availabilityOf('Butter')).toEqual({ state: 'AVAILABLE', until: null });
  });
});

describe("a store's menu", () => {
  it('lists its categories in order with their products', async () => {
    const params = { storeId: String(menu.store.id) };
    const response = await test.call(findMenuItems, { params }, menu.manager);
    const { data } = response.json<{ data: { categories: unknown[]; items: Listed } }>();
    expect(data.categories).toMatchObject([
      { name: 'Bread', categoryOrder: 1, products: 3 },
      { name: 'Cakes', categoryOrder: 2, products: 2 },
    ]);
    expect(namesOf(data.items)).toEqual(everything);
    expect(data.items.totalElements).toBe(5);
  });
});
