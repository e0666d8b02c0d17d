import { cp, lstat, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The folder of the browser tests, passed to the workers by the global setup. */
const rootVariable = 'COUNTER_E2E_ROOT';

/** The folder with the demo marketplace as it was loaded once; never started again itself. */
export function templateFolder(): string {
  return path.join(root(), 'template');
}

/** A copy of the demo marketplace for one worker or one test. */
export async function copyTemplate(): Promise<string> {
  const folder = await mkdtemp(path.join(root(), 'copy-'));
  await cp(templateFolder(), folder, { recursive: true, filter: isNoSocket });
  return folder;
}

/** Returns true for what can be copied: a server that is just gone may leave its socket. */
async function isNoSocket(source: string): Promise<boolean> {
  const found = await lstat(source).catch(() => null);
  return found !== null && !found.isSocket();
}

/** Makes the folder that holds all others. */
export async function createRoot(): Promise<string> {
  const folder = await mkdtemp(path.join(await fastestFolder(), 'counter-e2e-'));
  process.env[rootVariable] = folder;
  return folder;
}

/** Returns memory where there is plenty: no copy of 150 MB and no commit waits for a disk there. */
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
