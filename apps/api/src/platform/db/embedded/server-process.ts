import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { ServerFolder } from './folder.ts';
import type { Isolation } from './isolation.ts';
import { serverArguments } from './settings.ts';
import type { ServerSettings } from './settings.ts';

/** A PostgreSQL server started by this process. */
export type ServerProcess = {
  isRunning(): boolean;
  /** Returns true once this server, and not another one, holds the data folder. */
  holdsData(): Promise<boolean>;
  /** Ends open sessions, flushes all data and resolves when the server has exited. */
  stop(): Promise<void>;
};

/** Spawns the server without waiting for it to answer. Its log goes to the folder's log file. */
export async function spawnServer(
  folder: ServerFolder,
  binaries: Binaries,
  isolation: Isolation,
  settings: ServerSettings,
): Promise<ServerProcess> {
  const command = [...isolation.user, ...isolation.lifetime, binaries.postgres];
  const child = await spawnDetached(
    [...command, ...serverArguments(folder, settings)],
    folder.logFile,
  );
  return {
    isRunning: () => isRunning(child),
    holdsData: async () => (await readServerPid(folder.data)) === child.pid,
    stop: () => stop(child),
  };
}

/** Detached, so that Ctrl+C reaches only Node, which then stops the server. */
async function spawnDetached(
  [program = '', ...args]: readonly string[],
  logFile: string,
): Promise<ChildProcess> {
  const log = await open(logFile, 'a', 0o600);
  try {
    const child = spawn(program, args, {
      stdio: ['ignore', log.fd, log.fd],
      detached: true,
    });
    await once(child, 'spawn');
    child.unref();
    return child;
  } finally {
    await log.close();
  }
}

const isRunning = (child: ChildProcess): boolean =>
  child.exitCode === null && child.signalCode === null;

async function stop(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const exit = once(child, 'exit');
  child.ref();
  child.kill('SIGINT');
  await exit;
}

/** Returns the server's pid from its lock file; undefined if no server holds the folder. */
export async function readServerPid(data: string): Promise<number | undefined> {
  try {
    return Number.parseInt(await readFile(join(data, 'postmaster.pid'), 'utf8'), 10);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
