import { setTimeout as delay } from 'node:timers/promises';
import { Client, DatabaseError, escapeIdentifier } from 'pg';
import type { Connection } from '../../platform/db/connection.ts';

/** Returns a connection to another database on the same server. */
export function onDatabase(connection: Connection, database: string): Connection {
  if (!('connectionString' in connection)) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/**
 * Creates a database with a unique name, copied from `template` if given, on each of the servers (the nodes of a
 * cluster).
 */
export async function createDatabase(
  servers: readonly Connection[],
  kind: string,
  template = 'template1',
): Promise<string> {
  const name = `counter_${kind}_${crypto.randomUUID().slice(0, 13)}`;
  const names = [name, template].map(escapeIdentifier);
  const statement = `create database ${names.join(' template ')} strategy file_copy`;
  await Promise.all(
    servers.map(async (server) => untilUnused(async () => runStatement(server, statement))),
  );
  return name;
}

const changeTries = { count: 50, pauseMs: 100 };

/** Retries while a just-closed connection is still visible, or a cluster node reconnects. */
async function untilUnused(change: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await change();
      return;
    } catch (error) {
      const isUsed = error instanceof DatabaseError && error.code === objectInUse;
      if (!isUsed || tries === changeTries.count) throw error;
    }
    await delay(changeTries.pauseMs);
  }
}

const objectInUse = '55006';

/** Drops a database on all its servers, even if it has connections. */
export async function dropDatabase(servers: readonly Connection[], name: string): Promise<void> {
  const statement = `drop database ${escapeIdentifier(name)} with (force)`;
  const drop = async (server: Connection) =>
    untilUnused(async () => runStatement(server, statement));
  await Promise.all(servers.map(drop));
}

/** Runs a statement on its own connection. */
export async function runStatement(connection: Connection, statement: string): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
