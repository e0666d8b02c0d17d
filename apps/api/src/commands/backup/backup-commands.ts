import { existsSync } from 'node:fs';
import path from 'node:path';
import { countOf } from '@counter/contract/shared';
import { InvalidArgumentError, type Command } from 'commander';
import type { Database } from '../../database.ts';
import { readConfig, type Config } from '../../platform/config/config.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { checkPlace } from '../../platform/db/keys/check-keys.ts';
import { findGivenKeys } from '../../platform/db/keys/given-keys.ts';
import { openVault } from '../../platform/db/keys/open-vault.ts';
import { findServer } from '../../platform/db/find-server.ts';
import { saveLastBackup } from '../../platform/db/last-backup.ts';
import { openMigrationPool } from '../../platform/db/pool.ts';
import { compareMigrations, prepareDatabase, tryConnection } from '../../platform/db/prepare.ts';
import { requireDatabase } from '../../platform/db/require-database.ts';
import { countQueuedMessages } from '../../platform/messages/mail/outgoing.ts';
import { systemClock } from '../../platform/kernel/clock.ts';
import { reasonOf } from '../../platform/kernel/reason-of.ts';
import { createVault } from '../../platform/kernel/vault.ts';
import { sealedData } from '../../wiring.ts';
import type { Terminal } from '../terminal.ts';
import { version } from '../../version.ts';
import { findQueueVersion, isEmpty } from './catalogue.ts';
import type { Ending, Manifest } from './manifest.ts';
import { openBackup, restoreBackup } from './read-backup.ts';
import { removeOldBackups } from './remove-old.ts';
import { findLostUploads, openUploads } from './uploads.ts';
import { writeBackup } from './write-backup.ts';

type Server = Awaited<ReturnType<typeof findServer>>;

function parseKeep(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give a number of backups from 1 to 9999.');
}

/** Adds the commands that back up and restore the database and all uploads. */
export function addBackupCommands(program: Command, { environment, print }: Terminal): void {
  program
    .command('backup')
    .description('Write the database and all uploads into one file, while Counter runs')
    .argument('<file>', 'the file to write: counter-2026-11-26.tar.gz')
    .option(
      '--keep <number>',
      'then remove the oldest backups beside it whose name differs by its numbers, and keep this many',
      parseKeep,
    )
    .action(async (name: string, { keep }: { readonly keep?: number }) => {
      const config = readConfig(environment);
      const file = path.resolve(name);
      for (const line of await backup(config, file)) print(line);
      if (keep === undefined) return;
      for (const old of await removeOldBackups(file, keep)) print(`Removed ${old}.`);
    });
  program
    .command('restore')
    .description('Bring a backup back into an empty database')
    .argument('<file>', 'a file that "backup" wrote')
    .action(async (file: string) => {
      const config = readConfig(environment);
      for (const line of await restore(config, path.resolve(file))) print(line);
    });
}

async function backup(config: Config, file: string): Promise<string[]> {
  if (existsSync(file)) throw new Error(`${file} exists. Choose another name, or remove it first.`);
  requireDatabase(config);
  return onServer(config, async (server) => {
    const { ran, missing, foreign } = await compareMigrations(server.connection);
    if (missing.length + foreign.length > 0) throw new Error(otherDatabase);
    const pool = openMigrationPool(server.connection);
    try {
      // Check the keys first: keys that don't open the database would be recorded in the backup for nothing.
      const given = await findGivenKeys(config);
      const db = openDatabase<Database>(pool);
      await openVault(db, given, sealedData, systemClock.now());
      const lost = await findLostUploads(db, config);
      if (lost) throw new Error(`The backup would have no pictures: ${lost} Nothing was written.`);
      const uploads = await openUploads(config);
      const { manifest, ending } = await writeBackup(file, { pool, uploads, migrations: ran });
      return [
        `Wrote ${file}: ${contentOf(ending)}.`,
        ...keyLines(config, manifest),
        ...(await noteBackup(db, manifest)),
      ];
    } finally {
      await pool.end();
    }
  });
}

/** Saves the time of the backup for the metrics. The backup is complete even if that fails, as on a full disk. */
async function noteBackup(
  db: ReturnType<typeof openDatabase<Database>>,
  { madeAt }: Manifest,
): Promise<string[]> {
  try {
    await saveLastBackup(db, new Date(madeAt));
    return [];
  } catch (error) {
    return [
      `The backup is whole, but we couldn't note its time in the database (${reasonOf(error)}). Metrics still show the one before.`,
    ];
  }
}

const otherDatabase =
  'The database is not of this version of Counter. Run "counter doctor" to see why.';

