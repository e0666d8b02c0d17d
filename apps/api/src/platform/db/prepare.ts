import { resolve } from 'node:path';
import { runMigrations } from 'graphile-worker';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Connection } from './connection.ts';
import { refuseConnection } from './connection-advice.ts';
import { refuseInterrupted } from './distribution/interrupted.ts';
import { isDistributed } from './distribution/tables.ts';
import { findMigrations, migrate, openForMigrations, type Migrations } from './migrate.ts';
import { openMigrationPool } from './pool.ts';

const ourMigrations = resolve(import.meta.dirname, '../../../migrations');
const oldestServer = 150_000;
const preparationLock = 4_071_180_113;

/** The facts about a database that pools need. */
export type Prepared = {
  /** True if Citus distributes its tables. */
  readonly isDistributed: boolean;
};

/**
 * Prepares a database for the API: migrates our tables and those of the job queue. Several processes may do so at once.
 * Throws a sentence for the person if the server is too old, a migration fails, or the database is only partly
 * distributed. `distributes` allows the last, for the command that distributes it.
 */
export async function prepareDatabase(
  connection: Connection,
  { distributes = false } = {},
): Promise<Prepared> {
  const pool = openMigrationPool(connection);
  try {
    await refuseUnusable(pool, connection);
    await refuseOldServer(pool);
    if (!distributes) await onDatabase(connection, refuseInterrupted);
    await underLock(pool, async () => {
      await migrate(connection, ourMigrations);
      await runMigrations({ pgPool: pool });
    });
  } finally {
    await pool.end();
  }
  return { isDistributed: await findIfDistributed(connection) };
}

/** Returns true if Citus distributes the tables of a database. */
export async function findIfDistributed(connection: Connection): Promise<boolean> {
  return onDatabase(connection, isDistributed);
}

async function onDatabase<Result>(
  connection: Connection,
  look: (db: Kysely<unknown>) => Promise<Result>,
): Promise<Result> {
  const db = openForMigrations(connection);
  try {
    return await look(db);
  } finally {
    await db.destroy();
  }
}

/** Compares the migrations that ran on a database with ours. Changes nothing. */
export async function compareMigrations(connection: Connection): Promise<Migrations> {
  return findMigrations(connection, ourMigrations);
}

/**
 * Opens a first connection.
 * @throws Error that says why the database can't be used, and what to do
 */
export async function tryConnection(connection: Connection): Promise<void> {
  const pool = openMigrationPool(connection);
  try {
    await refuseUnusable(pool, connection);
  } finally {
    await pool.end();
  }
}

async function refuseUnusable(pool: Pool, connection: Connection): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (cause) {
    if ('connectionString' in connection) refuseConnection(cause, 'DATABASE_URL');
    throw cause;
  }
}

async function refuseOldServer(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::integer as number,
            current_setting('server_version') as version`,
  );
  const [server] = rows;
  if (server && server.number >= oldestServer) return;
  throw new Error(
    `Counter needs PostgreSQL 15 or newer, and the server at DATABASE_URL is ${server?.version}.`,
  );
}

/** Runs `work` under an advisory lock. Concurrent migrations of the job queue would retry on conflict instead. */
async function underLock(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [preparationLock]);
    await work();
  } finally {
    client.release(true);
  }
}
