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

test("three processes together prepare a database with our tables and the job queue's", async () => {
  const preparations = [1, 2, 3].map(async () => prepareDatabase(empty.connection));
  await Promise.all(preparations);
  const tables = await tablesOf(empty);
  expect(tables).toContain('public.schema_migrations');
  expect(tables).toContain('graphile_worker._private_jobs');
});

test('gives every test its own prepared database', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await prepareDatabase(empty.connection);
  expect(await tablesOf(one)).toEqual(await tablesOf(empty));
  await one.pool.query('create table mine (id int)');
  expect(await tablesOf(other)).not.toContain('public.mine');
  await Promise.all([one.drop(), other.drop()]);
});
