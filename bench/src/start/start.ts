import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withFolder } from '../places.ts';
import { repository } from '../servers.ts';

/** The seconds from a command until its server answered with a page, in each round. */
export type StartTimes = {
  readonly start: 'first' | 'restart';
  readonly product: readonly number[];
  readonly reference: readonly number[];
};

type Command = { readonly name: string; readonly args: readonly string[] };

const product: Command = { name: 'counter', args: ['start'] };
const reference: Command = { name: 'bare', args: ['run', 'start:bare', '-w', '@counter/bench'] };

const timeoutMs = 120_000;

/** Starts Counter and the reference in turn, first on an empty folder and then on what that left. */
export async function measureStart(rounds: number): Promise<StartTimes[]> {
  const seconds: { product: Twice; reference: Twice }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const inFolder = async (folder: string) => ({
      product: await startTwice(product, folder),
      reference: await startTwice(reference, folder),
    });
    seconds.push(await withFolder(inFolder));
  }
  return (['first', 'restart'] as const).map((start) => ({
    start,
    product: seconds.map((round) => round.product[start]),
    reference: seconds.map((round) => round.reference[start]),
  }));
}

type Twice = Readonly<Record<StartTimes['start'], number>>;

async function startTwice(command: Command, folder: string): Promise<Twice> {
  const dataDir = path.join(folder, command.name);
  await mkdir(dataDir);
  const first = await startOnce(command, dataDir);
  return { first, restart: await startOnce(command, dataDir) };
}

/** Runs a command until its server has answered, and ends it. Returns the seconds that took. */
async function startOnce({ name, args }: Command, dataDir: string): Promise<number> {
  const port = await findFreePort();
  const begun = performance.now();
  const child = spawn('npm', args, {
    cwd: repository,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    while (!(await answers(`http://127.0.0.1:${port}/`))) {
      if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}.`);
      if (performance.now() - begun > timeoutMs) throw new Error(`${name} did not start.`);
      await delay(5);
    }
    return (performance.now() - begun) / 1000;
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url);
    await answer.text();
    return answer.ok;
  } catch {
    return false;
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
