import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { z } from 'zod/mini';
import { startBalancer, type Balancer } from './testing/doubles/balancer.ts';
import { createTestDatabase, type TestDatabase } from './testing/processes/database.ts';
import { eventually } from './testing/eventually.ts';
import {
  databaseUrlOf,
  makeHome,
  startNpm,
  startProgram,
  stopProgram,
  type Home,
  type ProgramProcess,
} from './testing/processes/server-process.ts';

/** An answer of Counter itself, not of the proxy. */
const problem = z.object({ requestId: z.string(), status: z.number() });

/** `npm run test:restarts` does a hundred. */
const restarts = inject('restarts');
const clients = 3;

let home: Home;
let database: TestDatabase;
let balancer: Balancer;
const running = new Set<ProgramProcess>();
beforeEach(async () => {
  [home, database, balancer] = await Promise.all([
    makeHome(),
    createTestDatabase(),
    startBalancer(),
  ]);
});
afterEach(async () => {
  await Promise.all([...running].map(stopProgram));
  running.clear();
  await balancer.stop();
  await database.drop();
  await home.remove();
});

const settingsOf = (graceSeconds: number) => ({
  ...home.settings,
  DATABASE_URL: databaseUrlOf(database.connection),
  ENCRYPTION_KEYS: `main:${Buffer.alloc(32, 5).toString('base64')}`,
  CALLS_PER_MINUTE: '0',
  SHUTDOWN_GRACE_SECONDS: String(graceSeconds),
});

async function start(graceSeconds: number): Promise<{ program: ProgramProcess; url: string }> {
  const program = startProgram('server.ts', settingsOf(graceSeconds), { cwd: home.folder });
  running.add(program);
  return { program, url: await program.ready };
}

/** Calls without a break until told to stop. Returns how many calls Counter answered, and every other outcome. */
async function load(
  url: string,
  signal: AbortSignal,
): Promise<{ answered: number; odd: string[] }> {
  let answered = 0;
  const odd: string[] = [];
  const body = JSON.stringify({ email: 'nobody@example.test', password: 'wrong' });
  const headers = { 'content-type': 'application/json' };
  const client = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        const answer = await fetch(`${url}/api/v1/merchant/auth/login`, {
          method: 'POST',
          headers,
          body,
        });
        const { requestId, status } = problem.parse(await answer.json());
        if (requestId !== '' && status < 500) answered += 1;
        else odd.push(String(status));
      } catch (error) {
        odd.push(String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { answered, odd };
}

it(
  'restarts processes one by one under load without dropping a call',
  { timeout: 120_000 + restarts * 60_000 },
  async () => {
    const servers = [await start(1), await start(1)];
    for (const { url } of servers) balancer.add(url);
    await eventually(() => servers.forEach(({ url }) => expect(balancer.isReady(url)).toBe(true)));
    const stop = new AbortController();
    const loading = load(balancer.url, stop.signal);
    for (let count = 0; count < restarts; count += 1) {
      const leaving = servers.shift();
      if (!leaving) throw new Error('no server is left');
      leaving.program.child.kill('SIGTERM');
      const [next, { code, errors }] = await Promise.all([
        start(1),
        leaving.program.ended,
        balancer.left(leaving.url),
      ]);
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      running.delete(leaving.program);
      servers.push(next);
      balancer.add(next.url);
      await eventually(() => expect(balancer.isReady(next.url)).toBe(true));
    }
    stop.abort();
    const { answered, odd } = await loading;
    expect(balancer.failures).toEqual([]);
    expect(odd).toEqual([]);
    expect(answered).toBeGreaterThan(restarts);
  },
);

it(
  'shuts down cleanly through npm start as well, without dropping a call',
  { timeout: 300_000 },
  async () => {
    const [first, second] = [await startNpm(settingsOf(1)), await start(1)];
    try {
      for (const { url } of [first, second]) balancer.add(url);
      await eventually(() => expect(balancer.isReady(first.url)).toBe(true));
      await eventually(() => expect(balancer.isReady(second.url)).toBe(true));
      const stop = new AbortController();
      const loading = load(balancer.url, stop.signal);
      first.child.kill('SIGTERM');
      await Promise.all([first.ended, balancer.left(first.url)]);
      stop.abort();
      const { answered, odd } = await loading;
      expect(balancer.failures).toEqual([]);
      expect(odd).toEqual([]);
      expect(answered).toBeGreaterThan(0);
      await expect(fetch(`${first.url}/healthz`)).rejects.toThrow('fetch failed');
    } finally {
      first.child.kill('SIGTERM');
      await first.ended;
    }
  },
);

it(
  'reports a shutdown at once, keeps serving and finishes pending calls',
  { timeout: 120_000 },
  async () => {
    const { program, url } = await start(2);
    const { hostname, port } = new URL(url);
    const body = JSON.stringify({ email: 'nobody@example.test', password: 'wrong' });
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.on('data', (bytes: Buffer) => void (received += bytes.toString()));
    await once(socket, 'connect');
    const head = `POST /api/v1/merchant/auth/login HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\n`;
    socket.write(`${head}content-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`);
    await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200));

    program.child.kill('SIGTERM');
    await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(503));
    const served = await fetch(`${url}/healthz`);
    expect(served.status).toBe(200);
    expect(served.headers.get('connection')).toBe('close');
    // The grace is over once nobody is let in any more.
    await eventually(async () => expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed'));
    socket.write(body.slice(5));
    const { code } = await program.ended;
    running.delete(program);
    expect(code).toBe(0);
    expect(received).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(received).toContain('requestId');
  },
);
