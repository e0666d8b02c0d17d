import { Client, Pool } from 'pg';
import type { PoolClient, PoolConfig } from 'pg';
import { noteDatabaseFailure } from '../kernel/database-failures.ts';
import type { Connection } from './connection.ts';
import { columnTypes } from './parsers.ts';
import { createClusterClient } from './distribution/cluster-client.ts';
import { createNamedStatementClient } from './statements.ts';

export type PoolOptions = {
  /** The most connections open at once. */
  readonly max: number;
  /** The longest wait for a connection, in milliseconds; 5 s where absent. */
  readonly waitMs?: number;
  /**
   * True for a pooler that lends connections for a transaction each. Statements are not prepared under names then, and
   * connections take their settings from the server.
   */
  readonly transactions?: boolean;
  /** True for a database whose tables Citus distributes. It finds the node of a statement by its values. */
  readonly isDistributed?: boolean;
  /** Told when an idle connection breaks. The pool replaces it at the next query. */
  readonly onConnectionLost?: (error: Error) => void;
};

const usualWaitMs = 5000;

/** A pooler refuses settings for a session. Its own limits and those of the server hold instead. */
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
  // Frees the statements and caches which a long-lived session gathers in the server.
  maxLifetimeSeconds: 1800,
};

const planningOnce: PoolConfig = {
  ...servingPool,
  // Statements of one moment go out together, without waiting for each other's answers.
  pipeline: true,
  // Our statements are few and written for any value: planning each run anew costs more than it saves.
  options: `${everyPool.options} -c plan_cache_mode=force_generic_plan`,
};

const clusterPool: PoolConfig = {
  ...servingPool,
  // A transaction that has read several shards at once may write no table that they refer to.
  options: `${everyPool.options} -c citus.multi_shard_modify_mode=sequential`,
};

type Connected = Parameters<Pool['connect']>[0];

/** A pool that notes errors of connecting, so that they are known as those of a database that is away. */
class NotingPool extends Pool {
  // One signature for the two that pg declares; callers keep seeing those.
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
 * Opens a pool for serving requests. A query with a list of values runs as a named prepared
 * statement. Waiting for a connection ends after 5 s, a statement after 15 s, and so does a
 * transaction that does nothing. Survives a restart of the server.
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

/** Opens a pool for migrations: statements may take as long as they need and none is prepared. */
export function openMigrationPool(connection: Connection): Pool {
  const options = `${everyPool.options} -c statement_timeout=0 -c idle_in_transaction_session_timeout=0`;
  const pool = new Pool({ ...everyPool, options, ...connection, max: 2 });
  return pool.on('connect', surviveLoss).on('error', leaveToNextQuery);
}

/** The query that needs a lost connection fails and says so; until then there is nothing to do. */
function leaveToNextQuery(): void {}

/** A connection may break between two queries of a transaction; unheard, that ends the process. */
function surviveLoss(client: PoolClient): void {
  client.on('error', noteDatabaseFailure);
}
