import { setTimeout as delay } from 'node:timers/promises';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import type { LogEvent, Transaction } from 'kysely';
import { DatabaseError } from 'pg';
import type { Pool } from 'pg';
import { ClusterDialect } from './distribution/cluster-dialect.ts';
import { ClusterPool } from './pool.ts';

const maxRetries = 3;
const serializationFailure = '40001';
const deadlock = '40P01';

/** Hears of each statement that was answered. */
export type OnStatement = (statement: {
  readonly text: string;
  readonly milliseconds: number;
  readonly failed: boolean;
}) => void;

/**
 * Typed queries on `pool`. Names are camel case here and snake case in the database; what is in JSON stays
 * as it is. Close the pool, not this, when done.
 */
export function openDatabase<Schema>(pool: Pool, onStatement?: OnStatement): Kysely<Schema> {
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];
  const log = onStatement && {
    log: ({ level, query, queryDurationMillis: milliseconds }: LogEvent) =>
      onStatement({ text: query.sql, milliseconds, failed: level === 'error' }),
  };
  const dialect =
    pool instanceof ClusterPool ? new ClusterDialect({ pool }) : new PostgresDialect({ pool });
  return new Kysely<Schema>({ dialect, plugins, ...log });
}

/**
 * Runs `work` in a transaction and commits it; an error rolls it back and is thrown on. When the
 * database gave it up for another one (deadlock, serialization failure), `work` runs again, up to 3
 * times: it must leave no trace outside of the transaction.
 */
export async function inTransaction<Schema, Result>(
  db: Kysely<Schema>,
  work: (tx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (retries === maxRetries || !mayWorkAgain(error)) throw error;
    }
    await delay(outOfStep(retries));
  }
}

/** Milliseconds. Two that met would meet again if both came back at once. */
const outOfStep = (retries: number): number => Math.random() * 10 * 2 ** retries;

const mayWorkAgain = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  (error.code === serializationFailure || error.code === deadlock);
