import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withFolder } from '../places.ts';
import { repository } from '../servers.ts';

const starts = ['loading', 'first', 'restart'] as const;

/**
 * The seconds from a command until its server answered, in each round: a first start until any page (which shows the
 * demo's loading progress) and until the product, and a restart until the product.
 */
export type StartTimes = {
  readonly start: (typeof starts)[number];
  readonly product: readonly number[];
  readonly reference: readonly number[];
};

type Command = { readonly name: string; readonly args: readonly string[] };

const product: Command = { name: 'counter', args: ['start'] };
const reference: Command = { name: 'bare', args: ['run', 'start:bare', '-w', '@counter/bench'] };

const timeoutMs = 120_000;

/** Starts Counter and the reference in turn, first with an empty folder and then with the result. */
export async function measureStart(rounds: number): Promise<StartTimes[]> {
  const seconds: { product: Times; reference: Times }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const inFolder = async (folder: string) => ({
      product: await startTwice(product, folder),
      reference: await startTwice(reference, folder),
    });
    seconds.push(await withFolder(inFolder));
  }
  return starts.map((start) => ({
    start,
    product: seconds.map((round) => round.product[start]),
    reference: seconds.map((round) => round.reference[start]),
  }));
}

type Times = Readonly<Record<StartTimes['start'], number>>;

async function startTwice(command: Command, folder: string): Promise<Times> {
  const dataDir = path.join(folder, command.name);
  await mkdir(dataDir);
  const first = await startOnce(command, dataDir);
  const restart = await startOnce(command, dataDir);
  return { loading: first.anyPage, first: first.product, restart: restart.product };
}

/** Runs a command until its server serves the product, then stops it. Returns the seconds that took. */
async function startOnce({ name, args }: Command, dataDir: string) {
  const port = await findFreePort();
  const begun = performance.now();
  const child = spawn('npm', args, {
    cwd: repository,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const secondsUntil = async (isStarted: (status: number | undefined) => boolean) => {
    while (!isStarted(await askStatus(`http://127.0.0.1:${port}/`))) {
      if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}.`);
      if (performance.now() - begun > timeoutMs) throw new Error(`${name} did not start.`);
      await delay(5);
    }
    return (performance.now() - begun) / 1000;
  };
  try {
    const anyPage = await secondsUntil((status) => status !== undefined);
    return { anyPage, product: await secondsUntil((status) => status === 200) };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/** Returns a response's status; undefined without a response. */
async function askStatus(url: string): Promise<number | undefined> {
  try {
    const answer = await fetch(url);
    await answer.text();
    return answer.status;
  } catch {
    return undefined;
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
