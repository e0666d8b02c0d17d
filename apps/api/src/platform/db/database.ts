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
  return new Kysely<Schema>({ dialect: dialectOf(pool), plugins, ...log });
}

function dialectOf(pool: Pool): Dialect {
  if (pool instanceof ClusterPool) return new ClusterDialect({ pool });
  return pool.options.pipeline ? new PipelineDialect({ pool }) : new PostgresDialect({ pool });
}

/** A transaction, and what its work may do with it. */
export type Transact<Schema, Result> = (tx: Transaction<Schema>, send: Send) => Promise<Result>;

/**
 * Runs `work` in a transaction and commits it; an error rolls it back and is thrown on. When the
 * database gave it up for another one (deadlock, serialization failure), `work` runs again, up to 3
 * times: it must leave no trace outside of the transaction.
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

/** Commits what `work` does. The last statements, whose answers nobody needs, go out with the commit if the connection is pipelined. */
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
    // The commit was answered after them. If one failed, it committed nothing, and this says why.
    await sent.answered();
  }
}

/** Milliseconds. Two that met would meet again if both came back at once. */
const outOfStep = (retries: number): number => Math.random() * 10 * 2 ** retries;

const mayWorkAgain = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  (error.code === serializationFailure || error.code === deadlock);
