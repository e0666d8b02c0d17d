import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../testing/processes/database.ts';
import { databaseUrlOf } from '../../testing/processes/server-process.ts';
import { openServerPools } from './server-pools.ts';

let database: TestDatabase;
let other: TestDatabase;
beforeAll(async () => {
  [database, other] = await Promise.all([createEmptyDatabase(), createEmptyDatabase()]);
});
afterAll(async () => Promise.all([database.drop(), other.drop()]));

const open = async (databasePoolerUrl: string | undefined) =>
  openServerPools(database.connection, {
    databasePoolerUrl,
    databasePoolSize: 3,
    onConnectionLost: () => {},
  });

/** The address of a database, with settings that a session begins with. */
const urlOf = ({ connection }: TestDatabase, settings: string): string => {
  const url = databaseUrlOf(connection);
  return `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(settings)}`;
};

it('leaves no state on connections shared by a pooler', async () => {
  const { pool, sessions, end } = await open(urlOf(database, '-c TimeZone=UTC'));
  const prepared = `select count(*)::integer as count from pg_prepared_statements`;
  const countOf = async (from: typeof pool) => {
    await from.query('select $1::integer', [7]);
    const { rows } = await from.query<{ count: number }>(prepared);
    return rows[0]?.count;
  };
  expect(await countOf(pool)).toBe(0);
  expect(await countOf(sessions)).toBe(1);
  const { rows } = await pool.query('show statement_timeout');
  expect(rows).toEqual([{ statement_timeout: '0' }]);
  await end();
});

it('refuses a pooler with another time zone or database and explains why', async () => {
  await expect(open(urlOf(database, '-c TimeZone=Asia/Tokyo'))).rejects.toThrow(
    "have the time zone Asia/Tokyo, and days would be wrong. Run this on the database once, then reconnect the pooler: alter role <user> set timezone = 'UTC'",
  );
  await expect(open(urlOf(other, '-c TimeZone=UTC'))).rejects.toThrow('another database');
});

it('uses one pool without a pooler', async () => {
  const { pool, sessions, end } = await open(undefined);
  expect(sessions).toBe(pool);
  await end();
});
