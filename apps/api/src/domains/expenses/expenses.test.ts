import {
  exportExpenses,
  findExpense,
  findExpenseChoices,
  findExpenses,
  removeExpense,
  restoreExpense,
  saveExpense,
  saveSupplier,
} from '@counter/contract/expenses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAudit } from '../../testing/stores/audit.ts';
import { addUser } from '../../testing/stores/marketplace.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { post } from '../../testing/partner-api/partners.ts';

let market: TestMarket;

beforeAll(async () => {
  market = await createTestMarket();
});
afterAll(() => market.test.close());

type Fields = Readonly<Record<string, unknown>>;

const flour = {
  description: 'Flour and yeast',
  expenseType: 'Ingredients',
  amount: 8450,
  expenseDate: '2026-02-27',
};

async function send(shop: TestShop, fields: Fields = {}, key?: string) {
  const body = { storeId: shop.store.id, ...flour, ...fields };
  return post(market.test, saveExpense, body, shop.owner, key);
}

async function add(shop: TestShop, fields: Fields = {}): Promise<number> {
  const response = await send(shop, fields);
  expect(response.statusCode).toBe(200);
  return response.json<{ data: number }>().data;
}

async function list(
  shop: TestShop,
  wanted: { month?: string; search?: string; pageNumber?: number } = {},
) {
  const body = { storeId: shop.store.id, pageNumber: 0, ...wanted };
  return market.ask(findExpenses, { body }, shop.owner);
}

async function read(shop: TestShop, id: number) {
  const params = { storeId: String(shop.store.id), expenseId: String(id) };
  return market.ask(findExpense, { params }, shop.owner);
}

const named = (content: readonly { description: string }[]) =>
  content.map(({ description }) => description);

