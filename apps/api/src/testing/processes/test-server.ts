import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection } from '../../platform/db/connection.ts';
import { startEmbeddedPostgres } from '../../platform/db/embedded.ts';
import { prepareDatabase } from '../../platform/db/prepare.ts';
import { createDistributedTemplate, findNodes } from '../distributed/nodes.ts';
import { createDatabase, dropDatabase, onDatabase } from './databases.ts';

/** A database server for tests, with the template that test databases are copied from. */
export type TestServer = {
  readonly server: Connection;
  /** The server, or all nodes of a cluster. */
  readonly nodes: readonly Connection[];
  readonly template: string;
  readonly stop: () => Promise<void>;
};

/**
 * Starts a database server, or uses the one at TEST_DATABASE_URL, and prepares a template on it. `stop` removes both.
 * With TEST_DISTRIBUTED, that server is a Citus coordinator and databases are distributed over the cluster.
 */
export async function startTestServer(): Promise<TestServer> {
  const { connection, stop } = await startServer();
  const nodes = process.env['TEST_DISTRIBUTED'] ? await findNodes(connection) : [connection];
  const template =
    nodes.length === 1 ? await createTemplate(connection) : await createDistributedTemplate(nodes);
  return {
    server: connection,
    nodes,
    template,
    stop: async () => {
      await dropDatabase(nodes, template);
      await stop();
    },
  };
}

async function createTemplate(connection: Connection): Promise<string> {
  const template = await createDatabase([connection], 'template');
  await prepareDatabase(onDatabase(connection, template));
  return template;
}

async function startServer(): Promise<{ connection: Connection; stop: () => Promise<void> }> {
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

/** Returns a folder in memory if there is enough, which copies a test database ten times as fast as a disk. */
export async function fastestFolder(): Promise<string> {
  const memory = '/dev/shm';
  const space = await statfs(memory).catch(() => null);
  const isPlenty = space !== null && space.bavail * space.bsize > 2 ** 31;
  return isPlenty ? memory : tmpdir();
}

/** The data is discarded after the run, so skip waiting for the disk. Deadlocks are detected at once. */
const throwAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  deadlock_timeout: '50ms',
};
