import {
  findCategories,
  findStations,
  maxStations,
  orderStations,
  removeStation,
  restoreStation,
  saveCategory,
  saveStation,
  type Category,
  type Station,
} from '@counter/contract/menu';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { findAudit } from '../../../testing/stores/audit.ts';
import { addMenu, type TestMenu } from '../../../testing/stores/menu.ts';
import { post } from '../../../testing/partner-api/partners.ts';

let test: TestApp;
let menu: TestMenu;
let other: TestMenu;
let burgers: number;
let salads: number;

beforeAll(async () => {
  test = await createTestApp();
  other = await addMenu(test);
});
beforeEach(async () => {
  menu = await addMenu(test);
  burgers = await menu.addCategory('Burgers');
  salads = await menu.addCategory('Salads');
});
afterAll(async () => test.close());

type Fields = Readonly<Record<string, unknown>>;
type Answer = Awaited<ReturnType<typeof post>>;

const stationsOf = (answer: Answer) => answer.json<{ data: Station[] }>().data;
const inStore = () => ({ params: { storeId: String(menu.store.id) } });
const save = async (fields: Fields, key?: string) =>
  post(test, saveStation, { storeId: menu.store.id, ...fields }, menu.manager, key);
const remove = async (id: number) =>
  post(test, removeStation, { storeId: menu.store.id, id }, menu.manager);
const restore = async (id: number) =>
  post(test, restoreStation, { storeId: menu.store.id, id }, menu.manager);
const order = async (stationIds: readonly number[]) =>
  post(test, orderStations, { storeId: menu.store.id, stationIds }, menu.manager);

async function list(): Promise<Station[]> {
  return stationsOf(await test.call(findStations, inStore(), menu.manager));
}

async function add(name: string, categoryIds: readonly number[] = []): Promise<number> {
  return stationsOf(await save({ name, categoryIds })).find((one) => one.name === name)?.id ?? 0;
}

async function stationsOfCategories(): Promise<(number | null)[]> {
  const answer = await test.call(findCategories, inStore(), menu.manager);
  return answer.json<{ data: Category[] }>().data.map(({ stationId }) => stationId);
}

describe("a store's stations", () => {
  it('are none by default, and list the products made at each', async () => {
    expect(await list()).toEqual([]);
    const burger = await menu.add({ categories: [burgers] });
    const both = await menu.add({ categories: [salads, burgers] });
    await menu.add();
    const grill = await add('Grill', [burgers]);
    expect(await list()).toEqual([
      { id: grill, name: 'Grill', categoryIds: [burgers], productIds: [burger, both] },
    ]);
    // The first category with a station counts.
    const cold = await add('Cold', [salads]);
    expect(await list()).toMatchObject([
      { id: grill, productIds: [burger] },
      { id: cold, productIds: [both] },
    ]);
  });

  it('have unique names, whatever their case, and are added once per key', async () => {
    await save({ name: 'Grill' }, 'once');
    await save({ name: 'Grill' }, 'once');
    expect(await list()).toHaveLength(1);
    const taken = await save({ name: 'grill' });
    expect(taken.json()).toMatchObject({
      status: 422,
      errors: [{ path: 'name', message: 'You already have a station with this name.' }],
    });
  });

  it('are limited in number', async () => {
    for (let at = 1; at <= maxStations; at += 1) await add(`Station ${at}`);
    expect((await save({ name: 'One more' })).statusCode).toBe(409);
  });

  it('are listed in the order the store sets', async () => {
    const [grill, cold] = [await add('Grill'), await add('Cold')];
    expect(stationsOf(await order([cold, grill]))).toMatchObject([{ id: cold }, { id: grill }]);
    expect(await list()).toMatchObject([{ id: cold }, { id: grill }]);
    expect((await order([cold])).statusCode).toBe(409);
  });

  it('share no category: the last one to take it keeps it', async () => {
    const grill = await add('Grill', [burgers, salads]);
    const cold = await add('Cold', [salads]);
    expect(await stationsOfCategories()).toEqual([grill, cold]);
    await save({ id: grill, name: 'Fire', categoryIds: [] });
    expect(await stationsOfCategories()).toEqual([null, cold]);
    expect(await findAudit(test.platform.db, 'station.update')).not.toEqual([]);
  });

  it('can also be chosen in the category form', async () => {
    const grill = await add('Grill');
    const category = { storeId: menu.store.id, id: burgers, name: 'Burgers' };
    await post(test, saveCategory, { ...category, stationId: grill }, menu.manager);
    expect(await stationsOfCategories()).toEqual([grill, null]);
    await post(test, saveCategory, category, menu.manager);
    expect(await stationsOfCategories()).toEqual([grill, null]);
    await post(test, saveCategory, { ...category, stationId: null }, menu.manager);
    expect(await stationsOfCategories()).toEqual([null, null]);
  });
});

describe('a deleted station', () => {
  it('leaves its categories without a station and gets them back when restored', async () => {
    const grill = await add('Grill', [burgers]);
    expect(stationsOf(await remove(grill))).toEqual([]);
    expect(await stationsOfCategories()).toEqual([null, null]);
    expect((await save({ id: grill, name: 'Fire' })).statusCode).toBe(404);
    expect(stationsOf(await restore(grill))).toMatchObject([{ categoryIds: [burgers] }]);
    expect(await stationsOfCategories()).toEqual([grill, null]);
  });

  it("can't be restored while another one has its name", async () => {
    const grill = await add('Grill');
    await remove(grill);
    await add('GRILL');
    expect((await restore(grill)).statusCode).toBe(409);
  });
});

describe('in another store', () => {
  it("stations and categories aren't found", async () => {
    const body = { storeId: other.store.id, name: 'Theirs' };
    const [theirs] = stationsOf(await post(test, saveStation, body, other.manager));
    const theirStation = theirs?.id ?? 0;
    const theirCategory = await other.addCategory('Theirs');
    expect((await save({ id: theirStation, name: 'Mine' })).statusCode).toBe(404);
    expect((await save({ name: 'Grill', categoryIds: [theirCategory] })).statusCode).toBe(404);
    expect((await remove(theirStation)).statusCode).toBe(404);
    expect((await restore(theirStation)).statusCode).toBe(404);
    expect((await order([theirStation])).statusCode).toBe(409);
    const category = { storeId: menu.store.id, id: burgers, name: 'Burgers' };
    const chosen = { ...category, stationId: theirStation };
    expect((await post(test, saveCategory, chosen, menu.manager)).statusCode).toBe(422);
    const answer = await test.call(
      findStations,
      { params: { storeId: String(other.store.id) } },
      other.manager,
    );
    expect(stationsOf(answer)).toMatchObject([{ name: 'Theirs', categoryIds: [] }]);
  });
});
