import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { PoolConfig } from 'pg';
import { findDatabase } from '../database.ts';
import { withFolder } from '../places.ts';
import { seedCrowd, type Market } from '../seed/market.ts';
import { sessionToken } from '../seed/people.ts';
import { startProduct, startServer, type Server } from '../servers.ts';
import { percentile } from '../statistics.ts';
import { openScreen, type Screen } from './screen.ts';
import { sendOrder, shownAt } from './screens.ts';

/**
 * The screens of a whole marketplace. Times are from sending an order until a screen of its store has it, in
 * milliseconds.
 */
export type CrowdLatency = {
  readonly screens: number;
  readonly stores: number;
  readonly processes: number;
  readonly orders: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** The resident memory that a screen adds to its process, in bytes. */
  readonly memory: number;
};

type Size = Pick<CrowdLatency, 'screens' | 'stores' | 'processes' | 'orders'>;

const betweenOrdersMs = 500;
/** All processes together stay below the database's 100 connections. */
const poolSize = '12';
/** The number of screens opened at once: faster than one by one, without thousands of requests at once. */
const openedTogether = 50;

/** Opens many stores' screens across several processes and sends orders to one store after another. */
export async function measureCrowd(size: Size): Promise<CrowdLatency> {
  return withFolder(async (folder) => {
    const first = await startProduct(folder, { DATABASE_POOL_SIZE: poolSize });
    const others: Server[] = [];
    try {
      const database = await findDatabase(folder);
      const markets = await seedCrowd(database, size.stores, size.screens / size.stores);
      while (others.length + 1 < size.processes) {
        others.push(await startBeside(folder, database));
      }
      return await measure([first, ...others], markets, size);
    } finally {
      for (const server of others) await server.stop();
      await first.stop();
    }
  });
}

/** Starts another process on the database and keys of the one that runs in a folder. */
async function startBeside(folder: string, { host, user, database }: PoolConfig): Promise<Server> {
  const key = await readFile(path.join(folder, 'encryption.key'), 'utf8');
  return startServer(path.join(import.meta.dirname, '../../../apps/demo/src/server.ts'), {
    DATA_DIR: folder,
    PORT: '0',
    DEMO: 'off',
    CALLS_PER_MINUTE: '0',
    LOG_LEVEL: 'warn',
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host ?? '')}`,
    DATABASE_POOL_SIZE: poolSize,
    ENCRYPTION_KEYS: `local:${key.trim()}`,
  });
}

async function measure(
  servers: readonly Server[],
  markets: readonly Market[],
  size: Size,
): Promise<CrowdLatency> {
  const before = await memoryOf(servers);
  const screens = new Map(markets.map((market) => [market, Array<Screen>()]));
  try {
    await openAll(servers, screens);
    const memory = ((await memoryOf(servers)) - before) / size.screens;
    const times = await sendOrders(servers, screens, size.orders);
    const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map((share) => percentile(times, share));
    return { ...size, p50, p95, p99, memory };
  } finally {
    for (const screen of [...screens.values()].flat()) screen.close();
  }
}

/** Opens a screen for each session of each store, spreading a store's screens over the processes. */
async function openAll(
  servers: readonly Server[],
  screens: ReadonlyMap<Market, Screen[]>,
): Promise<void> {
  for (const [{ storeId, storeUrl, sessions }, own] of screens) {
    for (let first = 1; first <= sessions; first += openedTogether) {
      const numbers = Array.from(
        { length: Math.min(openedTogether, sessions - first + 1) },
        (_, index) => first + index,
      );
      const opened = numbers.map(async (n) => {
        const { url } = servers[n % servers.length] ?? {};
        if (!url) throw new Error('There is no process.');
        return openScreen({ url, storeId, token: sessionToken(n, storeUrl) });
      });
      own.push(...(await Promise.all(opened)));
    }
  }
}

async function sendOrders(
  servers: readonly Server[],
  screens: ReadonlyMap<Market, Screen[]>,
  orders: number,
): Promise<number[]> {
  const stores = [...screens];
  const times: number[] = [];
  const waiting: Promise<void>[] = [];
  for (let n = 1; n <= orders; n += 1) {
    const [{ storeUrl } = { storeUrl: '' }, own = []] = stores[(n * 7) % stores.length] ?? [];
    const { url } = servers[n % servers.length] ?? { url: '' };
    const sentAt = performance.now();
    const orderNumber = await sendOrder(url, storeUrl, n);
    waiting.push(
      Promise.all(own.map(async (screen) => shownAt(screen, orderNumber))).then((shown) => {
        times.push(...shown.map((at) => at - sentAt));
      }),
    );
    await delay(betweenOrdersMs);
  }
  await Promise.all(waiting);
  return times;
}

async function memoryOf(servers: readonly Server[]): Promise<number> {
  const each = await Promise.all(servers.map(async (server) => server.memory()));
  return each.reduce((sum, bytes) => sum + bytes, 0);
}
