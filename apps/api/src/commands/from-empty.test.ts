import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runProgram } from '../testing/processes/run-program.ts';
import {
  makeHome,
  runByNpm,
  runCommand,
  startProgram,
  type Home,
} from '../testing/processes/server-process.ts';

/** Each of them starts a database of its own. */
const severalRuns = { timeout: 300_000 };

let home: Home;
beforeEach(async () => {
  home = await makeHome();
});
afterEach(async () => home.remove());

const dataDir = (): string => path.join(home.folder, 'data');
const run = async (...words: string[]) => runProgram({ DATA_DIR: dataDir() }, ...words);

describe('the program in an empty folder', () => {
  it('prints its version and creates nothing', severalRuns, async () => {
    const { code, text } = await runCommand({}, ['version'], home.folder);
    expect(text).toMatch(/^Counter \d+\.\d+\.\d+, Node 24\.\d+\.\d+\n$/);
    expect(code).toBe(0);
    expect(await readdir(home.folder)).toEqual([]);
  });

  it('migrates and finds no unbalanced books', severalRuns, async () => {
    const first = await runCommand({}, ['migrate'], home.folder);
    expect(first.text).toBe(
      `DATABASE_URL is not set, and there was no database in ${dataDir()}: made a new, empty one there.\nThe database is up to date.\n`,
    );
    expect(first.code).toBe(0);
    expect(await runCommand({}, ['migrate'], home.folder)).toEqual({
      code: 0,
      text: 'The database is up to date.\n',
    });
    expect(await runCommand({}, ['check-books'], home.folder)).toEqual({
      code: 0,
      text: 'All books balance.\n',
    });
  });

  it('runs through npm as documented', severalRuns, async () => {
    await run('migrate');
    const text = await runByNpm({ DATA_DIR: dataDir() }, ['key', 'list'], home.folder);
    expect(text).toBe('There are no API keys. Make one with "key create <name>".\n');
  });

  it('goes on to its end when nobody reads any more', severalRuns, async () => {
    const settings = { WEB_ROOT: home.folder };
    const program = startProgram('counter.ts', settings, { args: ['doctor'], cwd: home.folder });
    program.child.stdout?.destroy();
    const { code, errors } = await program.ended;
    expect(errors).not.toContain('EPIPE');
    expect(errors).toMatch(/^\d+ problems?\.\n$/);
    expect(code).toBe(1);
  });

  it('fails with a message and exit code 1', severalRuns, async () => {
    const { code, text } = await runCommand({ PORT: 'http' }, ['migrate'], home.folder);
    expect(code).toBe(1);
    expect(text).toContain('PORT must be a port number');
  });
});

it.each([
  ['check-books'],
  ['operator', 'add', 'ada@example.test'],
  ['key', 'list'],
  ['reseal'],
  ['lost-key'],
  ['distribute'],
  ['backup', 'counter.tar.gz'],
])('refuses %s without the settings of the service and makes no database', async (...words) => {
  const { code, text } = await run(...words);
  expect(text).toMatch(
    /^Nothing was done: DATABASE_URL is not set, and \S+ has no database\.\n.*counter\.env/,
  );
  expect(code).toBe(1);
  expect(await readdir(home.folder)).toEqual([]);
});

it.each([['check-books'], ['distribute'], ['backup', 'counter.tar.gz']])(
  'says what to do when %s finds no server',
  async (...words) => {
    const settings = {
      DATA_DIR: dataDir(),
      DATABASE_URL: 'postgres://counter:hunter2@127.0.0.1:1/counter',
      ENCRYPTION_KEYS: `main:${Buffer.alloc(32, 5).toString('base64')}`,
    };
    const { code, text } = await runProgram(settings, ...words);
    expect(text).toMatch(
      /^Counter can't use the database in DATABASE_URL \(.*Check that PostgreSQL/,
    );
    expect(text).not.toContain('hunter2');
    expect(code).toBe(1);
  },
);

describe('in a new database', () => {
  beforeEach(async () => void (await run('migrate')), severalRuns.timeout);

  it('adds an operator, who gets a link to choose a password', severalRuns, async () => {
    const { code, text } = await run('operator', 'add', 'ada@example.test', '--name', 'Ada Byron');
    expect(code).toBe(0);
    expect(text).toMatch(
      /^ada@example\.test is an operator now\.\n.*\n {2}http:\S+\/change_password\//,
    );
  });

  it('creates, lists, rotates and revokes an API key', severalRuns, async () => {
    const made = await run('key', 'create', 'Food hub', '--scope', 'menu:read');
    const [, id = '', secret] =
      /^API key (\d+) for Food hub\..*\n {2}(\S+)\n/.exec(made.text) ?? [];
    expect((await run('key', 'list')).text).toMatch(/Food hub {2}menu:read {2}all stores/);
    const rotated = await run('key', 'rotate', id);
    const [, next] =
      new RegExp(`^The new secret of API key ${id}\\..*\\n {2}(\\S+)\\n`).exec(rotated.text) ?? [];
    expect(next).toMatch(/^\S{20,}$/);
    expect(next).not.toBe(secret);
    expect(rotated.text).toContain('The old one works for 24 h.');
    expect((await run('key', 'end', id)).text).toContain(`API key ${id} for Food hub has ended.`);
  });

  it('finds nothing to reseal and no lost value', severalRuns, async () => {
    expect((await run('reseal')).code).toBe(0);
    expect((await run('lost-key')).code).toBe(0);
  });

  it('backs up and restores into another empty folder with the same key', severalRuns, async () => {
    await run('operator', 'add', 'ada@example.test');
    const file = path.join(home.folder, 'counter.tar.gz');
    expect((await run('backup', file)).code).toBe(0);
    const other = path.join(home.folder, 'other');
    await mkdir(other);
    await cp(path.join(dataDir(), 'encryption.key'), path.join(other, 'encryption.key'));
    const there = { DATA_DIR: other };
    expect((await runProgram(there, 'restore', file)).code).toBe(0);
    expect(await runProgram(there, 'check-books')).toEqual({
      code: 0,
      text: 'All books balance.\n',
    });
    const twice = await runProgram(there, 'operator', 'add', 'ada@example.test');
    expect(twice.text).toMatch(/^ada@example\.test is an operator already\./);
    expect(twice.code).toBe(1);
    expect((await runProgram(there, 'restore', file)).code).toBe(1);
  });

  it(
    'refuses to distribute a database without Citus and changes nothing',
    severalRuns,
    async () => {
      const { code, text } = await run('distribute');
      expect(code).toBe(1);
      expect(text).toContain('Nothing was changed: the server at DATABASE_URL has no Citus.');
    },
  );
});
