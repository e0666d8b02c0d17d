import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { addStore } from '../../testing/stores/marketplace.ts';
import { findFiledStores, findFiles } from './sitemap.repository.ts';

let test: TestApp;

/** Adds a store with an id. */
async function addAs(id: number, approved = true): Promise<void> {
  await sql`
    insert into stores
    select copy.* from stores as one,
      jsonb_populate_record(one, jsonb_build_object(
        'id', ${id}::int, 'store_url', 'store-' || ${id}::int, 'approved', ${approved}::boolean)) as copy
    where one.store_url = 'first'`.execute(test.database.db);
}

beforeAll(async () => {
  test = await createTestApp();
  const { id } = await addStore(test.database.db);
  await test.database.db
    .updateTable('stores')
    .set({ storeUrl: 'first' })
    .where('id', '=', id)
    .execute();
  for (const other of [3001, 1000, 1001, 2000]) await addAs(other);
  for (const waiting of [999, 2001]) await addAs(waiting, false);
});
afterAll(() => test.close());

it('approved stores are filed by thousands of their ids', async () => {
  const { db } = test.database;
  expect(await findFiles(db)).toEqual([1, 2, 4]);
  const addresses = async (file: number) =>
    (await findFiledStores(db, file)).map(({ storeUrl }) => storeUrl);
  expect(await addresses(1)).toEqual(['first', 'store-1000']);
  expect(await addresses(2)).toEqual(['store-1001', 'store-2000']);
  expect(await addresses(3)).toEqual([]);
  expect(await addresses(4)).toEqual(['store-3001']);
});
