import type { Pool } from 'pg';
import type { DatabaseConfig } from '../config/database-settings.ts';
import type { Connection } from './connection.ts';
import { refuseConnection } from './connection-advice.ts';
import { openPool } from './pool.ts';

/** Connections for job workers, their heartbeat and the wake channel. */
const sessionPoolSize = 6;
const checkPoolSize = 1;

/** Returns the maximum number of connections that a process serving calls opens at DATABASE_URL. */
export function connectionsOf({
  databasePoolerUrl,
  databasePoolSize,
}: Pick<DatabaseConfig, 'databasePoolerUrl' | 'databasePoolSize'>): number {
  return databasePoolerUrl === undefined ? databasePoolSize + checkPoolSize : sessionPoolSize;
}

/** The pools of a process. */
export type ServerPools = {
  /** Serves calls. */
  readonly pool: Pool;
  /** For LISTEN and session locks, which need a connection of their own. The same pool if there is no pooler. */
  readonly sessions: Pool;
  /** One connection for health checks, to the same server or pooler as calls. */
  readonly checks: Pool;
  readonly end: () => Promise<void>;
};

/** The connection timeout of health checks, in milliseconds. */
const checkWaitMs = 5000;

type Options = Pick<DatabaseConfig, 'databasePoolerUrl' | 'databasePoolSize'> & {
  readonly isDistributed?: boolean;
  readonly onConnectionLost: (error: Error) => void;
};

/**
 * Opens the pools of a process that serves calls. Throws a sentence for the person if the pooler isn't configured as
 * Counter needs it.
 */
export async function openServerPools(
  connection: Connection,
  { databasePoolerUrl, databasePoolSize: max, isDistributed = false, onConnectionLost }: Options,
): Promise<ServerPools> {
  if (databasePoolerUrl === undefined) {
    const pool = openPool(connection, { max, isDistributed, onConnectionLost });
    const checks = openPool(connection, {
      max: checkPoolSize,
      waitMs: checkWaitMs,
      onConnectionLost,
    });
    const end = async (): Promise<void> => {
      await checks.end();
      await pool.end();
    };
    return { pool, sessions: pool, checks, end };
  }
  const pool = openPool(
    { connectionString: databasePoolerUrl },
    { max, isDistributed, onConnectionLost, transactions: true },
  );
  const sessions = openPool(connection, {
    max: sessionPoolSize,
    isDistributed,
    onConnectionLost,
  });
  const checks = openPool(
    { connectionString: databasePoolerUrl },
    { max: checkPoolSize, waitMs: checkWaitMs, onConnectionLost, transactions: true },
  );
  const end = async (): Promise<void> => {
    await checks.end();
    await pool.end();
    await sessions.end();
  };
  try {
    await refuseOtherPooler(pool, sessions);
  } catch (error) {
    await end();
    throw error;
  }
  return { pool, sessions, checks, end };
}

type Facts = { readonly zone: string; readonly oid: number };

async function refuseOtherPooler(pool: Pool, sessions: Pool): Promise<void> {
  const ask = async (from: Pool): Promise<Facts | undefined> => {
    const { rows } = await from.query<Facts>(
      `select current_setting('TimeZone') as zone, oid::bigint as oid
       from pg_database where datname = current_database()`,
    );
    return rows[0];
  };
  const pooled = await ask(pool).catch((cause: unknown): never =>
    refuseConnection(cause, 'DATABASE_POOLER_URL'),
  );
  const direct = await ask(sessions);
  if (!pooled || !/^(?:Etc\/)?UTC$/.test(pooled.zone)) {
    throw new Error(
      `Counter did not start: connections of DATABASE_POOLER_URL have the time zone ${pooled?.zone}, and days would be wrong. Run this on the database once, then reconnect the pooler: alter role <user> set timezone = 'UTC'.`,
    );
  }
  if (pooled.oid !== direct?.oid) {
    throw new Error(
      'Counter did not start: DATABASE_POOLER_URL leads to another database than DATABASE_URL. Correct one of them.',
    );
  }
}
