import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countQuery } from '../platform/db/page.ts';
import { openStrictDatabase } from './one-connection.ts';
import { createEmptyDatabase, type TestDatabase } from './processes/database.ts';

type Schema = { dishes: { name: string } };

let database: TestDatabase;
let db: Kysely<Schema>;

beforeAll(async () => {
  database = await createEmptyDatabase();
  db = openStrictDatabase<Schema>(database.pool, () => {});
  await sql`create table dishes (name text)`.execute(db);
  const dishes = ['Bread', 'Soup', 'Tea'].map((name) => ({ name }));
  await db.insertInto('dishes').values(dishes).execute();
});
afterAll(async () => database.drop());

const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join(', ');

test('rows without an order come neither in ascending nor in descending order', async () => {
  const dishes = db.selectFrom('dishes').select('name');
  expect(namesOf(await dishes.execute())).toBe('Soup, Tea, Bread');
  const changed = db.updateTable('dishes').set({ name: sql`name || '!'` });
  expect(namesOf(await changed.returning('name').execute())).toBe('Soup!, Tea!, Bread!');
  await db
    .updateTable('dishes')
    .set({ name: sql`rtrim(name, '!')` })
    .execute();
});

test('an ordered query keeps its order, also beside a count of the same rows', async () => {
  const dishes = db.selectFrom('dishes').select('name').orderBy('name');
  const counted = dishes.select(countQuery(dishes).as('total'));
  expect(namesOf(await dishes.execute())).toBe('Bread, Soup, Tea');
  expect(namesOf(await counted.execute())).toBe('Bread, Soup, Tea');
});

test('an ordered query keeps its order beside one made from it', async () => {
  const dishes = db.selectFrom('dishes').select('name');
  const [ordered, others] = await Promise.all([
    dishes.orderBy('name').execute(),
    dishes.where('name', '<>', 'Soup').execute(),
  ]);
  expect(namesOf(ordered)).toBe('Bread, Soup, Tea');
  expect(others).toHaveLength(2);
});
