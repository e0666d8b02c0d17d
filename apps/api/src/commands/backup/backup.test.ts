import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../testing/processes/database.ts';
import { createTestMarket, type TestMarket } from '../../testing/stores/orders.ts';
import { addPaidShop, sell } from '../../testing/stores/payouts.ts';
import { runProgram } from '../../testing/processes/run-program.ts';
import { databaseUrlOf, makeHome, type Home } from '../../testing/processes/server-process.ts';

const severalRuns = { timeout: 300_000 };

let home: Home;
let market: TestMarket;
let empty: TestDatabase;
let file: string;
beforeEach(async () => {
  [home, market, empty] = await Promise.all([
    makeHome(),
    createTestMarket(),
    createEmptyDatabase(),
  ]);
  file = path.join(home.folder, 'counter.tar.gz');
});
afterEach(async () => {
  await empty.drop();
  await market.test.close();
  await home.remove();
});

const keys = () => {
  const [{ id, key }] = market.test.keys;
  return { ENCRYPTION_KEYS: `${id}:${key.toString('base64')}` };
};
const source = () => ({
  ...home.settings,
  ...keys(),
  DATA_DIR: path.join(home.folder, 'data'),
  DATABASE_URL: databaseUrlOf(market.test.database.connection),
});
const target = () => ({
  ...home.settings,
  ...keys(),
  DATABASE_URL: databaseUrlOf(empty.connection),
  DATA_DIR: path.join(home.folder, 'new'),
});
const run = runProgram;

/** Fills the marketplace, and adds an upload and a job that a process holds. */
async function fill(): Promise<void> {
  const shop = await addPaidShop(market);
  await sell(shop);
  await sell(shop);
  const uploads = path.join(home.folder, 'data', 'uploads', 'pictures');
  await mkdir(uploads, { recursive: true });
  await writeFile(path.join(uploads, 'a1-large.webp'), 'a picture');
  await market.test.database.pool.query(`
    update graphile_worker._private_jobs set locked_at = now(), locked_by = 'pool-gone'
  `);
}

