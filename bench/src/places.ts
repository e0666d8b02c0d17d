import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client, type PoolConfig } from 'pg';
import { findDatabase } from './database.ts';
import { seedMarket, type Market } from './seed/market.ts';
import { startProduct, startServer, type Server } from './servers.ts';

/** Counter on a store with its history. */
export type Place = {
  readonly market: Market;
  readonly database: PoolConfig;
  readonly product: Server;
};

/** The reference beside it, on the same database. */
export type ComparedPlace = Place & { readonly reference: Server };

/** Runs `work` on an empty folder and takes the folder away afterwards. */
export async function withFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'counter-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs `work` on a store with so many orders, in a database of its own. */
export async function withPlace<Result>(
  orders: number,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  return withFolder(async (folder) => {
    const product = await startProduct(folder);
    try {
      const database = await findDatabase(folder);
      const begun = performance.now();
      const market = await seedMarket(database, orders, new Date());
      const seconds = Math.round((performance.now() - begun) / 1000);
      console.log(`Loaded ${orders.toLocaleString('en-US')} orders in ${seconds} s.`);
      return await work({ market, database, product });
    } finally {
      await product.stop();
    }
  });
}

/**
 * Runs `work` on one place per size, all at once. Sizes have a database each, so that a small one
 * does not carry the indexes of a large one.
 */
export async function withComparedPlaces<Result>(
  [orders, ...more]: readonly number[],
  work: (places: readonly ComparedPlace[]) => Promise<Result>,
): Promise<Result> {
  if (orders === undefined) return work([]);
  return withPlace(orders, async (place) => {
    const reference = await startServer(new URL('reference.ts', import.meta.url), {
      REFERENCE_DATABASE: JSON.stringify(place.database),
    });
    try {
      return await withComparedPlaces(more, (places) => work([{ ...place, reference }, ...places]));
    } finally {
      await reference.stop();
    }
  });
}

/** The version of the PostgreSQL that Counter brings along. */
export async function findPostgresVersion(): Promise<string> {
  return withFolder(async (folder) => {
    const product = await startProduct(folder);
    const client = new Client(await findDatabase(folder));
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version: string }>('show server_version');
      return rows[0]?.server_version ?? 'unknown';
    } finally {
      await client.end();
      await product.stop();
    }
  });
}
