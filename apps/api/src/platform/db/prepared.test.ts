import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase } from '../../testing/processes/database.ts';
import type { TestDatabase } from '../../testing/processes/database.ts';
import { inTransaction, openDatabase } from './database.ts';
import { prepared } from './prepared.ts';

type Schema = { dishes: { id: number; name: string; soldOut: boolean } };

let database: TestDatabase;
let db: Kysely<Schema>;

beforeAll(async () => {
  database = await createEmptyDatabase();
  db = openDatabase<Schema>(database.pool);
  await sql`create table dishes (id int primary key, name text not null, sold_out boolean not null)`.execute(
    db,
  );
  await db
    .insertInto('dishes')
    .values(
      ['Soup', 'Bread', 'Tea'].map((name, index) => ({
        id: index + 1,
        name,
        soldOut: index === 1,
      })),
    )
    .execute();
});
afterAll(() => database.drop());

const findDishes = prepared((on: Kysely<Schema>, wanted: { ids: number[]; soldOut: boolean }) =>
  on
    .selectFrom('dishes')
    .where(sql<boolean>`id = any(${wanted.ids})`)
    .where('soldOut', '=', wanted.soldOut)
    .where('name', '<>', 'Tea')
    .orderBy('id')
    .select(['name', 'soldOut']),
);

test("binds each run's own values alongside the statement's", async () => {
  const onSale = await findDishes(db, { ids: [1, 2, 3], soldOut: false });
  const soldOut = await findDishes(db, { soldOut: true, ids: [2] });
  expect(onSale).toEqual([{ name: 'Soup', soldOut: false }]);
  expect(soldOut).toEqual([{ name: 'Bread', soldOut: true }]);
});

test('sees the writes of its own transaction', async () => {
  const rename = prepared((on: Kysely<Schema>, dish: { id: number; name: string }) =>
    on.updateTable('dishes').set({ name: dish.name }).where('id', '=', dish.id).returning('name'),
  );
  const undone = inTransaction(db, async (tx) => {
    await rename(tx, { id: 1, name: 'Broth' });
    const [dish] = await findDishes(tx, { ids: [1], soldOut: false });
    throw new Error(`read ${dish?.name}`);
  });
  await expect(undone).rejects.toThrow('read Broth');
  expect(await findDishes(db, { ids: [1], soldOut: false })).toEqual([
    { name: 'Soup', soldOut: false },
  ]);
});

test('builds a statement once', async () => {
  let builds = 0;
  const count = prepared((on: Kysely<Schema>, { limit }: { limit: number }) => {
    builds += 1;
    return on.selectFrom('dishes').where('id', '<=', limit).select('id').orderBy('id');
  });
  expect(await count(db, { limit: 1 })).toHaveLength(1);
  expect(await count(db, { limit: 3 })).toHaveLength(3);
  expect(builds).toBe(1);
});