/** The rows of every table, as a hash by table. */
async function rowsOf({ pool }: TestDatabase): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname in ('public', 'graphile_worker')
       and tablename not in
         ('schema_migrations', 'schema_migration_lock', 'migrations', 'last_backup')`,
  );
  const hashes = tables.map(async ({ name }) => {
    const { rows } = await pool.query<{ row: string }>(
      `select (to_jsonb(t) - 'locked_at' - 'locked_by' - 'is_available')::text as row
       from ${name} as t order by 1`,
    );
    const text = rows.map(({ row }) => row).join('\n');
    return [name, `${rows.length} ${createHash('sha256').update(text).digest('hex')}`] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

it(
  'restores everything into an empty database, and numbering continues from there',
  severalRuns,
  async () => {
    await fill();
    const written = await run(source(), 'backup', file);
    expect(written.text).toMatch(
      /^Wrote .*counter\.tar\.gz: \d+ rows of \d+ tables and 1 uploaded files\./,
    );
    expect(written.text).toContain('no keys. Keep the encryption key ("test", in ENCRYPTION_KEYS)');
    expect(written.code).toBe(0);
    const restored = await run(target(), 'restore', file);
    expect(restored.text).toMatch(/^Restored \d+ rows/);
    expect(restored.text).toMatch(/^The backup holds \d+ .* to be sent.*set OUTGOING=off before/m);
    expect(restored.code).toBe(0);

    expect(await rowsOf(empty)).toEqual(await rowsOf(market.test.database));
    const picture = path.join(home.folder, 'new', 'uploads', 'pictures', 'a1-large.webp');
    expect(await readFile(picture, 'utf8')).toBe('a picture');
    const { rows: locked } = await empty.pool.query(
      'select from graphile_worker._private_jobs where locked_at is not null',
    );
    expect(locked).toEqual([]);
    const ask = async ({ pool }: TestDatabase, query: string): Promise<unknown[]> => {
      const { rows } = await pool.query<Record<string, unknown>>(query);
      return rows;
    };
    for (const query of [
      'select conname, pg_get_constraintdef(oid) as words from pg_constraint order by 1, 2',
      "select nextval(pg_get_serial_sequence('orders', 'id')) as id",
    ]) {
      expect(await ask(empty, query)).toEqual(await ask(market.test.database, query));
    }

    const again = await run(target(), 'restore', file);
    expect(again.text).toContain('The database at DATABASE_URL is not empty. Nothing was changed.');
    expect(again.code).toBe(1);
  },
);

it(
  'refuses wrong keys, damaged files and other versions and leaves the target empty',
  severalRuns,
  async () => {
    await fill();
    await run(source(), 'backup', file);
    expect((await run(source(), 'backup', file)).text).toContain('exists. Choose another name');
    const other = { ENCRYPTION_KEYS: `test:${Buffer.alloc(32, 9).toString('base64')}` };
    const wrongKey = await run({ ...target(), ...other }, 'restore', file);
    expect(wrongKey.text).toContain('sealed with the encryption key "test"');
    expect(wrongKey.text).toContain('Set ENCRYPTION_KEYS as it was');

    const archive = gunzipSync(await readFile(file));
    const change = async (name: string, bytes: Buffer): Promise<string> => {
      const changed = path.join(home.folder, name);
      await writeFile(changed, bytes);
      return (await run(target(), 'restore', changed)).text;
    };
    const half = gzipSync(archive.subarray(0, archive.length / 2));
    expect(await change('half.tar.gz', half)).toMatch(/ends too early|is not whole/);
    const torn = await readFile(file);
    expect(await change('torn.tar.gz', torn.subarray(0, torn.length / 2))).not.toMatch(/^Restored/);
    expect(await change('none.tar.gz', Buffer.from('nothing'))).toContain(
      "can't be read as a backup",
    );
    const text = archive.toString('latin1');
    const newer = text.replace(/"version": "0\.1\.0"/, '"version": "9.1.0"');
    const [start] = archive.toString('latin1').split('ustar');
    expect(start).toContain('counter-backup.json');
    expect(await change('newer.tar.gz', gzipSync(Buffer.from(newer, 'latin1')))).toContain(
      'This backup was made by Counter 9.1.0, and this is Counter 0.1.0.',
    );
    const built = text.replace(/(_[a-z]+\.sql@)[0-9a-f]{12}/, '$1000000000000');
    expect(await change('built.tar.gz', gzipSync(Buffer.from(built, 'latin1')))).toContain(
      'was made by another build of Counter',
    );
    const { code } = await run(target(), 'restore', file);
    expect(code).toBe(0);
  },
);

it('refuses to skip missing pictures, and so does doctor', severalRuns, async () => {
  await fill();
  await market.test.database.pool.query(`
    insert into pictures (url, uploaded_by, created_at)
    select '/uploads/pictures/a1-large.webp', id, now() from users limit 1
  `);
  const elsewhere = { ...source(), DATA_DIR: path.join(home.folder, 'elsewhere') };
  const refused = await run(elsewhere, 'backup', file);
  expect(refused.code).toBe(1);
  expect(refused.text).toContain('The backup would have no pictures: the database has 1, but');
  expect(refused.text).toContain(`no folder ${path.join(home.folder, 'elsewhere', 'uploads')}`);
  expect(existsSync(file)).toBe(false);
  expect((await run(elsewhere, 'doctor')).text).toContain(
    'PROBLEM  Pictures: the database has 1, but',
  );
  expect((await run(source(), 'backup', file)).text).toContain('and 1 uploaded files.');
  expect((await run(source(), 'doctor')).text).not.toContain('PROBLEM  Pictures');
});

it('keeps as many backups of a series as asked, and notes the last one', severalRuns, async () => {
  const at = (name: string) => path.join(home.folder, name);
  const noted = async () =>
    (await market.test.platform.db.selectFrom('lastBackup').select('madeAt').execute()).map(
      ({ madeAt }) => madeAt,
    );
  expect(await noted()).toEqual([]);
  for (const name of ['counter-2.tar.gz', 'counter-1.tar.gz', 'before-upgrade.tar.gz'])
    expect((await run(source(), 'backup', at(name))).code).toBe(0);
  await writeFile(at('counter-9.tar.gz'), 'no backup');
  const [earlier] = await noted();
  const kept = await run(source(), 'backup', '--keep', '2', at('counter-3.tar.gz'));
  // The first by its time, not by its name.
  expect(kept.text).toContain(`\nRemoved ${at('counter-2.tar.gz')}.\n`);
  expect((await readdir(home.folder)).filter((name) => name.endsWith('.gz')).toSorted()).toEqual([
    'before-upgrade.tar.gz',
    'counter-1.tar.gz',
    'counter-3.tar.gz',
    'counter-9.tar.gz',
  ]);
  const [last, ...others] = await noted();
  expect(others).toEqual([]);
  expect(last?.getTime()).toBeGreaterThan(earlier?.getTime() ?? Infinity);
});

it('keeps a whole backup when the database takes no note of it', severalRuns, async () => {
  await market.test.database.pool.query('alter table last_backup add check (false) not valid');
  const { code, text } = await run(source(), 'backup', file);
  expect(text).toMatch(
    /^Wrote .*\n[^]*The backup is whole, but we couldn't note its time in the database/,
  );
  expect(code).toBe(0);
  expect(existsSync(file)).toBe(true);
});
