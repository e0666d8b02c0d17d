import type { Config } from '../../platform/config/config.ts';
import { adviseOn } from '../../platform/db/connection-advice.ts';
import type { Connection } from '../../platform/db/connection.ts';
import { connectionsOf, openServerPools } from '../../platform/db/server-pools.ts';
import { attempt, note, ok, problem, type Finding } from './finding.ts';

/** Connections left for commands and migrations, besides those of the processes. */
const fewMore = 5;
const refusal = /^Counter did not start: /;

type PoolerConfig = Pick<Config, 'databasePoolerUrl' | 'databasePoolSize'> & {
  readonly isDistributed: boolean;
};

/** The connection limits of a server, a role and a database. The last two are -1 if not set. */
export type ConnectionLimits = {
  readonly max: number;
  readonly reserved: number;
  readonly ofRole: number;
  readonly ofDatabase: number;
};

/** Counts the connections that the server allows Counter's user. */
export function countAllowed({ max, reserved, ofRole, ofDatabase }: ConnectionLimits): number {
  const ownLimits = [ofRole, ofDatabase].filter((limit) => limit !== -1);
  return Math.min(max - reserved, ...ownLimits);
}

/** Checks how many processes the allowed connections suffice for. */
export function judgeConnections(allowed: number, config: Config): Finding {
  const each = connectionsOf(config);
  const processes = Math.max(0, Math.floor((allowed - fewMore) / each));
  const pooled = config.databasePoolerUrl !== undefined;
  const use = `each process of Counter uses up to ${each}${pooled ? ' beside the pooler' : ''}`;
  if (processes === 0) {
    const size = pooled ? '' : ', or lower DATABASE_POOL_SIZE';
    return problem(
      `Database: it allows ${allowed} connections, ${use}, and commands use ${fewMore}. Raise max_connections${size}.`,
    );
  }
  const enough = `enough for ${processes} ${processes === 1 ? 'process' : 'processes'}`;
  const rest = pooled
    ? `less those that the pooler opens itself (default_pool_size): ${use}`
    : `as ${use}`;
  return ok(`Database: it allows ${allowed} connections, ${enough}, ${rest}.`);
}

/** Connects through the configured pooler. Changes nothing. */
export async function checkPooler(
  connection: Connection,
  config: PoolerConfig,
): Promise<Finding[]> {
  if (config.databasePoolerUrl === undefined) return [];
  return attempt(
    async () => {
      try {
        return await lookAtPooler(connection, config);
      } catch (error) {
        if (!(error instanceof Error) || !refusal.test(error.message)) throw error;
        return problem(`Pooler: ${error.message.replace(refusal, '')}`);
      }
    },
    (reason) => `Pooler: it can't be used (${reason}). ${adviseOn(reason, 'DATABASE_POOLER_URL')}`,
  );
}

async function lookAtPooler(connection: Connection, config: PoolerConfig): Promise<Finding[]> {
  const pools = await openServerPools(connection, { ...config, onConnectionLost: () => {} });
  try {
    const { rows } = await pools.pool.query<{ unlimited: boolean }>(
      `select current_setting('statement_timeout') = '0'
         or current_setting('idle_in_transaction_session_timeout') = '0' as unlimited`,
    );
    const works = ok('Pooler: it leads to the same database.');
    if (rows[0]?.unlimited !== true) return [works];
    const text = `Pooler: its connections have no time limits. Run this on the database once, then reconnect the pooler: alter role <user> set statement_timeout = '15s'; alter role <user> set idle_in_transaction_session_timeout = '15s'.`;
    return [works, note(text)];
  } finally {
    await pools.end();
  }
}
