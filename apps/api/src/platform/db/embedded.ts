import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from './connection.ts';
import { findBinaries } from './embedded/binaries.ts';
import { openServerFolder, socketPort } from './embedded/folder.ts';
import type { ServerFolder } from './embedded/folder.ts';
import { initializeData } from './embedded/initialize.ts';
import { findIsolation } from './embedded/isolation.ts';
import { probe } from './embedded/probe.ts';
import { readServerPid, spawnServer } from './embedded/server-process.ts';
import type { ServerProcess } from './embedded/server-process.ts';
import type { ServerSettings } from './embedded/settings.ts';

const timeoutMs = 60_000;
const pauseMilliseconds = 20;
const launchesBeforeGivingUp = 3;

/** A running server, started by this process (`owner`) or by another one on the same folder. */
export type EmbeddedPostgres = {
  readonly connection: Extract<Connection, { host: string }>;
  readonly owner: boolean;
  /** Stops the server and resolves when it has exited. Does nothing unless this process owns it. */
  stop(): Promise<void>;
};

/**
 * Starts PostgreSQL on the data in `dir` (created on first use), or connects to the server that another process started
 * there. Resolves once it answers queries.
 *
 * The server exits with its owner, even after kill -9. Pools of other processes then fail until one of them calls this
 * again; they reconnect by themselves. Call it from the main thread: on Linux the server exits with the thread that
 * started it.
 *
 * Throws a sentence for the person if PostgreSQL can't run.
 */
export async function startEmbeddedPostgres(
  dir: string,
  settings: ServerSettings = {},
): Promise<EmbeddedPostgres> {
  const folder = await openServerFolder(dir);
  const connection = {
    host: folder.socketFolder,
    port: socketPort,
    user: 'postgres',
    database: 'postgres',
  };
  const server = await connectOrLaunch(folder, connection, settings);
  return { connection, owner: server !== undefined, stop: async () => server?.stop() };
}

/** Returns the launched server; undefined if another process runs one. */
async function connectOrLaunch(
  folder: ServerFolder,
  connection: Connection,
  settings: ServerSettings,
): Promise<ServerProcess | undefined> {
  const timeout = AbortSignal.timeout(timeoutMs);
  let failures = 0;
  while (!timeout.aborted && failures < launchesBeforeGivingUp) {
    const state = await probe(connection);
    if (state === 'ready') return undefined;
    if (state === 'absent') {
      const server = await launch(folder, connection, settings, timeout);
      if (server) return server;
      const anotherHolds = (await readServerPid(folder.data)) !== undefined;
      failures += anotherHolds ? 0 : 1;
    }
    await delay(pauseMilliseconds);
  }
  throw new Error(await failureMessage(folder));
}

/** Returns undefined if the server exited at once, most often because another one holds the data folder. */
async function launch(
  folder: ServerFolder,
  connection: Connection,
  settings: ServerSettings,
  timeout: AbortSignal,
): Promise<ServerProcess | undefined> {
  const binaries = await findBinaries();
  const isolation = await findIsolation();
  await initializeData(folder, binaries, isolation);
  const server = await spawnServer(folder, binaries, isolation, settings);
  while (server.isRunning() && !timeout.aborted) {
    if ((await probe(connection)) === 'ready' && (await server.holdsData())) return server;
    await delay(pauseMilliseconds);
  }
  await server.stop();
  return undefined;
}

async function failureMessage(folder: ServerFolder): Promise<string> {
  const log = await readFile(folder.logFile, 'utf8').catch(() => '');
  const lastLines = log.trimEnd().split('\n').slice(-3).join('\n');
  return `Counter's own PostgreSQL did not start on ${folder.data}; its log ${folder.logFile} ends with:\n${lastLines}`;
}
