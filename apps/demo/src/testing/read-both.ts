import type { Db } from '@counter/api/import';
import { sql } from 'kysely';

const tables = [
  ['orders', 'store_id, id'],
  ['orderItems', 'store_id, order_id, line'],
  ['orderTimeline', 'store_id, order_id, id'],
  ['customers', 'store_id, id'],
  ['products', 'store_id, id'],
  ['optionGroups', 'store_id, id'],
  ['productOptionGroups', 'store_id, product_id, place'],
  ['storeStatusChanges', 'store_id, id'],
] as const;

async function readAll(db: Db, table: string, order: string): Promise<unknown[]> {
  const { rows } = await sql`
    select * from ${sql.table(table)} order by ${sql.raw(order)}`.execute(db);
  return rows;
}

/** Reads the marketplace's tables in two databases, by name. */
export async function readBoth(first: Db, second: Db) {
  const read: { table: string; one: unknown[]; other: unknown[] }[] = [];
  for (const [table, order] of tables) {
    const [one, other] = await Promise.all([
      readAll(first, table, order),
      readAll(second, table, order),
    ]);
    read.push({ table, one, other });
  }
  return read;
}
