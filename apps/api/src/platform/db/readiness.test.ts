import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/processes/database.ts';
import { onDatabase } from '../../testing/processes/databases.ts';
import { openPool } from './pool.ts';
import { createReadiness } from './readiness.ts';

describe('createReadiness', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(async () => database.drop());

  it('answers yes within a second once it was ready, even while the database is slow', async () => {
    const checks = openPool(database.connection, { max: 1 });
    const isReady = createReadiness(checks);
    expect(await isReady()).toBe(true);
    const busy = await checks.connect();
    const began = performance.now();
    expect(await isReady()).toBe(true);
    expect(performance.now() - began).toBeLessThan(3000);
    busy.release();
    await checks.end();
  });

  it('answers no within a second if it was never ready', async () => {
    const checks = openPool(database.connection, { max: 1 });
    const busy = await checks.connect();
    expect(await createReadiness(checks)()).toBe(false);
    busy.release();
    await checks.end();
  });

  it('answers no when the database goes away and yes when it is back', async () => {
    const checks = openPool(database.connection, { max: 1, waitMs: 500 });
    const isReady = createReadiness(checks);
    expect(await isReady()).toBe(true);
    const named = 'select current_database() as name, quote_ident(current_database()) as quoted';
    type Names = { readonly name: string; readonly quoted: string };
    const { name, quoted } = (await checks.query<Names>(named)).rows[0] ?? { name: '', quoted: '' };
    const server = openPool(onDatabase(database.connection, 'postgres'), { max: 1 });
    await server.query(`alter database ${quoted} with allow_connections false`);
    await server.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [name],
    );
    expect(await isReady()).toBe(false);
    await server.query(`alter database ${quoted} with allow_connections true`);
    expect(await isReady()).toBe(true);
    await Promise.all([checks.end(), server.end()]);
  });
});
