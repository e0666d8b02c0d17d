import { sql, type Kysely } from 'kysely';
import { placeOf, type Place } from './placement.ts';

/** A table of ours, and its place now and as it should be. */
export type PlacedTable = {
  readonly name: string;
  readonly place: Place;
  /** True if Citus holds it already. */
  readonly isPlaced: boolean;
};

/** Returns true if the tables of this database are distributed by Citus, or being distributed. */
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
 * Finds the tables of a database with Citus, in the order of their names.
 * @throws Error for a table without a declared place
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

/** Gives a table to Citus with its rows. Tables of stores are cut into `shards` alike, a store's in the same one. */
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
