import {
  exportExpenses,
  findExpense,
  findExpenseChoices,
  findExpenses,
  findSupplierPrices,
  findSuppliers,
  removeExpense,
  saveExpense,
  saveSupplier,
  type ExpenseLine,
} from '@counter/contract/expenses';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAudit } from '../../testing/stores/audit.ts';
import { createTestMarket, type TestMarket, type TestShop } from '../../testing/stores/orders.ts';
import { post } from '../../testing/partner-api/partners.ts';

let market: TestMarket;
let shop: TestShop;
let mill: number;

beforeAll(async () => {
  market = await createTestMarket();
});
beforeEach(async () => {
  shop = await market.addShop();
  const body = { storeId: shop.store.id, name: 'The mill' };
  mill = await market.ask(saveSupplier, { body }, shop.owner);
});
afterAll(() => market.test.close());

const flour: ExpenseLine = { item: 'Flour', quantity: 25, unit: 'kg', price: 1_20 };
const yeast: ExpenseLine = { item: 'Yeast', quantity: 0.5, unit: 'kg', price: 8_00 };

async function send(fields: object) {
  const facts = { description: 'Flour and yeast', expenseType: 'Ingredients', amount: 34_00 };
  const body = { storeId: shop.store.id, supplierId: mill, expenseDate: '2026-03-02', ...facts };
  return post(market.test, saveExpense, { ...body, ...fields }, shop.owner);
}

async function spend(fields: object): Promise<number> {
  const response = await send(fields);
  expect(response.statusCode).toBe(200);
  return response.json<{ data: number }>().data;
}

async function read(id: number) {
  const params = { storeId: String(shop.store.id), expenseId: String(id) };
  return market.ask(findExpense, { params }, shop.owner);
}

async function prices(supplierId = mill) {
  const params = { storeId: String(shop.store.id), supplierId: String(supplierId) };
  return (await market.ask(findSupplierPrices, { params }, shop.owner)).items;
}

describe('the lines of an expense', () => {
  it('keep their order, survive a save without lines, and are in the audit log', async () => {
    const id = await spend({ lines: [flour, yeast] });
    expect((await read(id)).lines).toEqual([flour, yeast]);
    await spend({ id, olVersion: 1, notes: 'Paid at the door' });
    expect((await read(id)).lines).toEqual([flour, yeast]);
    await spend({ id, olVersion: 2, notes: 'Paid at the door', lines: [yeast] });
    expect(await read(id)).toMatchObject({ lines: [yeast], olVersion: 3 });
    const audit = await findAudit(market.test.database.db, 'expense.update');
    expect(audit.at(-1)).toMatchObject({
      before: { lines: [flour, yeast] },
      after: { lines: [yeast] },
    });
  });

  it("don't create a version when nothing changed", async () => {
    const id = await spend({ lines: [flour] });
    await spend({ id, olVersion: 1, lines: [flour] });
    expect((await read(id)).olVersion).toBe(1);
  });

  it.each([
    [{ ...flour, quantity: 0 }, 'lines.0.quantity', 'Must be above 0'],
    [{ ...flour, quantity: 1.2345 }, 'lines.0.quantity', 'Use at most three decimals'],
    [{ ...flour, item: '' }, 'lines.0.item', 'Item is required'],
    [{ ...flour, price: -1 }, 'lines.0.price', 'Must not be below 0'],
  ])('are rejected with %j', async (line, path, message) => {
    const response = await send({ lines: [line] });
    expect(response.json<{ errors: unknown[] }>().errors).toEqual([{ path, message }]);
  });

  it('are suggested and included in the CSV', async () => {
    await spend({ lines: [flour] });
    await spend({ lines: [{ ...flour, item: 'flour' }, yeast] });
    const params = { storeId: String(shop.store.id) };
    const { items } = await market.ask(findExpenseChoices, { params }, shop.owner);
    expect(items).toEqual(['flour', 'Yeast']);
    const body = { storeId: shop.store.id };
    const file = await market.test.call(exportExpenses, { body }, shop.owner);
    expect(file.body).toContain('25 kg flour; 0.5 kg Yeast');
  });
});

it('the types of expenses are suggested, the most used first, without those of removed expenses', async () => {
  await spend({ expenseType: 'Rent' });
  for (const expenseType of ['ingredients', 'Ingredients']) await spend({ expenseType });
  await spend({ expenseType: 'INGREDIENTS', expenseDate: '2026-03-01' });
  const id = await spend({ expenseType: 'By mistake' });
  await market.ask(removeExpense, { body: { storeId: shop.store.id, id } }, shop.owner);
  const other = await market.addShop();
  const params = (of: TestShop) => ({ params: { storeId: String(of.store.id) } });
  const typesOf = async (of: TestShop) =>
    (await market.ask(findExpenseChoices, params(of), of.owner)).types;
  expect(await typesOf(shop)).toEqual(['Ingredients', 'Rent']);
  expect(await typesOf(other)).toEqual([]);
});

