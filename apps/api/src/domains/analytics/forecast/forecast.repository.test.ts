import { afterAll, beforeAll, expect, it } from 'vitest';
import { scopeForSystem } from '../../../platform/tenancy/system-scope.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { addStore } from '../../../testing/stores/marketplace.ts';
import { findSoldProducts } from './forecast.repository.ts';

let test: TestApp;
let scope: StoreScope;

type Sold = readonly [day: string, productId: number, productName: string, orders: number];

const sold: readonly Sold[] = [
  ['2026-03-01', 1, 'Soup', 50],
  ['2026-03-02', 1, 'Soup', 1],
  ['2026-03-04', 1, 'Lentil soup', 1],
  ['2026-03-02', 2, 'Wrap', 2],
  ['2026-03-03', 2, 'Wrap', 2],
  ['2026-03-03', 3, 'Tea', 3],
  ['2026-03-04', 4, 'Cake', 0],
  ['2026-03-05', 5, 'Juice', 90],
];

beforeAll(async () => {
  test = await createTestApp();
  const { db } = test.database;
  const { id: storeId } = await addStore(db);
  const other = await addStore(db);
  scope = await scopeForSystem(db, storeId, 'Test');
  const rows = sold.map(([day, productId, productName, orders]) => ({
    day,
    productId,
    productName,
    orders,
    storeId,
  }));
  const elsewhere = rows.map((row) => ({ ...row, storeId: other.id, productId: 9 + row.orders }));
  await db
    .insertInto('productDays')
    .values([...rows, ...elsewhere])
    .execute();
});
afterAll(() => test.close());

const period = { from: '2026-03-02', to: '2026-03-04' };
const find = async (products: number) =>
  (await findSoldProducts(test.database.db, scope, { period, products })).map(
    ({ day, productId, productName, orders }) => [day, productId, productName, orders],
  );

it('the best-selling products of a period have their orders by day, and the name they had last', async () => {
  const found = await find(9);
  expect(found).toHaveLength(5);
  expect(found).toEqual(
    expect.arrayContaining([
      ['2026-03-02', 1, 'Lentil soup', 1],
      ['2026-03-04', 1, 'Lentil soup', 1],
      ['2026-03-02', 2, 'Wrap', 2],
      ['2026-03-03', 2, 'Wrap', 2],
      ['2026-03-03', 3, 'Tea', 3],
    ]),
  );
});

it('they are limited to those that are sold most', async () => {
  expect(new Set((await find(2)).map(([, id]) => id))).toEqual(new Set([2, 3]));
  const days = (await find(2)).map(([day]) => String(day));
  expect(days).toEqual(days.toSorted((a, b) => a.localeCompare(b)));
});
