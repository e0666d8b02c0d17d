import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Pool } from 'pg';
import { readyUrl } from '../support/counter.ts';

const program = path.resolve(
  import.meta.dirname,
  '../../apps/api/src/testing/processes/database-server.ts',
);

/** A time without a database; milliseconds since 1970. `until` is infinite as long as it lasts. */
export type Outage = { readonly from: number; readonly until: number };

/** The database server of a soak, which no process of Counter owns. */
export type DatabaseServer = {
  readonly url: string;
  readonly pool: Pool;
  readonly outages: readonly Outage[];
  /** Ends the server and starts it again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts PostgreSQL on the data of a demo's folder. */
export async function startDatabase(dataDir: string): Promise<DatabaseServer> {
  let child = launch(dataDir);
  const url = await readyUrl(child);
  const outages: Outage[] = [];
  const pool = new Pool({ connectionString: url, max: 2 });
  // A connection that breaks with the server is replaced by the next query.
  pool.on('error', () => {});
  return {
    url,
    pool,
    outages,
    restart: async () => {
      const from = Date.now();
      outages.push({ from, until: Infinity });
      await end(child);
      child = launch(dataDir);
      await readyUrl(child);
      outages[outages.length - 1] = { from, until: Date.now() };
    },
    stop: async () => {
      await pool.end();
      await end(child);
    },
  };
}

function launch(dataDir: string): ChildProcess {
  return fork(program, [dataDir], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
}
