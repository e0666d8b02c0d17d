import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A program that stands before or behind Counter. */
export type Program = { stop(): Promise<void> };

/** Starts a program and waits until it is up. @throws Error with what it said if it ends before */
export async function startProgram(
  [command = '', ...words]: readonly string[],
  isUp: () => Promise<boolean>,
): Promise<Program> {
  const child = spawn(command, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => void (said += bytes.toString()));
  const ended = once(child, 'exit');
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`${command} ended: ${said}`);
    await delay(50);
  }
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Returns true if a server passes the check of Counter. */
export async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** A part of a file and what stands there instead. */
export type Change = readonly [RegExp, string];

/** Changes a file that Counter brings, for a test. @throws Error if the file no longer has a part */
export function changeFile(text: string, changes: readonly Change[]): string {
  return changes.reduce((changed, [from, to]) => {
    const next = changed.replaceAll(from, to);
    if (next === changed) throw new Error(`The file has changed: nothing matches ${String(from)}.`);
    return next;
  }, text);
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
