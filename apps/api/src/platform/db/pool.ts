import { Client, Pool } from 'pg';
import type { PoolClient, PoolConfig } from 'pg';
import { noteDatabaseFailure } from '../kernel/database-failures.ts';
import type { Connection } from './connection.ts';
import { columnTypes } from './parsers.ts';
import { createClusterClient } from './distribution/cluster-client.ts';
import { createNamedStatementClient } from './statements.ts';

export type PoolOptions = {
  /** The maximum number of open connections. */
  readonly max: number;
  /** The longest wait for a connection, in milliseconds. Defaults to 5 s. */
  readonly waitMs?: number;
  /**
   * True for a pooler in transaction mode. Statements are not named then, and connections take their settings from the
   * server.
   */
  readonly transactions?: boolean;
  /** True for a database whose tables Citus distributes. Citus picks a statement's node by its values. */
  readonly isDistributed?: boolean;
  /** Called when an idle connection breaks. The pool replaces it with the next query. */
  readonly onConnectionLost?: (error: Error) => void;
};

const usualWaitMs = 5000;

/** A pooler accepts no session settings. Its own limits and the server's apply instead. */
const pooledPool: PoolConfig = {
  types: columnTypes,
  connectionTimeoutMillis: usualWaitMs,
  keepAlive: true,
  application_name: 'counter',
  query_timeout: 15_000,
};

const everyPool: PoolConfig = {
  types: columnTypes,
  connectionTimeoutMillis: usualWaitMs,
  keepAlive: true,
  application_name: 'counter',
  options: '-c TimeZone=UTC',
};

const servingPool: PoolConfig = {
  ...everyPool,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
  // Frees the statements and caches that a long session collects on the server.
  maxLifetimeSeconds: 1800,
};

const planningOnce: PoolConfig = {
  ...servingPool,
  // Sends concurrent statements together, without waiting for each other's results.
  pipeline: true,
  // Our statements suit any values, so replanning each run costs more than it saves.
  options: `${everyPool.options} -c plan_cache_mode=force_generic_plan`,
};

const clusterPool: PoolConfig = {
  ...servingPool,
  // After reading several shards at once, a transaction may not write to a table they reference.
  options: `${everyPool.options} -c citus.multi_shard_modify_mode=sequential`,
};

type Connected = Parameters<Pool['connect']>[0];

/** A pool that records connection errors, so that `isDatabaseGone` recognizes them. */
class NotingPool extends Pool {
  // Replaces pg's two overloads with one signature; callers still see the overloads.
  // oxlint-disable-next-line typescript/no-explicit-any -- only any satisfies both results
  override connect(connected?: Connected): any {
    if (!connected) return super.connect().catch(refuse);
    return super.connect((error, client, done) => {
      noteDatabaseFailure(error);
      connected(error, client, done);
    });
  }
}

function refuse(error: unknown): never {
  noteDatabaseFailure(error);
  throw error;
}

/** A pool on a database whose tables Citus distributes. */
export class ClusterPool extends NotingPool {}

/**
 * Opens a pool for serving requests. Queries with parameters run as named prepared statements. Timeouts are 5 s for a
 * connection and 15 s for a statement or an idle transaction. The pool survives a server restart.
 */
export function openPool(connection: Connection, options: PoolOptions): Pool {
  const { max, waitMs = usualWaitMs, onConnectionLost = leaveToNextQuery } = options;
  const isDistributed = options.isDistributed ?? false;
  const kind = options.transactions ? pooledPool : isDistributed ? clusterPool : planningOnce;
  const Base = options.transactions ? Client : createNamedStatementClient();
  const ClientClass = isDistributed ? createClusterClient(Base) : Base;
  const pool = new (isDistributed ? ClusterPool : NotingPool)({
    ...kind,
    ...connection,
    max,
    connectionTimeoutMillis: waitMs,
    Client: ClientClass,
  });
  return pool.on('connect', surviveLoss).on('error', onConnectionLost);
}

/** Opens a pool for migrations, without statement timeouts and prepared statements. */
export function openMigrationPool(connection: Connection): Pool {
  const options = `${everyPool.options} -c statement_timeout=0 -c idle_in_transaction_session_timeout=0`;
  const pool = new Pool({ ...everyPool, options, ...connection, max: 2 });
  return pool.on('connect', surviveLoss).on('error', leaveToNextQuery);
}

/** Ignores a lost connection; the next query that needs it fails and reports it. */
function leaveToNextQuery(): void {}

/**
 * Handles a connection that breaks between two queries of a transaction. Unhandled, the error would end the process.
 */
function surviveLoss(client: PoolClient): void {
  client.on('error', noteDatabaseFailure);
}