describe('expenses', () => {
  it('are listed newest first, five a page, with the sums of all results', async () => {
    const shop = await market.addShop();
    await add(shop, {
      description: 'Rent',
      expenseType: 'Rent',
      amount: 150_000,
      expenseDate: '2026-02-01',
    });
    await add(shop, {
      description: 'Gas',
      expenseType: 'energy',
      amount: 9000,
      expenseDate: '2026-03-01',
    });
    await add(shop, {
      description: 'Power',
      expenseType: 'Energy',
      amount: 6000,
      expenseDate: '2026-03-03',
    });
    for (const description of ['Rye', 'Oats', 'Salt'])
      await add(shop, { description, expenseDate: '2026-01-05' });
    await add(await market.addShop(), { description: 'Not ours', expenseDate: '2026-03-02' });
    const first = await list(shop);
    expect(named(first.content)).toEqual(['Power', 'Gas', 'Rent', 'Salt', 'Oats']);
    expect(first).toMatchObject({
      totalElements: 6,
      total: 190_350,
      types: [
        { expenseType: 'Rent', expenses: 1, total: 150_000 },
        { expenseType: 'Ingredients', expenses: 3, total: 25_350 },
        { expenseType: 'Energy', expenses: 2, total: 15_000 },
      ],
      thisMonth: 15_000,
      lastMonth: 150_000,
    });
    expect((await list(shop, { pageNumber: 1 })).content).toHaveLength(1);
    expect(named((await list(shop, { month: '2026-03' })).content)).toEqual(['Power', 'Gas']);
    expect(await list(shop, { search: 'ENERGY' })).toMatchObject({
      totalElements: 2,
      total: 15_000,
    });
    expect(await list(shop, { search: '%' })).toMatchObject({
      totalElements: 0,
      total: 0,
      types: [],
    });
  });

  it('remember their types, suppliers and months', async () => {
    const shop = await market.addShop();
    const params = { storeId: String(shop.store.id) };
    const body = { storeId: shop.store.id, name: 'Miller & Sons' };
    const supplierId = await market.ask(saveSupplier, { body }, shop.owner);
    await add(shop, { expenseType: 'Rent', supplierId });
    await add(shop, { expenseDate: '2025-12-31' });
    await add(shop, { expenseType: 'INGREDIENTS', expenseDate: '2026-03-01' });
    // The later one of a day.
    await add(shop, { expenseType: 'ingredients', expenseDate: '2026-03-01' });
    expect(await market.ask(findExpenseChoices, { params }, shop.owner)).toEqual({
      types: ['ingredients', 'Rent'],
      suppliers: [{ id: supplierId, name: 'Miller & Sons' }],
      months: ['2026-03', '2026-02', '2025-12'],
      items: [],
    });
  });

  it('are added once per idempotency key', async () => {
    const shop = await market.addShop();
    const first = await send(shop, {}, 'same-key');
    expect((await send(shop, {}, 'same-key')).json()).toEqual(first.json());
    expect((await list(shop)).totalElements).toBe(1);
  });

  it('change only from the current version, so nobody is overwritten', async () => {
    const shop = await market.addShop();
    const manager = await addUser(market.test.platform.db, { store: shop.store, role: 'manager' });
    const id = await add(shop);
    const { olVersion } = await read(shop, id);
    const rent = await add(shop, { description: 'Rent', amount: 100 });
    const body = { storeId: shop.store.id, ...flour, id, olVersion };
    await post(market.test, saveExpense, { ...body, amount: 9000 }, manager);
    const late = await send(shop, { id, olVersion, notes: 'Late' });
    const { code, detail } = late.json<{ code: string; detail: string }>();
    expect(code).toBe('CHANGED_MEANWHILE');
    expect(detail).toContain(`${manager.name} changed the amount of "Flour and yeast"`);
    expect(await read(shop, id)).toMatchObject({ amount: 9000, notes: '', olVersion: 2 });
    expect(await read(shop, rent)).toMatchObject({ amount: 100, olVersion: 1 });
    expect((await send(shop, { id })).statusCode).toBe(422);
    const audit = await market.test.database.db
      .selectFrom('auditEntries')
      .where('storeId', '=', shop.store.id)
      .orderBy('id')
      .select(['action', 'subject', 'before', 'after'])
      .execute();
    expect(audit.at(-1)).toEqual({
      action: 'expense.update',
      subject: 'Flour and yeast',
      before: { amount: 8450 },
      after: { amount: 9000 },
    });
  });

  it('can be deleted and restored, once each', async () => {
    const shop = await market.addShop();
    const id = await add(shop);
    const body = { storeId: shop.store.id, id };
    await market.ask(removeExpense, { body }, shop.owner);
    await market.ask(removeExpense, { body }, shop.owner);
    expect(await list(shop)).toMatchObject({ totalElements: 0, total: 0, lastMonth: 0 });
    await add(shop, { description: 'Rent' });
    const gone = await add(shop, { description: 'Gas' });
    await market.ask(removeExpense, { body: { ...body, id: gone } }, shop.owner);
    expect(named((await list(shop)).content)).toEqual(['Rent']);
    expect((await send(shop, { id, olVersion: 1, notes: 'Late' })).statusCode).toBe(404);
    await market.ask(restoreExpense, { body }, shop.owner);
    await market.ask(restoreExpense, { body }, shop.owner);
    expect(named((await list(shop)).content)).toEqual(['Rent', flour.description]);
    for (const action of ['expense.delete', 'expense.restore']) {
      const entries = await findAudit(market.test.platform.db, action);
      expect(entries.filter(({ entityId }) => entityId === id)).toHaveLength(1);
    }
    const other = await market.addShop();
    const foreign = { body: { storeId: other.store.id, id } };
    expect((await market.test.call(removeExpense, foreign, other.owner)).statusCode).toBe(404);
  });

  it('are exported as a CSV without formulas', async () => {
    const shop = await market.addShop();
    await add(shop, { description: '=cmd()', notes: 'Two sacks, white' });
    await add(shop, { description: 'Rent', expenseDate: '2026-01-01' });
    const body = { storeId: shop.store.id, month: '2026-02' };
    const response = await market.test.call(exportExpenses, { body }, shop.owner);
    expect(response.headers['content-disposition']).toContain('-2026-02.csv');
    expect(response.body.split('\r\n')).toEqual([
      '\uFEFFDescription,Amount,Currency,Date,Type,Notes,Supplier,Recorded by,Paid by,Items,Receipt',
      `'=cmd(),84.50,USD,2026-02-27,Ingredients,"Two sacks, white",,${shop.owner.name},Other,,`,
      '',
    ]);
  });
});
