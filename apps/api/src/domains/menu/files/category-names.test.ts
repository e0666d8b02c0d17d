import { importProducts, saveCategory, type ImportOutcome } from '@counter/contract/menu';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { post } from '../../../testing/partner-api/partners.ts';
import { addStore, addUser } from '../../../testing/stores/marketplace.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(async () => test.close());

it.each([
  ['ΟΔΟΣ', 'οδοσ'],
  ['İSTANBUL', 'istanbul'],
])('a file with the category %s can be applied as it was seen, beside %s', async (kept, named) => {
  const store = await addStore(test.platform.db);
  const manager = await addUser(test.platform.db, { store, role: 'manager' });
  const storeId = store.id;
  await post(test, saveCategory, { storeId, name: kept }, manager);
  const csv = `name,category,price\nTea,${named},5.00\n`;
  const seen = await post(test, importProducts, { storeId, csv }, manager);
  const { plan } = seen.json<{ data: ImportOutcome }>().data;
  const applied = await post(test, importProducts, { storeId, csv, plan }, manager);
  expect(applied.statusCode).toBe(200);
});