async function restore(config: Config, file: string): Promise<string[]> {
  const found = await openBackup(file);
  const { manifest } = found;
  if (manifest.version !== version) {
    throw new Error(
      `This backup was made by Counter ${manifest.version}, and this is Counter ${version}. Restore it with Counter ${manifest.version}, then update.`,
    );
  }
  await requireKeys(config, manifest);
  return onServer(config, async (server) => {
    const pool = openMigrationPool(server.connection);
    try {
      await requireEmpty(pool, config);
      await prepareDatabase(server.connection);
      await requireSameTables(pool, server, manifest);
      const ending = await restoreBackup(found, { pool, uploads: await openUploads(config) });
      return [
        `Restored ${contentOf(ending)}, as of ${manifest.madeAt}.`,
        ...(await findWaiting(pool, config)),
        'Check the books with the command "check-books", then start Counter.',
      ];
    } finally {
      await pool.end();
    }
  });
}

/** Warns about queued messages in a restored copy, which would send them a second time. */
async function findWaiting(pool: Pool, { outgoing }: Config): Promise<string[]> {
  const waiting = await countQueuedMessages(openDatabase<Database>(pool));
  const holds = `The backup holds ${countOf(waiting, 'email or text', 'emails and texts')} to be sent`;
  return outgoing
    ? [
        `${holds}, and its jobs go on where they were. If this is a drill, set OUTGOING=off before you start Counter, and give it another bucket.`,
      ]
    : [`${holds}. OUTGOING is off, so Counter captures them instead.`];
}

async function onServer<Result>(
  config: Config,
  work: (server: Server) => Promise<Result>,
): Promise<Result> {
  const server = await findServer(config);
  try {
    await tryConnection(server.connection);
    return await work(server);
  } finally {
    await server.stop();
  }
}

type Pool = ReturnType<typeof openMigrationPool>;

async function requireEmpty(pool: Pool, { databaseUrl, dataDir }: Config): Promise<void> {
  const client = await pool.connect();
  try {
    if (await isEmpty(client)) return;
  } finally {
    client.release();
  }
  const place = databaseUrl ? 'The database at DATABASE_URL' : `The database in ${dataDir}`;
  throw new Error(
    `${place} is not empty. Nothing was changed. Restore into an empty one: create another database, or set DATA_DIR to a new folder.`,
  );
}

/** Requires equal migrations. Their names contain a checksum, so equal names mean equal tables. */
async function requireSameTables(pool: Pool, server: Server, manifest: Manifest): Promise<void> {
  const { ran } = await compareMigrations(server.connection);
  const client = await pool.connect();
  try {
    const queue = await findQueueVersion(client);
    if (queue === manifest.queue && ran.join() === manifest.migrations.join()) return;
  } finally {
    client.release();
  }
  const last = manifest.migrations.at(-1)?.replace(/@.*/, '');
  throw new Error(
    `This backup was made by another build of Counter ${version}, whose last migration was ${last}. Nothing was changed. Restore it with that build, then update.`,
  );
}

/** Requires the backup's encryption keys. Without them, the restored database would be unusable. */
async function requireKeys(config: Config, { keys }: Manifest): Promise<void> {
  if (keys.length === 0) return;
  const names = keys.map(({ name }) => `"${name}"`).join(' and ');
  const file = path.join(config.dataDir, 'encryption.key');
  const how = keys.some(({ name }) => name === 'local')
    ? `The key "local" is the content of the file encryption.key: put it back as ${file}, or set ENCRYPTION_KEYS=local:<its content>.`
    : 'Set ENCRYPTION_KEYS as it was when the backup was made.';
  const refusal = `This backup was sealed with the encryption key ${names}, and without it bank accounts and authenticator secrets could not be read. Nothing was changed. ${how}`;
  if (!config.encryptionKeys && !existsSync(file)) throw new Error(refusal);
  const given = await findGivenKeys(config);
  const vault = createVault(given.keys);
  for (const { name, checkValue } of keys) {
    try {
      vault.open(Buffer.from(checkValue, 'base64'), checkPlace(name));
    } catch (cause) {
      throw new Error(refusal, { cause });
    }
  }
}

function contentOf({ rows, uploads }: Ending): string {
  const counts = Object.values(rows);
  const sum = counts.reduce((total, count) => total + count, 0);
  return `${sum} rows of ${counts.length} tables and ${uploads} uploaded files`;
}

function keyLines({ encryptionKeys, dataDir, push }: Config, { keys }: Manifest): string[] {
  const names = keys.map(({ name }) => `"${name}"`).join(', ');
  const where = encryptionKeys ? 'ENCRYPTION_KEYS' : path.join(dataDir, 'encryption.key');
  const lines = [
    `The file holds personal data, but no keys. Keep the encryption key (${names}, in ${where}) in another place: without it, bank accounts and authenticator secrets are lost, and with both, anyone can read them.`,
  ];
  const pushFile = path.join(dataDir, 'push.keys');
  if (!push && existsSync(pushFile)) {
    lines.push(`Keep ${pushFile} too. Without it, people have to add their devices again.`);
  }
  return lines;
}
