import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, types, type PoolConfig } from 'pg';

/** The line of PostgreSQL's lock file with the socket's folder. */
const socketLine = 4;

/** Returns the connection settings of the PostgreSQL that Counter runs in a data folder. */
export async function findDatabase(dataDir: string): Promise<PoolConfig> {
  const lockFile = await readFile(path.join(dataDir, 'data', 'postmaster.pid'), 'utf8');
  const host = lockFile.split('\n')[socketLine];
  if (!host) throw new Error(`No PostgreSQL with a socket runs in ${dataDir}.`);
  return { host, port: 5432, user: 'postgres', database: 'postgres', options: '-c TimeZone=UTC' };
}

/** Parses bigint as a number and date as text, like Counter. */
export function readNumbersAsNumbers(): void {
  types.setTypeParser(types.builtins.INT8, Number);
  types.setTypeParser(types.builtins.DATE, (text) => text);
}

/** Waits until no query or transaction is running. A load test leaves some behind. */
export async function untilIdle(database: PoolConfig): Promise<void> {
  const client = new Client(database);
  await client.connect();
  const busy = `
    select from pg_stat_activity
    where backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid()`;
  try {
    while ((await client.query(busy)).rowCount !== 0) await delay(20);
  } finally {
    await client.end();
  }
}
