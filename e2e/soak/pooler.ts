import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import type { DatabaseServer } from './database.ts';
import { changeFile, findFreePort, startProgram } from './program.ts';

const settings = path.resolve(import.meta.dirname, '../../deploy/pgbouncer/pgbouncer.ini');

/** PgBouncer in front of a database server. */
export type Pooler = {
  /** Returns the address of a database through the pooler. */
  urlOf(database: string): string;
  /** Returns how many transactions of a database have gone through it. */
  countTransactions(database: string): Promise<number>;
  stop(): Promise<void>;
};

/** PgBouncer refuses to run as root: like PostgreSQL, it runs as nobody in its own eyes. */
const asNobody =
  process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=65534', '--map-group=65534'] : [];

/** Starts PgBouncer with the settings that Counter brings, without its TLS and passwords, and sets the role up as documented. */
export async function startPooler(folder: string, { url, pool }: DatabaseServer): Promise<Pooler> {
  for (const setting of [
    "timezone = 'UTC'",
    "statement_timeout = '15s'",
    "idle_in_transaction_session_timeout = '15s'",
  ])
    await pool.query(`alter role current_user set ${setting}`);
  const port = await findFreePort();
  const file = path.join(folder, 'pgbouncer.ini');
  await writeFile(file, settingsFor(await readFile(settings, 'utf8'), port, new URL(url)));
  const program = process.env['PGBOUNCER_PATH'] ?? '/usr/sbin/pgbouncer';
  const urlOf = (database: string) => `postgres://counter@127.0.0.1:${port}/${database}`;
  const running = await startProgram([...asNobody, program, file], async () =>
    readStatistics(urlOf('pgbouncer')).then(
      () => true,
      () => false,
    ),
  );
  return {
    urlOf,
    countTransactions: async (database) => {
      const rows = await readStatistics(urlOf('pgbouncer'));
      return Number(rows.find((row) => row.database === database)?.total_xact_count ?? 0);
    },
    stop: async () => running.stop(),
  };
}

type Statistics = { readonly database: string; readonly total_xact_count: string };

async function readStatistics(console: string): Promise<Statistics[]> {
  const client = new Client(console);
  await client.connect();
  try {
    return (await client.query<Statistics>('show stats')).rows;
  } finally {
    await client.end();
  }
}

function settingsFor(text: string, port: number, { username, searchParams }: URL): string {
  const server = `* = host=${searchParams.get('host') ?? ''} user=${username}`;
  return changeFile(text, [
    [/^counter = .*$/gm, server],
    [/^listen_addr = .*$/gm, 'listen_addr = 127.0.0.1'],
    [/^listen_port = .*$/gm, `listen_port = ${port}`],
    [/^auth_type = .*$/gm, 'auth_type = any'],
    [/^(?:auth_file|server_tls_\w+|unix_socket_dir|logfile|pidfile) = .*\n/gm, ''],
  ]);
}
