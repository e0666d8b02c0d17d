import { mkdtemp, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createEmptyDatabase } from '../../testing/processes/database.ts';
import type { TestDatabase } from '../../testing/processes/database.ts';
import { migrate } from './migrate.ts';

const tables = `
  create table shops (id bigint primary key, name text not null);
  insert into shops values (1, 'Corner; shop');
`;
const column = 'alter table shops add column open boolean not null default true;';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createEmptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'counter-migrations-'));
  return async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  };
});

const write = async (file: string, text: string): Promise<void> =>
  writeFile(join(folder, file), text);

const run = async (): Promise<string[]> => migrate(database.connection, folder);

const shops = async (): Promise<unknown[]> =>
  (await database.pool.query<{ id: number }>('select * from shops order by id')).rows;

describe('migrate', () => {
  test('runs the files in order, once each', async () => {
    await write('0002_open.sql', column);
    await write('0001_shops.sql', tables);
    expect(await run()).toEqual(['0001_shops.sql', '0002_open.sql']);
    await write('0003_second.sql', "insert into shops values (2, 'Two')");
    expect(await run()).toEqual(['0003_second.sql']);
    expect(await run()).toEqual([]);
    expect(await shops()).toEqual([
      { id: 1, name: 'Corner; shop', open: true },
      { id: 2, name: 'Two', open: true },
    ]);
  });

  test('runs once when three processes start it together', async () => {
    await write('0001_shops.sql', tables);
    await write('0002_slow.sql', 'select pg_sleep(0.2);');
    const runs = await Promise.all([run(), run(), run()]);
    expect(runs.toSorted((a, b) => b.length - a.length)).toEqual([
      ['0001_shops.sql', '0002_slow.sql'],
      [],
      [],
    ]);
    expect(await shops()).toHaveLength(1);
  });

  test('names a failing file and rolls it back', async () => {
    await write('0001_shops.sql', tables);
    await write('0002_broken.sql', 'create table late (id int); alter table nowhere add x int;');
    await expect(run()).rejects.toThrow(
      'The migration 0002_broken.sql failed, nothing was changed: relation "nowhere" does not exist',
    );
    await expect(shops()).rejects.toThrow('relation "shops" does not exist');
  });

  test('yields to users of a table and runs once the table is free', async () => {
    await write('0001_shops.sql', tables);
    await run();
    await write('0002_open.sql', column);
    const reader = await database.pool.connect();
    await reader.query('begin; select * from shops');
    const few = { waitMs: 50, tries: 2, pauseMs: 1 };
    await expect(migrate(database.connection, folder, few)).rejects.toThrow(
      'The migration 0002_open.sql found a table locked again and again, and nothing was changed.',
    );
    const running = migrate(database.connection, folder, { waitMs: 50, tries: 200, pauseMs: 10 });
    // The migration waits behind the reader for a moment only, so others read on.
    await database.pool.query(`set statement_timeout = '2s'; select * from shops`);
    await reader.query('commit');
    reader.release();
    expect(await running).toEqual(['0002_open.sql']);
  });

  test('refuses to run if an applied file was edited', async () => {
    await write('0001_shops.sql', tables);
    await run();
    await write('0001_shops.sql', `${tables} -- later thought`);
    await expect(run()).rejects.toThrow(/may not be edited.+0001_shops\.sql.+ is missing/);
  });

  test('ignores changed line endings', async () => {
    await write('0001_shops.sql', tables);
    await run();
    await write('0001_shops.sql', tables.replaceAll('\n', '\r\n'));
    expect(await run()).toEqual([]);
  });

  test('refuses to run if an applied file is missing or a new one sorts before it', async () => {
    await write('0002_shops.sql', tables);
    await run();
    await write('0001_late.sql', 'select 1;');
    await expect(run()).rejects.toThrow('or overtaken');
    await unlink(join(folder, '0001_late.sql'));
    await unlink(join(folder, '0002_shops.sql'));
    await expect(run()).rejects.toThrow('0002_shops.sql');
  });

  test.each(['1_shops.sql', '0002-shops.sql', 'notes.md', '0001_again.sql'])(
    'refuses the file name %s',
    async (file) => {
      await write('0001_a_shop.sql', tables);
      await write(file, 'select 1;');
      await expect(run()).rejects.toThrow(`The migration ${file} needs another name`);
      await expect(shops()).rejects.toThrow('does not exist');
    },
  );
});
