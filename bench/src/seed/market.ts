import { localTimeAt } from '@counter/contract/shared';
import { Client, type ClientBase, type PoolConfig } from 'pg';
import { keepBooks } from './books.ts';
import { planHistory } from './days.ts';
import { seedOrders, type OrderIds, type Store } from './orders.ts';
import {
  customersOf,
  seedMarketplace,
  seedStore,
  sessionCount,
  sessionsPerStore,
} from './people.ts';
import { countOrders } from './rollups.ts';

/** A store with its history, ready for measurements. */
export type Market = Store & {
  readonly storeUrl: string;
  readonly today: string;
  readonly firstDay: string;
  readonly orders: number;
  /** The number of sessions of its owner. */
  readonly sessions: number;
};

const openStatuses = ['NEW', 'STORE_ACCEPTED', 'READY'];
const openingMinute = 8 * 60;

/** The number of orders in a store whose history doesn't matter. */
const smallStore = 1000;

/** Fills an empty, migrated database with one store that has a number of orders. */
export async function seedMarket(database: PoolConfig, orders: number, now: Date): Promise<Market> {
  const [market] = await seedMarkets(database, [orders], sessionCount, now);
  if (!market) throw new Error('no store was written');
  return market;
}

/** Fills an empty, migrated database with stores that have a number of orders each. */
export async function seedTown(
  database: PoolConfig,
  sizes: readonly number[],
  now: Date,
): Promise<Market[]> {
  return seedMarkets(database, sizes, sessionsPerStore, now);
}

/** Fills an empty, migrated database with small stores that have a number of sessions each. */
export async function seedCrowd(
  database: PoolConfig,
  stores: number,
  sessions: number,
): Promise<Market[]> {
  const sizes = Array.from({ length: stores }, () => smallStore);
  return seedMarkets(database, sizes, sessions, new Date());
}

async function seedMarkets(
  database: PoolConfig,
  sizes: readonly number[],
  sessions: number,
  now: Date,
): Promise<Market[]> {
  return inBulk(database, async (client) => {
    const timeZone = eveningZone(now);
    const markets: Market[] = [];
    for (const [index, orders] of sizes.entries()) {
      const storeUrl = `bench-kitchen-${index + 1}`;
      markets.push(await seedHistory(client, { storeUrl, timeZone, sessions, orders }, now));
    }
    await seedMarketplace(client);
    await client.query('vacuum (analyze)');
    await client.query('checkpoint');
    return markets;
  });
}

type NewMarket = Pick<Market, 'storeUrl' | 'timeZone' | 'sessions' | 'orders'>;

async function seedHistory(client: ClientBase, market: NewMarket, now: Date): Promise<Market> {
  const { timeZone, orders } = market;
  const { day: today, hour, minute } = localTimeAt(now, timeZone);
  const days = planHistory(today, hour * 60 + minute - openingMinute, orders);
  const firstDay = days[0]?.day ?? today;
  const customers = customersOf(orders);
  const storeId = await seedStore(client, { ...market, customers });
  const store = { storeId, timeZone, customers };
  await seedOrders(client, store, days, openStatuses);
  await countOrders(client, storeId, firstDay);
  await keepBooks(client, store);
  return { ...market, ...store, today, firstDay };
}

/** Adds some of today's orders that wait for acceptance to each store. */
export async function addNewOrders(
  database: PoolConfig,
  markets: readonly Market[],
  count: number,
): Promise<(OrderIds & { readonly market: Market })[]> {
  return inBulk(database, async (client) => {
    const added: (OrderIds & { readonly market: Market })[] = [];
    for (const market of markets) {
      const { storeId, today } = market;
      const day = { day: today, orders: count, open: count, minutes: 600 };
      const ids = await seedOrders(client, market, [day], ['NEW']);
      await countOrders(client, storeId, today);
      added.push({ ...ids, market });
    }
    await client.query('vacuum (analyze) orders, order_items, order_hours, order_counts');
    return added;
  });
}

/** Returns a time zone where it is six in the evening, so that every run of the benchmark sees the same day. */
function eveningZone(now: Date): string {
  const ahead = ((18 - now.getUTCHours() + 36) % 24) - 12;
  return ahead > 0 ? `Etc/GMT-${ahead}` : `Etc/GMT+${-ahead}`;
}

/** Skips foreign key checks: the inserted rows refer to existing ones. */
async function inBulk<Result>(
  database: PoolConfig,
  work: (client: ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = new Client(database);
  await client.connect();
  try {
    await client.query(`set session_replication_role = replica`);
    await client.query(`set work_mem = '256MB'`);
    await client.query(`set synchronous_commit = off`);
    // Without statistics, PostgreSQL would assume a small store and use nested loops.
    await client.query(`set enable_nestloop = off`);
    return await work(client);
  } finally {
    await client.end();
  }
}
