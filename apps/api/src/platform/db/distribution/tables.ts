import { sql, type Kysely } from 'kysely';
import { placeOf, type Place } from './placement.ts';

/** A table with its present and its intended placement. */
export type PlacedTable = {
  readonly name: string;
  readonly place: Place;
  /** True if Citus already manages it. */
  readonly isPlaced: boolean;
};

/** Returns true if Citus distributes the tables of this database, even if only some of them yet. */
export async function isDistributed(db: Kysely<unknown>): Promise<boolean> {
  const { rows: catalogs } = await sql<{ exists: boolean }>`
    select to_regclass('pg_catalog.pg_dist_partition') is not null as exists
  `.execute(db);
  if (catalogs[0]?.exists !== true) return false;
  const { rows } = await sql<{ exists: boolean }>`
    select exists (select from pg_dist_partition where partmethod = 'h') as exists
  `.execute(db);
  return rows[0]?.exists === true;
}

/**
 * Finds the tables of a database with Citus, by name.
 * @throws Error for a table without a declared placement
 */
export async function findTables(db: Kysely<unknown>): Promise<PlacedTable[]> {
  const { rows } = await sql<{ name: string; has_store_id: boolean; is_placed: boolean }>`
    select relname as name,
      exists (
        select from pg_attribute
        where attrelid = pg_class.oid and attname = 'store_id' and not attisdropped
      ) as has_store_id,
      exists (select from pg_dist_partition where logicalrelid = pg_class.oid) as is_placed
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    order by relname
  `.execute(db);
  return rows.map(({ name, has_store_id: hasStoreId, is_placed: isPlaced }) => {
    const place = placeOf(name, hasStoreId);
    if (place === undefined) {
      throw new Error(
        `The table ${name} has no place in a distributed database yet. Declare it in platform/db/distribution/placement.ts.`,
      );
    }
    return { name, place, isPlaced };
  });
}

/**
 * Distributes a table and its rows. Stores' tables get `shards` shards, colocated so that a store's rows are together.
 */
export async function placeTable(
  tx: Kysely<unknown>,
  { name, place }: PlacedTable,
  shards: number,
): Promise<void> {
  if (place === 'local') return;
  if (place === 'reference') {
    await sql`select create_reference_table(format('%I', ${name}::text)::regclass)`.execute(tx);
    return;
  }
  const { rows } = await sql<{ name: string }>`
    select logicalrelid::text as name from pg_dist_partition where partmethod = 'h' order by 1 limit 1
  `.execute(tx);
  const [first] = rows;
  await (
    first
      ? sql`select create_distributed_table(
          format('%I', ${name}::text)::regclass, 'store_id', colocate_with => ${first.name})`
      : sql`select create_distributed_table(
          format('%I', ${name}::text)::regclass, 'store_id', shard_count => ${shards}::integer)`
  ).execute(tx);
}
