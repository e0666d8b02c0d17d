import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startCounter, type Counter } from '../support/counter.ts';
import { measureHeld } from './held-memory.ts';
import { findFreePort } from './program.ts';

/** The processes of Counter that share one database. */
export type Fleet = {
  /** The address of each process; it keeps it over restarts. */
  readonly urls: readonly string[];
  /** Ends the process at a place and starts it again. Returns its exit code; null if it was killed. */
  restart(at: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  /** Ends the process at a place for good, in order. Returns its exit code. */
  end(at: number): Promise<number | null>;
  /** Returns the resident memory of the process at a place, in bytes. */
  memoryOf(at: number): Promise<number>;
  /** Returns what the last process holds after a garbage collection, in bytes. */
  heldByLast(): Promise<number>;
  stop(): Promise<void>;
};

type Options = {
  readonly size: number;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly settings?: Readonly<Record<string, string>>;
};

export const metricsToken = 'soak-metrics-token-of-32-characters';

/** Starts processes of Counter on a demo's folder and the database server that holds its data. */
export async function startFleet({
  size,
  dataDir,
  databaseUrl,
  settings = {},
}: Options): Promise<Fleet> {
  const key = await readFile(path.join(dataDir, 'encryption.key'), 'utf8');
  const inspectorPort = await findFreePort();
  const start = async (port = 0, more: Options['settings'] = {}): Promise<Counter> =>
    startCounter({
      dataDir,
      port,
      settings: {
        NODE_ENV: 'production',
        LOG_LEVEL: 'fatal',
        DEMO: 'on',
        DATABASE_URL: databaseUrl,
        // All of them together stay below the server's 100 connections.
        DATABASE_POOL_SIZE: '12',
        ENCRYPTION_KEYS: `local:${key.trim()}`,
        TRUST_PROXY: '127.0.0.1',
        METRICS_TOKEN: metricsToken,
        ...settings,
        ...more,
      },
    });
  const inspected = `--inspect=127.0.0.1:${inspectorPort} --inspect-publish-uid=http`;
  const members = await Promise.all([
    ...Array.from({ length: size - 1 }, async () => start()),
    start(0, { NODE_OPTIONS: inspected }),
  ]);
  const member = (at: number): Counter => {
    const found = members[at];
    if (!found) throw new Error(`There is no process ${at}.`);
    return found;
  };
  return {
    urls: members.map(({ url }) => url),
    restart: async (at, signal) => {
      const leaving = member(at);
      const code = await leaving.end(signal);
      members[at] = await start(Number(new URL(leaving.url).port));
      return code;
    },
    end: async (at) => member(at).end('SIGTERM'),
    memoryOf: async (at) => {
      const status = await readFile(`/proc/${member(at).processId}/status`, 'utf8').catch(() => '');
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
    },
    heldByLast: async () => measureHeld(inspectorPort),
    stop: async () => {
      await Promise.all(members.map(async (one) => one.end('SIGINT')));
    },
  };
}
