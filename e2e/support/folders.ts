import { cp, lstat, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The environment variable with the browser tests' folder, which the global setup passes to workers. */
const rootVariable = 'COUNTER_E2E_ROOT';

/** Returns the folder with the loaded demo marketplace. It is only copied and never started. */
export function templateFolder(): string {
  return path.join(root(), 'template');
}

/** Copies the demo marketplace for a worker or a test. */
export async function copyTemplate(): Promise<string> {
  const folder = await mkdtemp(path.join(root(), 'copy-'));
  await cp(templateFolder(), folder, { recursive: true, filter: isNoSocket });
  return folder;
}

/** Excludes sockets, which a server that just exited may leave behind. */
async function isNoSocket(source: string): Promise<boolean> {
  const found = await lstat(source).catch(() => null);
  return found !== null && !found.isSocket();
}

/** Creates the folder that contains all others. */
export async function createRoot(): Promise<string> {
  const folder = await mkdtemp(path.join(await fastestFolder(), 'counter-e2e-'));
  process.env[rootVariable] = folder;
  return folder;
}

/** Returns a folder in memory if there is enough, so that copies of 150 MB and commits don't wait for a disk. */
async function fastestFolder(): Promise<string> {
  const memory = '/dev/shm';
  const space = await statfs(memory).catch(() => null);
  const isPlenty = space !== null && space.bavail * space.bsize > 2 ** 32;
  return isPlenty ? memory : tmpdir();
}

function root(): string {
  const folder = process.env[rootVariable];
  if (!folder) throw new Error('the global setup has not run');
  return folder;
}
