import type { TestProject } from 'vitest/node';
import type { Connection } from '../../platform/db/connection.ts';
import { startTestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this run and the database on it that every test database is a copy of. */
    testServer: { connection: Connection; nodes: readonly Connection[]; template: string };
    /** The number of processes that `restarts.test.ts` restarts under load. */
    restarts: number;
  }
}

/** Before the API's tests: one database server for the run. Afterwards: takes it away. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, nodes, template, stop } = await startTestServer();
  project.provide('testServer', { connection: server, nodes, template });
  return stop;
}
