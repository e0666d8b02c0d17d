import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration, MigrationResult, MigrationResultSet } from 'kysely/migration';
import { DatabaseError } from 'pg';
import type { Connection } from './connection.ts';
import { runOnCluster } from './distribution/migrate-on-cluster.ts';
import { isDistributed } from './distribution/tables.ts';
import { openMigrationPool } from './pool.ts';

const fileName = /^(?<number>\d{4})_[a-z0-9_]+\.sql$/;

/**
 * Migrates the database with the files `NNNN_name.sql` in `folder` and returns the names of those that ran. They run in
 * order in one transaction, so a failure leaves nothing behind. Several processes may call this at once: one migrates,
 * the others wait. A file that waits too long for a lock gives up, so that calls don't queue behind it, and all files
 * are retried.
 *
 * Throws for a file with an invalid name, for one that was edited or removed after it ran, for an SQL error, or if a
 * lock never becomes free.
 */
export async function migrate(
  connection: Connection,
  folder: string,
  locks: Locks = usualLocks,
): Promise<string[]> {
  const migrations = await readMigrations(folder, locks.waitMs);
  const db = openForMigrations(connection);
  try {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => migrations },
      migrationTableName,
      migrationLockTableName: 'schema_migration_lock',
    });
    for (let tries = 1; ; tries += 1) {
      const result = await migrator.migrateToLatest();
      if (!waitedTooLong(result) || tries === locks.tries) return namesThatRan(result);
      await delay(locks.pauseMs);
    }
  } finally {
    await db.destroy();
  }
}

/** Timeouts and retries of the locks that migrations take. */
type Locks = {
  /** The lock timeout in milliseconds. Everybody else who needs the lock waits as long. */
  readonly waitMs: number;
  readonly tries: number;
  /** The pause between two attempts, in milliseconds. */
  readonly pauseMs: number;
};

const usualLocks: Locks = { waitMs: 3_000, tries: 20, pauseMs: 2_000 };

const lockNotAvailable = '55P03';

const waitedTooLong = ({ error }: MigrationResultSet): boolean =>
  error instanceof DatabaseError && error.code === lockNotAvailable;

/** A database's migrations, by file name and checksum. */
export type Migrations = {
  /** The migrations that ran, in order. */
  readonly ran: readonly string[];
  /** Our migrations that haven't run. */
  readonly missing: readonly string[];
  /** Migrations that ran but aren't ours. */
  readonly foreign: readonly string[];
};

/** Compares the migrations in `folder` with those that ran on a database. Changes nothing. */
export async function findMigrations(connection: Connection, folder: string): Promise<Migrations> {
  const ours = Object.keys(await readMigrations(folder, usualLocks.waitMs));
  const db = openForMigrations(connection);
  try {
    const { rows: tables } = await sql<{ name: string | null }>`
      select to_regclass(${migrationTableName})::text as name
    `.execute(db);
    const isNew = tables[0]?.name === null;
    const { rows } = isNew
      ? { rows: [] }
      : await sql<{ name: string }>`
          select name from ${sql.table(migrationTableName)} order by name
        `.execute(db);
    const ran = rows.map(({ name }) => name);
    return {
      ran,
      missing: ours.filter((name) => !ran.includes(name)),
      foreign: ran.filter((name) => !ours.includes(name)),
    };
  } finally {
    await db.destroy();
  }
}

const migrationTableName = 'schema_migrations';

/** Opens a database for migrations, with names as they are in the database. Destroy it when done. */
export function openForMigrations(connection: Connection): Kysely<unknown> {
  return new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: openMigrationPool(connection) }),
  });
}

async function readMigrations(
  folder: string,
  lockWaitMs: number,
): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).toSorted();
  refuseBadNames(files);
  const entries = files.map(async (file) => readMigration(folder, file, lockWaitMs));
  return Object.fromEntries(await Promise.all(entries));
}

function refuseBadNames(files: readonly string[]): void {
  const numbers = files.map((file) => fileName.exec(file)?.groups?.['number']);
  const bad = files.find(
    (_, index) => numbers[index] === undefined || numbers.indexOf(numbers[index]) !== index,
  );
  if (bad === undefined) return;
  throw new Error(
    `The migration ${bad} needs another name: NNNN_name.sql in small letters, each number once.`,
  );
}

/** The checksum is part of the name, so an edited file doesn't match the migration that ran. */
async function readMigration(
  folder: string,
  file: string,
  lockWaitMs: number,
): Promise<[string, Migration]> {
  const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
  const checksum = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const migration: Migration = {
    up: async (db) => {
      await sql`select set_config('lock_timeout', ${`${lockWaitMs}ms`}, true)`.execute(db);
      if (await isDistributed(db)) await runOnCluster(db, text);
      else await sql.raw(text).execute(db);
    },
  };
  return [`${file}@${checksum}`, migration];
}

const withoutChecksum = (name: string): string => name.replace(/@.*$/, '');

function namesThatRan({ error, results = [] }: MigrationResultSet): string[] {
  if (error !== undefined) throw refusal(error, results);
  return results.map(({ migrationName }) => withoutChecksum(migrationName));
}

function refusal(cause: unknown, results: readonly MigrationResult[]): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const failed = results.find(({ status }) => status === 'Error');
  if (failed && cause instanceof DatabaseError && cause.code === lockNotAvailable) {
    return new Error(
      `The migration ${withoutChecksum(failed.migrationName)} found a table locked again and again, and nothing was changed. End what holds the lock, such as a backup, a report or an open psql (see pg_stat_activity), and start again.`,
      { cause },
    );
  }
  const message = failed
    ? `The migration ${withoutChecksum(failed.migrationName)} failed, nothing was changed: ${reason}`
    : `The database was not brought up to date. A migration that has run may not be edited, removed or overtaken: restore it and add a new one. ${reason}`;
  return new Error(message, { cause });
}
