import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase, createTestDatabase } from '../../testing/processes/database.ts';
import type { TestDatabase } from '../../testing/processes/database.ts';
import { prepareDatabase } from './prepare.ts';

let empty: TestDatabase;

beforeEach(async () => {
  empty = await createEmptyDatabase();
});
afterEach(() => empty.drop());

async function tablesOf({ pool }: TestDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by name`,
  );
  return rows.map(({ name }) => name);
}

test('three at once prepare a database with our tables and those of the job queue', async () => {
  const preparations = [1, 2, 3].map(async () => prepareDatabase(empty.connection));
  await Promise.all(preparations);
  const tables = await tablesOf(empty);
  expect(tables).toContain('public.schema_migrations');
  expect(tables).toContain('graphile_worker._private_jobs');
});

test('every test database is such a database, and its own', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await prepareDatabase(empty.connection);
  expect(await tablesOf(one)).toEqual(await tablesOf(empty));
  await one.pool.query('create table mine (id int)');
  expect(await tablesOf(other)).not.toContain('public.mine');
  await Promise.all([one.drop(), other.drop()]);
});
