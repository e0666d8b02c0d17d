import {
  findExpenseChoices,
  findSupplier,
  findSuppliers,
  removeSupplier,
  restoreSupplier,
  saveExpense,
  saveSupplier,
} from '@counter/contract/expenses';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRow } from '../../testing/stores/copies.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { post } from '../../testing/partner-api/partners.ts';

let market: TestMarket;

beforeAll(async () => {
  market = await createTestMarket();
});
afterAll(() => market.test.close());

async function add(shop: TestShop, name: string, fields: object = {}): Promise<number> {
  const body = { storeId: shop.store.id, name, ...fields };
  return market.ask(saveSupplier, { body }, shop.owner);
}

async function spend(shop: TestShop, supplierId: number, amount: number) {
  const paid = { description: 'Flour', expenseType: 'Ingredients', expenseDate: '2026-03-02' };
  const body = { storeId: shop.store.id, supplierId, amount, ...paid };
  return post(market.test, saveExpense, body, shop.owner);
}

async function list(shop: TestShop, search = '') {
  const body = { storeId: shop.store.id, search, pageNumber: 0 };
  return (await market.ask(findSuppliers, { body }, shop.owner)).content;
}

async function read(shop: TestShop, id: number) {
  const params = { storeId: String(shop.store.id), supplierId: String(id) };
  return market.ask(findSupplier, { params }, shop.owner);
}

describe('suppliers', () => {
  it('are listed by name with what was spent at each, and found by any of their details', async () => {
    const shop = await market.addShop();
    const mill = await add(shop, 'the mill', { supplies: 'Flour', phone: '+1 (212) 555-0142' });
    await add(shop, 'Dairy', { contactPerson: 'Bo', email: 'bo@dairy.test' });
    await spend(shop, mill, 2000);
    await spend(shop, mill, 500);
    expect(await list(shop)).toMatchObject([
      { name: 'Dairy', expenses: 0, spent: 0, lastExpenseDate: null },
      { name: 'the mill', expenses: 2, spent: 2500, lastExpenseDate: '2026-03-02' },
    ]);
    for (const search of ['MILL', 'flour', '212 555']) {
      expect(await list(shop, search)).toMatchObject([{ id: mill }]);
    }
    expect(await list(shop, 'bo@')).toMatchObject([{ name: 'Dairy' }]);
    expect(await read(shop, mill)).toMatchObject({ latest: [{ amount: 500 }, { amount: 2000 }] });
  });

  it('are suggested by name, at most 500', async () => {
    const shop = await market.addShop();
    await add(shop, 'the mill');
    const id = await add(shop, 'Dairy');
    await add(await market.addShop(), 'Not ours');
    const params = { storeId: String(shop.store.id) };
    const suggested = async () => {
      const { suppliers } = await market.ask(findExpenseChoices, { params }, shop.owner);
      return suppliers.map(({ name }) => name);
    };
    expect(await suggested()).toEqual(['Dairy', 'the mill']);
    await copyRow(market.test.database.db, 'suppliers', id, {
      times: 499,
      set: sql`jsonb_build_object('name', 'Stall ' || lpad(n::text, 3, '0'))`,
    });
    const names = await suggested();
    expect([names.length, names[0], names.at(-1)]).toEqual([500, 'Dairy', 'Stall 499']);
  });

  it('have unique names, regardless of spelling', async () => {
    const shop = await market.addShop();
    await add(shop, 'Dairy');
    const body = { storeId: shop.store.id, name: ' DAIRY ' };
    const response = await post(market.test, saveSupplier, body, shop.owner);
    expect(response.json()).toMatchObject({
      code: 'INVALID_FIELDS',
      errors: [{ path: 'name', message: 'There is a supplier DAIRY already.' }],
    });
  });

  it('never share a name, even when two are renamed at once', async () => {
    const shop = await market.addShop();
    const ids = [await add(shop, 'Dairy'), await add(shop, 'Mill')];
    const rename = (id: number) => {
      const body = { storeId: shop.store.id, id, olVersion: 1, name: 'Farm' };
      return post(market.test, saveSupplier, body, shop.owner);
    };
    const answers = await Promise.all(ids.map(rename));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 422,
    ]);
    expect(answers.find(({ statusCode }) => statusCode === 422)?.json()).toMatchObject({
      code: 'INVALID_FIELDS',
      errors: [{ path: 'name', message: 'There is a supplier Farm already.' }],
    });
    expect((await list(shop)).filter(({ name }) => name === 'Farm')).toHaveLength(1);
  });

  it("stay on past expenses once removed, aren't offered for new ones, and can be restored", async () => {
    const shop = await market.addShop();
    const id = await add(shop, 'Dairy');
    await spend(shop, id, 900);
    const body = { storeId: shop.store.id, id };
    const mill = await add(shop, 'The mill');
    await market.ask(removeSupplier, { body }, shop.owner);
    expect(await list(shop)).toMatchObject([{ id: mill }]);
    await market.ask(removeSupplier, { body: { storeId: shop.store.id, id: mill } }, shop.owner);
    expect(await list(shop)).toEqual([]);
    expect(await read(shop, id)).toMatchObject({
      removed: true,
      spent: 900,
      latest: [{ supplier: { id, name: 'Dairy' } }],
    });
    const params = { storeId: String(shop.store.id) };
    expect((await market.ask(findExpenseChoices, { params }, shop.owner)).suppliers).toEqual([]);
    expect((await spend(shop, id, 100)).json()).toMatchObject({
      errors: [{ message: 'Dairy was removed. Choose another supplier.' }],
    });
    await market.ask(restoreSupplier, { body }, shop.owner);
    expect(await list(shop)).toMatchObject([{ id, spent: 900 }]);
    expect(await list(shop)).toHaveLength(1);
    await market.ask(removeSupplier, { body }, shop.owner);
    await add(shop, 'dairy');
    const back = await market.test.call(restoreSupplier, { body }, shop.owner);
    expect(back.json()).toMatchObject({ code: 'CONFLICT' });
  });

  it('change only from the current version', async () => {
    const shop = await market.addShop();
    const id = await add(shop, 'Dairy');
    const other = await add(shop, 'Mill');
    const change = (fields: object) =>
      post(market.test, saveSupplier, { storeId: shop.store.id, id, ...fields }, shop.owner);
    expect((await change({ name: 'Dairy', olVersion: 1, notes: 'Fridays' })).statusCode).toBe(200);
    expect((await change({ name: 'Dairy', olVersion: 1 })).json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      detail: `${shop.owner.name} changed the notes of "Dairy" at 12:00 PM, after you opened it. Nothing was saved.`,
    });
    expect((await change({ name: 'Mill', olVersion: 2 })).statusCode).toBe(422);
    expect(await read(shop, other)).toMatchObject({ name: 'Mill', olVersion: 1 });
  });
});
