import type { TestProject } from 'vitest/node';
import type { Connection } from '../../platform/db/connection.ts';
import { startTestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database server of this run, and the template that test databases are copied from. */
    testServer: { connection: Connection; nodes: readonly Connection[]; template: string };
    /** The number of processes that `restarts.test.ts` restarts under load. */
    restarts: number;
  }
}

/** Starts a database server for the run of API tests. The returned function stops it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, nodes, template, stop } = await startTestServer();
  project.provide('testServer', { connection: server, nodes, template });
  return stop;
}
