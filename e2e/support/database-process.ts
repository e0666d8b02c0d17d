import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Returns the id of the process that writes to a folder's database; undefined if there is none. */
export async function databaseProcess(dataDir: string): Promise<number | undefined> {
  const lock = await readFile(path.join(dataDir, 'data', 'postmaster.pid'), 'utf8').catch(() => '');
  return lock === '' ? undefined : Number(lock.split('\n')[0]);
}

/** Returns true if a process is running. */
export function isRunning(processId: number | undefined): boolean {
  if (processId === undefined) return false;
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}
