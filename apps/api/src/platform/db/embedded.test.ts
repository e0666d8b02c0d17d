import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { QueryResultRow } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from './embedded.ts';
import type { EmbeddedPostgres } from './embedded.ts';
import { openPool } from './pool.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

type Starter = {
  readonly child: ChildProcessByStdio<Writable, Readable, null>;
  readonly lines: AsyncIterator<string, undefined>;
};

const starterScript = fileURLToPath(new URL('testing/starter.ts', import.meta.url));
/** A folder whose data was made once, for the tests of what comes after that. */
let made: string;
let dir: string;
let starters: Starter[];
let servers: EmbeddedPostgres[];

beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'counter-embedded-'));
  const server = await startEmbeddedPostgres(made);
  await server.stop();
});
afterAll(async () => rm(made, { recursive: true }));

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'counter-embedded-'));
  starters = [];
  servers = [];
});

afterEach(async () => {
  for (const { child } of starters) child.kill('SIGKILL');
  await Promise.all(servers.map((server) => server.stop()));
  await untilServerIsGone();
  await rm(dir, { recursive: true });
});

/** Puts data into the folder as an earlier start would have. */
async function copyData(): Promise<void> {
  await cp(join(made, 'data'), join(dir, 'data'), { recursive: true });
}

async function start(folder = dir): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(folder);
  servers.push(server);
  return server;
}

function startElsewhere(...task: string[]): Starter {
  const child = spawn(process.execPath, [starterScript, dir, ...task], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const starter = { child, lines };
  starters.push(starter);
  return starter;
}

async function nextLine({ lines }: Starter): Promise<string> {
  const { value } = await lines.next();
  return String(value);
}

async function kill({ child }: Starter): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

/** PostgreSQL removes its lock file as its very last act, when all its processes have ended. */
async function untilServerIsGone(): Promise<void> {
  const isGone = () => !existsSync(join(dir, 'data/postmaster.pid'));
  await expect.poll(isGone, { timeout: 10_000, interval: 20 }).toBe(true);
}

async function query<Row extends QueryResultRow>(
  server: EmbeddedPostgres,
  text: string,
): Promise<Row[]> {
  const pool = openPool(server.connection, { max: 1 });
  try {
    return (await pool.query<Row>(text, [])).rows;
  } finally {
    await pool.end();
  }
}

/** A process that has ended may stay listed until its parent, here the system, has taken note. */
async function isAlive(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return status !== '' && !status.includes(') Z ');
}

async function untilEnded(pid: number): Promise<void> {
  await expect.poll(async () => isAlive(pid), { timeout: 10_000, interval: 20 }).toBe(false);
}

describe('startEmbeddedPostgres', () => {
  test('starts in an empty folder, durable and readable only by its user', async () => {
    const server = await start();
    expect(server.owner).toBe(true);
    const [settings] = await query(
      server,
      `select current_setting('fsync') as fsync,
              current_setting('synchronous_commit') as synchronous_commit,
              current_setting('data_checksums') as data_checksums,
              current_setting('listen_addresses') as listen_addresses,
              current_setting('unix_socket_permissions') as socket,
              current_setting('server_encoding') as encoding`,
    );
    expect(settings).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      data_checksums: 'on',
      listen_addresses: '',
      socket: '0700',
      encoding: 'UTF8',
    });
  });

  test('keeps the data across restarts', async () => {
    await copyData();
    const first = await start();
    await query(first, `create table kept as select 'Grüße' as word`);
    await first.stop();
    const second = await start();
    expect(second.owner).toBe(true);
    expect(await query(second, 'select word from kept')).toEqual([{ word: 'Grüße' }]);
  });

  test('three processes on one empty folder: one becomes the owner and all can query', async () => {
    const three = [startElsewhere(), startElsewhere(), startElsewhere()];
    const answers = await Promise.all(three.map(nextLine));
    expect(answers.toSorted()).toEqual(['guest', 'guest', 'owner']);
    expect((await readdir(dir)).filter((name) => name.startsWith('init-'))).toEqual([]);
  });

  test('stops the server when the owner exits, not when a guest does', async () => {
    await copyData();
    const owner = await start();
    const guest = startElsewhere();
    expect(await nextLine(guest)).toBe('guest');
    const exit = once(guest.child, 'exit');
    guest.child.stdin.end();
    expect(await exit).toEqual([0, null]);
    expect(await query(owner, 'select 1 as one')).toEqual([{ one: 1 }]);
    await owner.stop();
    expect(existsSync(join(dir, 'data/postmaster.pid'))).toBe(false);
  });

  test('loses no acknowledged write and leaves no server when the owner is killed with -9', async () => {
    await copyData();
    const owner = startElsewhere('insert');
    expect(await nextLine(owner)).toBe('owner');
    const pid = Number.parseInt(await readFile(join(dir, 'data/postmaster.pid'), 'utf8'), 10);
    let acknowledged = 0;
    while (acknowledged < 200) acknowledged = Number(await nextLine(owner));
    await kill(owner);
    for await (const line of { [Symbol.asyncIterator]: () => owner.lines }) {
      acknowledged = Number(line);
    }
    await untilServerIsGone();
    await untilEnded(pid);

    const next = await start();
    expect(next.owner).toBe(true);
    const [kept] = await query<{ rows: number; last: number }>(
      next,
      'select count(*) as rows, max(number) as last from kept',
    );
    expect(kept?.rows).toBe(kept?.last);
    expect(kept?.last).toBeGreaterThanOrEqual(acknowledged);
  });

  test('a guest restarts the server and its pool reconnects after the owner is killed', async () => {
    await copyData();
    const owner = startElsewhere();
    expect(await nextLine(owner)).toBe('owner');
    const guest = await start();
    expect(guest.owner).toBe(false);
    const pool = openPool(guest.connection, { max: 2 });
    await pool.query('create table kept as select 7 as number');

    await kill(owner);
    const heir = await start();
    expect(heir.owner).toBe(true);
    const { rows } = await pool.query('select number from kept', []);
    expect(rows).toEqual([{ number: 7 }]);
    await pool.end();
  });

  test('recovers after the server is killed', async () => {
    await copyData();
    const first = await start();
    await query(first, 'create table kept as select 7 as number');
    const pid = Number.parseInt(await readFile(join(dir, 'data/postmaster.pid'), 'utf8'), 10);
    process.kill(pid, 'SIGKILL');
    await untilEnded(pid);
    const second = await start();
    expect(second.owner).toBe(true);
    expect(await query(second, 'select number from kept')).toEqual([{ number: 7 }]);
  });

  test("uses a short socket path when the folder's path is long", async () => {
    const deep = join(dir, 'a-long-name-'.repeat(10));
    const server = await start(deep);
    expect(server.connection.host.startsWith(deep)).toBe(false);
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
    await rm(server.connection.host, { recursive: true });
  });

  test('cleans up after a first start that was killed', async () => {
    const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await once(ended, 'exit');
    await mkdir(join(dir, `init-${ended.pid}-abandoned`));
    await start();
    expect((await readdir(dir)).filter((name) => name.startsWith('init-'))).toEqual([]);
  });

  test("explains why it can't start and where to read more", async () => {
    await mkdir(join(dir, 'data'));
    await writeFile(join(dir, 'data/PG_VERSION'), '9.6\n');
    const failure = start();
    await expect(failure).rejects.toThrow(/did not start on .+data; its log .+postgres\.log ends/);
    await expect(failure).rejects.toThrow('could not access the server configuration file');
  });
});
