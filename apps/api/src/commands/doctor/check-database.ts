import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../database.ts';
import { findOperators } from '../../domains/auth/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { adviseOn } from '../../platform/db/connection-advice.ts';
import { findBinaries } from '../../platform/db/embedded/binaries.ts';
import { findIsolation } from '../../platform/db/embedded/isolation.ts';
import type { Connection } from '../../platform/db/connection.ts';
import { findServer } from '../../platform/db/find-server.ts';
import { checkKeys } from '../../platform/db/keys/check-keys.ts';
import { findGivenKeys } from '../../platform/db/keys/given-keys.ts';
import { findPresent } from '../../platform/db/keys/present-sealed-data.ts';
import { openPool } from '../../platform/db/pool.ts';
import { compareMigrations, findIfDistributed } from '../../platform/db/prepare.ts';
import { hasDatabase } from '../../platform/db/require-database.ts';
import { systemClock } from '../../platform/kernel/clock.ts';
import { sealedData } from '../../wiring.ts';
import { findLostUploads } from '../backup/uploads.ts';
import {
  checkPooler,
  countAllowed,
  judgeConnections,
  type ConnectionLimits,
} from './check-connections.ts';
import { attempt, note, ok, problem, type Finding } from './finding.ts';

type Db = ReturnType<typeof openDatabase<Database>>;

const oldestServer = 150_000;
const maxSkewSeconds = 5;

/** Checks the configured database without changing it. Doesn't create one if there is none. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  const { dataDir } = config;
  if (!hasDatabase(config)) {
    try {
      await Promise.all([findBinaries(), findIsolation()]);
    } catch (error) {
      return [problem(`Database: ${error instanceof Error ? error.message : String(error)}`)];
    }
    return [
      note(
        `Database: DATABASE_URL is not set, and there is none yet in ${dataDir}. The first start makes it.`,
      ),
    ];
  }
  const file = path.join(dataDir, 'encryption.key');
  if (!config.encryptionKeys && !existsSync(file)) {
    return [
      problem(
        `Encryption keys: ${file} is missing, but there is a database. Put the file back from your backup before you start Counter.`,
      ),
    ];
  }
  return attempt(
    async () => lookAt(config),
    (reason) => `Database: it can't be used (${reason}). ${adviseOn(reason)}`,
  );
}

async function lookAt(config: Config): Promise<Finding[]> {
  const server = await findServer(config);
  try {
    return await lookAtServer(server.connection, config);
  } finally {
    await server.stop();
  }
}

async function lookAtServer(connection: Connection, config: Config): Promise<Finding[]> {
  const isDistributed = await findIfDistributed(connection);
  const pool = openPool(connection, { max: 2, isDistributed });
  try {
    const db = openDatabase<Database>(pool);
    const findings = await checkServer(db, config);
    const { missing, foreign } = await compareMigrations(connection);
    if (foreign.length > 0) {
      const text = `Database: another version of Counter has changed it (${foreign.join(', ')}). Run that version, or restore a backup of this one.`;
      return [...findings, problem(text)];
    }
    findings.push(...(await checkPooler(connection, { ...config, isDistributed })));
    if (missing.length > 0) {
      const text = `Database: ${missing.length} migrations have not run yet. The next start runs them, and so does "counter migrate".`;
      return [...findings, note(text), ...(await checkEncryptionKeys(db, config))];
    }
    return [
      ...findings,
      ok('Database: it is up to date.'),
      ...(await checkEncryptionKeys(db, config)),
      ...(await checkContent(db, config)),
    ];
  } finally {
    await pool.end();
  }
}

type Server = ConnectionLimits & {
  readonly number: number;
  readonly version: string;
  readonly at: Date;
  /** False for an unencrypted connection over the network. */
  readonly isPrivate: boolean;
};

async function checkServer(db: Db, config: Config): Promise<Finding[]> {
  const { rows } = await sql<Server>`
    select current_setting('server_version_num')::integer as number,
      current_setting('server_version') as version,
      coalesce(inet_server_addr() <<= any ('{127.0.0.0/8,::1}'::inet[]), true)
        or (select ssl from pg_stat_ssl where pid = pg_backend_pid()) as is_private,
      current_setting('max_connections')::integer as max,
      current_setting('superuser_reserved_connections')::integer
        + coalesce(current_setting('reserved_connections', true)::integer, 0) as reserved,
      (select rolconnlimit from pg_roles where rolname = current_user) as of_role,
      (select datconnlimit from pg_database where datname = current_database()) as of_database,
      clock_timestamp() as at
  `.execute(db);
  const [server] = rows;
  if (!server) throw new Error('it did not answer');
  const findings = [
    server.number >= oldestServer
      ? ok(`Database: PostgreSQL ${server.version} answers.`)
      : problem(`Database: PostgreSQL ${server.version} is too old. Counter needs 15 or newer.`),
  ];
  findings.push(judgeConnections(countAllowed(server), config));
  if (!server.isPrivate) {
    const text =
      'Database: the connection is not encrypted. Add "?sslmode=verify-full" to DATABASE_URL unless the network is private.';
    findings.push(note(text));
  }
  const skew = Math.abs(server.at.getTime() - systemClock.now().getTime()) / 1000;
  if (skew > maxSkewSeconds) {
    const text = `Database: its clock differs from this machine's by ${Math.round(skew)} seconds. Set both by a time server.`;
    findings.push(note(text));
  }
  return findings;
}

/** Checks the keys against those parts of the database that exist. An older database may lack some tables. */
async function checkEncryptionKeys(db: Db, config: Config): Promise<Finding[]> {
  const present = await findPresent(db, sealedData);
  if (!present) return [];
  const { complaints } = await checkKeys(db, await findGivenKeys(config), present);
  if (complaints.length === 0) return [ok('Encryption keys: they open what the database holds.')];
  return complaints.map((text) => problem(`Encryption keys: ${text}`));
}

async function checkContent(db: Db, config: Config): Promise<Finding[]> {
  const findings: Finding[] = [];
  const lost = await findLostUploads(db, config);
  if (lost) findings.push(problem(`Pictures: ${lost}`));
  if (config.demo) {
    const text = 'The demo is on: its people have a published password. Set DEMO=off for real use.';
    return [...findings, note(text)];
  }
  if ((await findOperators(db)).length > 0) return findings;
  const text = 'Nobody runs the marketplace yet. Run "counter operator add <email>".';
  return [...findings, note(text)];
}
