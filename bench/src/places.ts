import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client, type PoolConfig } from 'pg';
import { findDatabase } from './database.ts';
import { seedMarket, seedTown, type Market } from './seed/market.ts';
import { startProduct, startServer, type Server } from './servers.ts';

/** Counter with one or more stores and their history. */
export type Place = {
  /** The first of the stores. */
  readonly market: Market;
  readonly markets: readonly Market[];
  readonly database: PoolConfig;
  readonly product: Server;
};

/** A place with the reference server on the same database. */
export type ComparedPlace = Place & { readonly reference: Server };

/** Runs `work` with an empty folder and deletes the folder afterwards. */
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

type Seed = (database: PoolConfig) => Promise<readonly Market[]>;

/** The file that lists the stores kept in a folder. */
const keptFile = 'stores.json';

/** Seeds one store with a number of orders. */
export const oneStore =
  (orders: number): Seed =>
  async (database) => [await seedMarket(database, orders, new Date())];

/** Seeds several stores with a number of orders each. */
export const manyStores =
  (sizes: readonly number[]): Seed =>
  async (database) =>
    seedTown(database, sizes, new Date());

/**
 * Keeps the seeded stores in a folder, so that another run on the same day doesn't load them again. Orders that runs
 * place and accept stay there.
 */
const keptIn =
  (folder: string, seed: Seed): Seed =>
  async (database) => {
    const file = path.join(folder, keptFile);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below
    if (text !== undefined) return JSON.parse(text) as Market[];
    const markets = await seed(database);
    await writeFile(file, JSON.stringify(markets));
    return markets;
  };

/** Runs `work` with stores in a separate database, which is kept if a folder is given. */
export async function withPlace<Result>(
  seed: Seed,
  work: (place: Place) => Promise<Result>,
  keep?: string,
): Promise<Result> {
  if (keep === undefined) return withFolder(async (folder) => inFolder(folder, seed, work));
  await mkdir(keep, { recursive: true });
  return inFolder(keep, keptIn(keep, seed), work);
}

async function inFolder<Result>(
  folder: string,
  seed: Seed,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  const product = await startProduct(folder);
  try {
    const database = await findDatabase(folder);
    const begun = performance.now();
    const markets = await seed(database);
    const [market] = markets;
    if (!market) throw new Error('no store was written');
    const seconds = Math.round((performance.now() - begun) / 1000);
    const orders = markets.reduce((sum, one) => sum + one.orders, 0);
    console.log(`Loaded ${orders.toLocaleString('en-US')} orders in ${seconds} s.`);
    return await work({ market, markets, database, product });
  } finally {
    await product.stop();
  }
}

/** Runs `work` with stores on Counter and the reference. */
export async function withComparedPlace<Result>(
  seed: Seed,
  work: (place: ComparedPlace) => Promise<Result>,
  keep?: string,
): Promise<Result> {
  const compared = async (place: Place): Promise<Result> => {
    const reference = await startServer(new URL('reference.ts', import.meta.url), {
      REFERENCE_DATABASE: JSON.stringify(place.database),
    });
    try {
      return await work({ ...place, reference });
    } finally {
      await reference.stop();
    }
  };
  return withPlace(seed, compared, keep);
}

/** Returns the version of the PostgreSQL that Counter bundles. */
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
