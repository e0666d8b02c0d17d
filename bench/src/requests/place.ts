import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PoolConfig } from 'pg';
import { findDatabase } from '../database.ts';
import { seedMarket, type Market } from '../seed/market.ts';
import { startProduct, startServer, type Server } from '../servers.ts';

/** Counter and the reference side by side on one database with so many orders. */
export type Place = {
  readonly market: Market;
  readonly database: PoolConfig;
  readonly product: Server;
  readonly reference: Server;
  close(): Promise<void>;
};

/** Sizes have a database of their own each, so that a small one does not carry a large one's indexes. */
export async function openPlace(orders: number): Promise<Place> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'counter-bench-'));
  const product = await startProduct(dataDir);
  const database = await findDatabase(dataDir);
  const begun = performance.now();
  const market = await seedMarket(database, orders, new Date());
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`Loaded ${orders.toLocaleString('en-US')} orders in ${seconds} s.`);
  const reference = await startServer(new URL('../reference.ts', import.meta.url), {
    REFERENCE_DATABASE: JSON.stringify(database),
  });
  return {
    market,
    database,
    product,
    reference,
    close: async () => {
      await reference.stop();
      await product.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
