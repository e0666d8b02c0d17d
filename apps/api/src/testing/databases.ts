import { Client, escapeIdentifier } from 'pg';
import type { Connection } from '../platform/db/connection.ts';

/** The same server, another database on it. */
export function onDatabase(connection: Connection, database: string): Connection {
  if (!('connectionString' in connection)) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/** Creates a database with a name of its own, as a copy of `template` where one is given. */
export async function createDatabase(
  connection: Connection,
  kind: string,
  template = 'template1',
): Promise<string> {
  const name = `counter_${kind}_${crypto.randomUUID().slice(0, 13)}`;
  const names = [name, template].map(escapeIdentifier);
  await run(connection, `create database ${names.join(' template ')} strategy file_copy`);
  return name;
}

/** Drops a database, whoever is still connected to it. */
export async function dropDatabase(connection: Connection, name: string): Promise<void> {
  await run(connection, `drop database ${escapeIdentifier(name)} with (force)`);
}

async function run(connection: Connection, statement: string): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
