import { setTimeout as delay } from 'node:timers/promises';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import type { Dialect, LogEvent, Transaction } from 'kysely';
import { DatabaseError } from 'pg';
import type { Pool } from 'pg';
import { ClusterDialect } from './distribution/cluster-dialect.ts';
import { isPipelined, overlap, PipelineDialect } from './pipeline.ts';
import { ClusterPool } from './pool.ts';
import { Sent, type Send } from './sent.ts';

const maxRetries = 3;
const serializationFailure = '40001';
const deadlock = '40P01';

/** Receives each statement once it is answered. */
export type OnStatement = (statement: {
  readonly text: string;
  readonly milliseconds: number;
  readonly failed: boolean;
}) => void;

/**
 * Returns typed queries on `pool`. Names are camel case here and snake case in the database; JSON stays unchanged. To
 * close the database, close the pool.
 */
export function openDatabase<Schema>(pool: Pool, onStatement?: OnStatement): Kysely<Schema> {
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];
  const log = onStatement && {
    log: ({ level, query, queryDurationMillis: milliseconds }: LogEvent) =>
      onStatement({ text: query.sql, milliseconds, failed: level === 'error' }),
  };
  return new Kysely<Schema>({ dialect: dialectOf(pool), plugins, ...log });
}

function dialectOf(pool: Pool): Dialect {
  if (pool instanceof ClusterPool) return new ClusterDialect({ pool });
  return pool.options.pipeline ? new PipelineDialect({ pool }) : new PostgresDialect({ pool });
}

/** The work of a transaction. */
export type Transact<Schema, Result> = (tx: Transaction<Schema>, send: Send) => Promise<Result>;

/**
 * Runs `work` in a transaction and commits it. An error rolls it back and is rethrown. After a deadlock or a
 * serialization failure, `work` runs again, up to 3 times, so it must have no effect outside the transaction.
 */
export async function inTransaction<Schema, Result>(
  db: Kysely<Schema>,
  work: Transact<Schema, Result>,
): Promise<Result> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await commitTogether(db, work);
    } catch (error) {
      if (retries === maxRetries || !mayWorkAgain(error)) throw error;
    }
    await delay(outOfStep(retries));
  }
}

/**
 * Commits `work`. On a pipelined connection, the last statements go out together with the commit if nothing needs their
 * results.
 */
async function commitTogether<Schema, Result>(
  db: Kysely<Schema>,
  work: Transact<Schema, Result>,
): Promise<Result> {
  const sent = new Sent();
  const isTogether = isPipelined(db);
  try {
    return await db.transaction().execute(async (tx) => {
      const result = await (isTogether ? overlap(tx, sent.hear(work)) : sent.hear(work)(tx));
      if (!isTogether) await sent.answered();
      return result;
    });
  } finally {
    // If one of these statements failed, the commit did nothing, and this throws the reason.
    await sent.answered();
  }
}

/** Returns a random backoff in milliseconds, so that two transactions in conflict don't retry at the same time. */
const outOfStep = (retries: number): number => Math.random() * 10 * 2 ** retries;

const mayWorkAgain = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  (error.code === serializationFailure || error.code === deadlock);
