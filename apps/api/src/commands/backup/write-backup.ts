import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { escapeIdentifier, type ClientBase, type Pool } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { findKeyMarks } from '../../platform/db/keys/key-marks.ts';
import { systemClock } from '../../platform/kernel/clock.ts';
import { version } from '../../version.ts';
import { findQueueVersion, findSequences, findTables } from './catalogue.ts';
import {
  endingFile,
  manifestFile,
  nameOf,
  tablesFolder,
  uploadsFolder,
  type BackedUpTable,
  type Ending,
  type Manifest,
} from './manifest.ts';
import { tarEnd, tarEntry } from './tar.ts';
import type { Uploads } from './uploads.ts';

export type Written = { readonly manifest: Manifest; readonly ending: Ending };

const partBytes = 8 * 1024 * 1024;

/** Writes a consistent snapshot of the database and all uploads to a file, atomically. Counter can keep running. */
export async function writeBackup(
  file: string,
  {
    pool,
    uploads,
    migrations,
  }: { readonly pool: Pool; readonly uploads: Uploads; readonly migrations: readonly string[] },
): Promise<Written> {
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`);
  const client = await pool.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const manifest = await describe(client, migrations);
    const ending: { rows: Record<string, number>; uploads: number } = { rows: {}, uploads: 0 };
    const entries = entriesOf(client, { manifest, ending, uploads });
    await pipeline(
      Readable.from(entries, { objectMode: false }),
      createGzip(),
      createWriteStream(draft, { flags: 'wx', mode: 0o600 }),
    );
    await client.query('commit');
    await flush(draft);
    await rename(draft, file);
    await flush(path.dirname(file));
    return { manifest, ending };
  } finally {
    client.release(true);
    await rm(draft, { force: true });
  }
}

async function describe(client: ClientBase, migrations: readonly string[]): Promise<Manifest> {
  const [queue, keys, tables, sequences] = [
    await findQueueVersion(client),
    await findKeyMarks(client),
    await findTables(client),
    await findSequences(client),
  ];
  const madeAt = systemClock.now().toISOString();
  return {
    format: 1,
    version,
    madeAt,
    migrations: [...migrations],
    queue,
    keys,
    tables,
    sequences,
  };
}

type Content = {
  readonly manifest: Manifest;
  /** Filled while the entries are written. */
  readonly ending: { rows: Record<string, number>; uploads: number };
  readonly uploads: Uploads;
};

/** Lists the uploads after the database snapshot, so that all files it refers to are included. */
async function* entriesOf(
  client: ClientBase,
  { manifest, ending, uploads }: Content,
): AsyncGenerator<Buffer> {
  yield tarEntry(manifestFile, toJson(manifest));
  for await (const key of uploads.list()) {
    const bytes = await uploads.files.read(key);
    if (!bytes) continue;
    ending.uploads += 1;
    yield tarEntry(`${uploadsFolder}${key}`, bytes);
  }
  for (const table of manifest.tables) yield* tableEntries(client, table, ending.rows);
  yield tarEntry(endingFile, toJson(ending));
  yield tarEnd;
}

/** Writes a table's rows in chunks, each in PostgreSQL's COPY format. */
async function* tableEntries(
  client: ClientBase,
  table: BackedUpTable,
  rows: Record<string, number>,
): AsyncGenerator<Buffer> {
  const columns = table.columns.map(escapeIdentifier).join(', ');
  const name = nameOf(table);
  const stream = client.query(copyTo(`copy ${quoted(table)} (${columns}) to stdout`));
  let part = 0;
  let parts: Buffer[] = [];
  let length = 0;
  const entry = (): Buffer => {
    part += 1;
    const number = String(part).padStart(6, '0');
    return tarEntry(`${tablesFolder}${name}/${number}.copy`, Buffer.concat(parts));
  };
  for await (const bytes of stream as AsyncIterable<Buffer>) {
    parts.push(bytes);
    length += bytes.length;
    if (length < partBytes) continue;
    yield entry();
    parts = [];
    length = 0;
  }
  if (length > 0) yield entry();
  rows[name] = stream.rowCount;
}

/** Returns a table's quoted name in SQL. */
export const quoted = ({ schema, name }: Pick<BackedUpTable, 'schema' | 'name'>): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

const toJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

async function flush(file: string): Promise<void> {
  const handle = await open(file);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
