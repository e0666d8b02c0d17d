import type { Pool } from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEmptyDatabase } from '../../testing/processes/database.ts';
import type { TestDatabase } from '../../testing/processes/database.ts';
import { openDatabase } from './database.ts';
import { openPool } from './pool.ts';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

beforeEach(() => {
  pool = openPool(database.connection, { max: 1 });
  return () => pool.end();
});

async function valueOf(expression: string): Promise<unknown> {
  const { rows } = await pool.query<{ value: unknown }>(`select ${expression} as value`, []);
  return rows[0]?.value;
}

describe('column types', () => {
  test.each([
    ['9007199254740991::bigint', Number.MAX_SAFE_INTEGER],
    ['(-12)::bigint', -12],
    ['count(*)', 1],
    ['12.30::numeric(10, 2)', '12.30'],
    ['sum(1::bigint)', '1'],
    ["'2026-03-29'::date", '2026-03-29'],
    ["'2026-03-29 02:30'::timestamp", '2026-03-29 02:30:00'],
    ["'2026-03-29 02:30+02'::timestamptz", new Date('2026-03-29T00:30:00Z')],
    ['array[1, null, 3]::bigint[]', [1, null, 3]],
    ['array[0.10, 2]::numeric[]', ['0.10', '2']],
    ["array['2026-03-29']::date[]", ['2026-03-29']],
    ['null::bigint[]', null],
    ["'\\x00ff'::bytea", Buffer.from([0, 255])],
    [`'{"a": [1, "b"]}'::jsonb`, { a: [1, 'b'] }],
    ["current_setting('TimeZone')", 'UTC'],
  ])('%s', async (expression, expected) => {
    expect(await valueOf(expression)).toEqual(expected);
  });

  test('refuses an integer too large for a number, also in an array', async () => {
    const refusal = 'The database holds 9007199254740993';
    await expect(valueOf('9007199254740993::bigint')).rejects.toThrow(refusal);
    await expect(valueOf('array[9007199254740993]::bigint[]')).rejects.toThrow(refusal);
    expect(await valueOf('1')).toBe(1);
  });
});

describe('named statements', () => {
  async function prepared(text: string): Promise<{ name: string; uses: number }[]> {
    const { rows } = await pool.query<{ name: string; uses: number }>(
      `select name, generic_plans + custom_plans as uses
       from pg_prepared_statements where statement = '${text}'`,
    );
    return rows;
  }

  test('prepares a repeated Kysely query once', async () => {
    const db = openDatabase<{ pg_class: { relname: string } }>(pool);
    const find = db.selectFrom('pg_class').select('relname').where('relname', '=', 'pg_class');
    for (let use = 0; use < 3; use += 1) await find.execute();
    const { sql: text } = find.compile();
    expect(await prepared(text)).toMatchObject([{ uses: 3 }]);
  });

  test('prepares a Kysely query without parameters too', async () => {
    const db = openDatabase(pool);
    await sql`select 1 as one`.execute(db);
    expect(await prepared('select 1 as one')).toHaveLength(1);
  });

  test('sends text without values as is, so it may hold several statements', async () => {
    await pool.query('create temporary table a (n int); insert into a values (1)');
    expect((await pool.query('select n from a')).rows).toEqual([{ n: 1 }]);
  });

  test('prepares a statement later if it failed the first time', async () => {
    const text = 'select n from later where n = $1';
    await expect(pool.query(text, [1])).rejects.toThrow('relation "later" does not exist');
    await pool.query('create temporary table later as select 1 as n');
    expect((await pool.query(text, [1])).rows).toEqual([{ n: 1 }]);
  });
});

describe('openPool', () => {
  test('limits the time of a statement and of an idle transaction', async () => {
    expect(await valueOf("current_setting('statement_timeout')")).toBe('15s');
    expect(await valueOf("current_setting('idle_in_transaction_session_timeout')")).toBe('15s');
  });

  test('reports a lost idle connection and replaces it', async () => {
    const { promise: lost, resolve } = Promise.withResolvers<Error>();
    const watched = openPool(database.connection, { max: 1, onConnectionLost: resolve });
    const { rows } = await watched.query<{ pid: number }>('select pg_backend_pid() as pid');
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    expect((await lost).message).toContain('terminating connection');
    expect((await watched.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await watched.end();
  });

  test('survives a lost connection in the middle of a transaction', async () => {
    const client = await pool.connect();
    await client.query('begin');
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    client.once('end', resolve);
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    await expect(client.query('select 1')).rejects.toThrow('not queryable');
    client.release();
    expect(await valueOf('1')).toBe(1);
  });
});
