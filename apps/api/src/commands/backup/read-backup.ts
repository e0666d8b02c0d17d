import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { escapeIdentifier, type ClientBase, type Pool } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { findForeignKeys, findTables } from './catalogue.ts';
import {
  ending as endingShape,
  endingFile,
  manifest as manifestShape,
  manifestFile,
  nameOf,
  tablesFolder,
  uploadsFolder,
  type BackedUpTable,
  type Ending,
  type Manifest,
} from './manifest.ts';
import { readTar, type TarEntry } from './tar.ts';
import { typeOf, type Uploads } from './uploads.ts';
import { quoted } from './write-backup.ts';

export type Backup = {
  readonly manifest: Manifest;
  /** The files after the manifest. */
  readonly entries: AsyncGenerator<TarEntry>;
};

/** Opens a backup and reads its manifest. Throws a readable message if the file is not a backup. */
export async function openBackup(file: string): Promise<Backup> {
  const entries = readTar(unpack(file));
  const first = await entries.next().catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} can't be read as a backup of Counter: ${reason}`, { cause });
  });
  if (first.done || first.value.name !== manifestFile) {
    throw new Error(`${file} is not a backup of Counter.`);
  }
  const described = manifestShape.safeParse(JSON.parse(first.value.bytes.toString()));
  if (!described.success) {
    throw new Error(`${file} was made by a version of Counter whose backups this one can't read.`);
  }
  return { manifest: described.data, entries };
}

async function* unpack(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  const flowing = pipeline(source, unpacked);
  // The reads below fail with the same error.
  flowing.catch(() => {});
  yield* unpacked as AsyncIterable<Buffer>;
  await flowing;
}

/**
 * Restores a backup into an empty database of the same version, and its uploads into the upload storage. Restores the
 * database in one transaction.
 */
export async function restoreBackup(
  { manifest, entries }: Backup,
  { pool, uploads }: { readonly pool: Pool; readonly uploads: Uploads },
): Promise<Ending> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const tables = await prepare(client, manifest);
    const done = await load(client, { tables, entries, uploads });
    await finish(client, manifest, tables.foreignKeys);
    await client.query('commit');
    return done;
  } finally {
    client.release(true);
  }
}

type Tables = {
  readonly byName: ReadonlyMap<string, BackedUpTable>;
  readonly foreignKeys: Awaited<ReturnType<typeof findForeignKeys>>;
};

/**
 * Drops foreign keys and empties tables that migrations filled. The keys are added again, and checked, once all rows
 * are there.
 */
async function prepare(client: ClientBase, manifest: Manifest): Promise<Tables> {
  const foreignKeys = await findForeignKeys(client);
  for (const { table, name } of foreignKeys) {
    await client.query(`alter table ${table} drop constraint ${name}`);
  }
  const here = await findTables(client);
  const byName = new Map(manifest.tables.map((table) => [nameOf(table), table]));
  const unknown = [...byName.keys()].filter((name) => !here.some((one) => nameOf(one) === name));
  if (unknown.length > 0) throw new Error(`The backup has unknown tables: ${unknown.join(', ')}.`);
  await client.query(`truncate ${here.map(quoted).join(', ')}`);
  return { byName, foreignKeys };
}

type Loading = {
  readonly tables: Tables;
  readonly entries: AsyncGenerator<TarEntry>;
  readonly uploads: Uploads;
};

async function load(client: ClientBase, { tables, entries, uploads }: Loading): Promise<Ending> {
  const rows = new Map<string, number>();
  let written = 0;
  let copying: { name: string; stream: ReturnType<typeof copyFrom> } | undefined;
  const endCopy = async (): Promise<void> => {
    if (!copying) return;
    const { name, stream } = copying;
    copying = undefined;
    stream.end();
    await once(stream, 'finish');
    rows.set(name, stream.rowCount);
  };
  for await (const { name: file, bytes } of entries) {
    if (file.startsWith(uploadsFolder)) {
      const key = file.slice(uploadsFolder.length);
      await uploads.files.write(key, bytes, typeOf(key));
      written += 1;
    } else if (file.startsWith(tablesFolder)) {
      const name = file.slice(tablesFolder.length).split('/')[0] ?? '';
      if (copying?.name !== name) {
        await endCopy();
        copying = { name, stream: client.query(copyFrom(copySql(tables, name))) };
      }
      if (!copying.stream.write(bytes)) await once(copying.stream, 'drain');
    } else if (file === endingFile) {
      await endCopy();
      const expected = endingShape.parse(JSON.parse(bytes.toString()));
      requireAll(expected, rows, written);
      return expected;
    }
  }
  throw new Error('The backup is not whole: its end is missing. Nothing was restored.');
}

function copySql({ byName }: Tables, name: string): string {
  const table = byName.get(name);
  if (!table) throw new Error(`The backup does not describe the table ${name}.`);
  return `copy ${quoted(table)} (${table.columns.map(escapeIdentifier).join(', ')}) from stdin`;
}

function requireAll(expected: Ending, rows: ReadonlyMap<string, number>, uploads: number): void {
  const wrong = Object.entries(expected.rows).filter(
    ([name, count]) => (rows.get(name) ?? 0) !== count,
  );
  if (wrong.length === 0 && expected.uploads === uploads) return;
  throw new Error('The backup is not whole: rows or uploads are missing. Nothing was restored.');
}

/** Restores sequences, unlocks jobs that were running, and adds all foreign keys, which checks them. */
async function finish(
  client: ClientBase,
  { sequences }: Manifest,
  foreignKeys: Tables['foreignKeys'],
): Promise<void> {
  for (const { schema, name, value } of sequences) {
    if (value === null) continue;
    const sequence = `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
    await client.query('select setval($1::regclass, $2::bigint)', [sequence, value]);
  }
  for (const table of ['_private_jobs', '_private_job_queues']) {
    await client.query(`update graphile_worker.${table} set locked_at = null, locked_by = null`);
  }
  for (const { table, name, words } of foreignKeys) {
    await client.query(`alter table ${table} add constraint ${name} ${words}`);
  }
}
