import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { inject } from 'vitest';
import type { Database } from '../../database.ts';
import type { Connection } from '../../platform/db/connection.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { openPool } from '../../platform/db/pool.ts';
import { explainStatements } from '../distributed/collect.ts';
import { allowTriggers } from '../distributed/nodes.ts';
import { createDatabase, dropDatabase, onDatabase } from './databases.ts';

/** A database of one test file or test. */
export type TestDatabase = {
  readonly pool: Pool;
  readonly db: Kysely<Database>;
  readonly connection: Connection;
  /** True on a Citus cluster. */
  readonly isDistributed: boolean;
  /** Closes the pool and drops the database. */
  drop(): Promise<void>;
};

/** Longer than the server's: on a busy machine, many concurrent requests wait for few connections. */
const waitMs = 30_000;

/** Creates a database with all tables and no rows. Drop it in `afterAll` or `afterEach`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { template } = inject('testServer');
  return createFrom(template);
}

/** Creates a database without tables, to test what creates them. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return createFrom('template1');
}

async function createFrom(template: string): Promise<TestDatabase> {
  const { connection: server, nodes } = inject('testServer');
  const name = await createDatabase(nodes, 'test', template);
  const connection = onDatabase(server, name);
  const isDistributed = nodes.length > 1;
  if (isDistributed) await allowTriggers(server, name);
  const pool = openPool(connection, { max: 5, waitMs, isDistributed });
  const drop = async () => {
    await explainStatements(pool);
    await pool.end();
    await dropDatabase(nodes, name);
  };
  return { pool, db: openDatabase(pool), connection, isDistributed, drop };
}
