import { localTimeAt } from '@counter/contract/shared';
import { Client, type ClientBase, type PoolConfig } from 'pg';
import { keepBooks } from './books.ts';
import { planHistory } from './days.ts';
import { seedOrders, type OrderIds, type Store } from './orders.ts';
import { seedPeople } from './people.ts';
import { countOrders } from './rollups.ts';

/** A store with its history, ready to be measured. */
export type Market = Store & {
  readonly today: string;
  readonly firstDay: string;
  readonly orders: number;
};

const openStatuses = ['NEW', 'STORE_ACCEPTED', 'READY'];
const openingMinute = 8 * 60;

/** Fills an empty, migrated database with one store that has so many orders. */
export async function seedMarket(database: PoolConfig, orders: number, now: Date): Promise<Market> {
  return inBulk(database, async (client) => {
    const timeZone = eveningZone(now);
    const { day: today, hour, minute } = localTimeAt(now, timeZone);
    const days = planHistory(today, hour * 60 + minute - openingMinute, orders);
    const firstDay = days[0]?.day ?? today;
    const storeId = await seedPeople(client, timeZone);
    await seedOrders(client, { storeId, timeZone }, days, openStatuses);
    await countOrders(client, storeId, firstDay);
    await keepBooks(client, { storeId, timeZone });
    await client.query('vacuum (analyze)');
    await client.query('checkpoint');
    return { storeId, timeZone, today, firstDay, orders };
  });
}

/** Adds orders of today that wait to be accepted. */
export async function addNewOrders(
  database: PoolConfig,
  { storeId, timeZone, today }: Market,
  count: number,
): Promise<OrderIds> {
  return inBulk(database, async (client) => {
    const day = { day: today, orders: count, open: count, minutes: 600 };
    const ids = await seedOrders(client, { storeId, timeZone }, [day], ['NEW']);
    await countOrders(client, storeId, today);
    await client.query('vacuum (analyze) orders, order_items, order_hours, order_counts');
    return ids;
  });
}

/** A zone in which it is six in the evening: whenever the benchmark runs, it sees the same day. */
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
    return await work(client);
  } finally {
    await client.end();
  }
}
