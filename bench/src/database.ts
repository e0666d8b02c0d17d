import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { types, type PoolConfig } from 'pg';

/** The lock file of a PostgreSQL server says where its socket is. */
const socketLine = 4;

/** How to reach the PostgreSQL that Counter runs in a data folder. */
export async function findDatabase(dataDir: string): Promise<PoolConfig> {
  const lockFile = await readFile(path.join(dataDir, 'data', 'postmaster.pid'), 'utf8');
  const host = lockFile.split('\n')[socketLine];
  if (!host) throw new Error(`No PostgreSQL with a socket runs in ${dataDir}.`);
  return { host, port: 5432, user: 'postgres', database: 'postgres', options: '-c TimeZone=UTC' };
}

/** bigint as a number, date as text: what Counter answers too. */
export function readNumbersAsNumbers(): void {
  types.setTypeParser(types.builtins.INT8, Number);
  types.setTypeParser(types.builtins.DATE, (text) => text);
}
