import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Connection } from '../platform/db/connection.ts';
import { startEmbeddedPostgres } from '../platform/db/embedded.ts';
import { prepareDatabase } from '../platform/db/prepare.ts';
import { createDatabase, dropDatabase, onDatabase } from './databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this run and the database on it that every test database is a copy of. */
    testServer: { connection: Connection; template: string };
  }
}

type Server = { connection: Connection; stop: () => Promise<void> };

/**
 * Before the API's tests: one database server for the run (at TEST_DATABASE_URL, else an embedded
 * one in a temporary folder) with one prepared template database. Afterwards: takes both away.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connection, stop } = await startServer();
  const template = await createDatabase(connection, 'template');
  await prepareDatabase(onDatabase(connection, template));
  project.provide('testServer', { connection, template });
  return async () => {
    await dropDatabase(connection, template);
    await stop();
  };
}

async function startServer(): Promise<Server> {
  const address = process.env['TEST_DATABASE_URL'];
  if (address) return { connection: { connectionString: address }, stop: async () => {} };
  const dir = await mkdtemp(join(await fastestFolder(), 'counter-test-'));
  const server = await startEmbeddedPostgres(dir, throwAway);
  const stop = async () => {
    await server.stop();
    await rm(dir, { recursive: true });
  };
  return { connection: server.connection, stop };
}

/** Memory where there is plenty: a test database is copied there ten times as fast as on a disk. */
async function fastestFolder(): Promise<string> {
  const memory = '/dev/shm';
  const space = await statfs(memory).catch(() => null);
  const isPlenty = space !== null && space.bavail * space.bsize > 2 ** 31;
  return isPlenty ? memory : tmpdir();
}

/** The data does not outlive the run, so nothing waits for the disk; deadlocks are found at once. */
const throwAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  deadlock_timeout: '50ms',
};
