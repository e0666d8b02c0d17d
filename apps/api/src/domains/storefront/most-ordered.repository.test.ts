import { addDays } from '@counter/contract/shared';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { addStore, type TestStore } from '../../testing/stores/marketplace.ts';
import { findMostOrdered } from './most-ordered.repository.ts';

let test: TestApp;
let store: TestStore;

const today = '2026-03-29';

beforeAll(async () => {
  test = await createTestApp();
  store = await addStore(test.database.db);
});
afterAll(() => test.close());

async function sell(productId: number, orders: number, day = today, storeId = store.id) {
  const row = { storeId, productId, productName: `Product ${productId}`, day, orders };
  await test.database.db.insertInto('productDays').values(row).execute();
}

it('the products in most orders of four weeks come first, at most twelve of them', async () => {
  const other = await addStore(test.database.db);
  const found = async () => findMostOrdered(test.database.db, { storeId: store.id }, today);
  expect(await found()).toEqual([]);
  await sell(1, 2);
  await sell(2, 3);
  await sell(3, 2, addDays(today, -27));
  await sell(3, 2);
  await sell(4, 3);
  await sell(5, 9, addDays(today, -28));
  await sell(6, 9, today, other.id);
  // Too few of the first, and what the fifth sold is too long ago.
  expect(await found()).toEqual([3, 2, 4]);
  for (let productId = 11; productId <= 22; productId += 1) await sell(productId, productId);
  expect(await found()).toEqual([22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11]);
});