describe("a supplier's prices", () => {
  it('are listed by item and unit over time, with the previous different price', async () => {
    await spend({ expenseDate: '2026-02-02', lines: [flour] });
    await spend({ expenseDate: '2026-02-20', lines: [{ ...flour, item: 'flour', price: 1_50 }] });
    await spend({ expenseDate: '2026-02-25', lines: [{ ...flour, price: 1_50 }] });
    await spend({ expenseDate: '2026-03-01', lines: [{ ...flour, unit: 'bag', price: 22_00 }] });
    await spend({ supplierId: null, lines: [{ ...flour, price: 9_99 }] });
    const gone = await spend({ lines: [{ ...flour, price: 7_00 }] });
    const body = { storeId: shop.store.id, id: gone };
    await market.ask(removeExpense, { body }, shop.owner);
    expect(await prices()).toMatchObject([
      { item: 'Flour', unit: 'bag', price: 22_00, previousPrice: null, lastDay: '2026-03-01' },
      {
        item: 'Flour',
        unit: 'kg',
        price: 1_50,
        previousPrice: 1_20,
        lastDay: '2026-02-25',
        purchases: [
          { day: '2026-02-02', price: 1_20, quantity: 25 },
          { day: '2026-02-20', price: 1_50 },
          { day: '2026-02-25', price: 1_50 },
        ],
      },
    ]);
  });

  it('follow the lines within an expense', async () => {
    const dearer = { ...flour, price: 1_50 };
    await spend({ lines: [flour, dearer] });
    expect(await prices()).toMatchObject([{ price: 1_50, previousPrice: 1_20 }]);
  });

  it('are of the latest 3,000 purchases, of each item the latest 60', async () => {
    const id = await spend({ expenseDate: '2026-02-02', lines: [yeast, flour] });
    await spend({ expenseDate: '2026-03-02', lines: [flour] });
    await sql`
      insert into expense_lines
      select copy.* from generate_series(1, 2998) as n, expense_lines as one,
        jsonb_populate_record(one, jsonb_build_object('line', one.line + n)) as copy
      where one.expense_id = ${id} and one.item = 'Flour'`.execute(market.test.database.db);
    expect((await prices()).map(({ item, purchases }) => [item, purchases.length])).toEqual([
      ['Flour', 60],
    ]);
  });

  it('appear in the supplier list as the latest change, not the latest payment', async () => {
    const listed = async () => {
      const body = { storeId: shop.store.id, pageNumber: 0 };
      const { content } = await market.ask(findSuppliers, { body }, shop.owner);
      return content.map(({ priceChange }) => priceChange);
    };
    await spend({ expenseDate: '2026-02-02', lines: [flour, yeast] });
    expect(await listed()).toEqual([null]);
    await spend({ expenseDate: '2026-02-20', lines: [{ ...flour, item: 'flour', price: 1_50 }] });
    await spend({ expenseDate: '2026-02-25', lines: [{ ...flour, price: 1_50 }, yeast] });
    await spend({ expenseDate: '2026-03-01', lines: [{ ...flour, unit: 'bag', price: 22_00 }] });
    const change = { item: 'flour', unit: 'kg', previousPrice: 1_20, price: 1_50 };
    expect(await listed()).toEqual([{ ...change, day: '2026-02-20' }]);
    const cheaper = await spend({ expenseDate: '2026-03-02', lines: [{ ...yeast, price: 7_00 }] });
    expect(await listed()).toMatchObject([{ item: 'Yeast', previousPrice: 8_00, price: 7_00 }]);
    const body = { storeId: shop.store.id, id: cheaper };
    await market.ask(removeExpense, { body }, shop.owner);
    expect(await listed()).toEqual([{ ...change, day: '2026-02-20' }]);
  });

  it('are hidden from other stores', async () => {
    await spend({ lines: [flour] });
    const other = await market.addShop();
    const params = { storeId: String(other.store.id), supplierId: String(mill) };
    const response = await market.test.call(findSupplierPrices, { params }, other.owner);
    expect(response.statusCode).toBe(404);
  });
});

it('finds expenses without a receipt', async () => {
  await spend({});
  const body = { storeId: shop.store.id, pageNumber: 0, withoutReceipt: true };
  const found = await market.ask(findExpenses, { body }, shop.owner);
  expect(found.totalElements).toBe(1);
  await market.test.database.db
    .updateTable('expenses')
    .where('storeId', '=', shop.store.id)
    .set({ receipt: '/api/files/1.webp' })
    .execute();
  expect((await market.ask(findExpenses, { body }, shop.owner)).totalElements).toBe(0);
});
