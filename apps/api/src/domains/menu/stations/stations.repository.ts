import { sql } from 'kysely';
import type { Station } from '@counter/contract/menu';
import type { Db, Tx, Work } from '../menu.tables.ts';
import { unlessTaken } from '../../../platform/db/unless-taken.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';

export type LockedStation = {
  readonly id: number;
  readonly name: string;
  readonly deletedAt: Date | null;
};

/** Finds a store's stations in their order, with the items made at each. */
export async function findStationRows(db: Db | Tx, { storeId }: StoreScope): Promise<Station[]> {
  const { rows } = await sql<Station>`
    with placed as (
      select distinct on (pc.product_id) pc.product_id, s.id as station_id
      from product_categories pc
      join categories c on c.store_id = pc.store_id and c.id = pc.category_id
      join stations s on s.store_id = c.store_id and s.id = c.station_id and s.deleted_at is null
      where pc.store_id = ${storeId}
      order by pc.product_id, pc.place
    )
    select s.id, s.name,
      array(select c.id from categories c where c.store_id = ${storeId} and c.station_id = s.id
        order by c.category_order, c.id) as category_ids,
      array(select product_id from placed where placed.station_id = s.id
        order by product_id) as product_ids
    from stations s
    where s.store_id = ${storeId} and s.deleted_at is null
    order by s.place, s.id`.execute(db);
  return rows;
}

/** Returns all stations of the store in their order, including deleted ones, and locks them. */
export async function lockStations(tx: Tx, { storeId }: StoreScope): Promise<LockedStation[]> {
  return tx
    .selectFrom('stations')
    .where('storeId', '=', storeId)
    .select(['id', 'name', 'deletedAt'])
    .orderBy('place')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Inserts a station and returns its ID; undefined if the store already has one with this name. */
export async function createStationRow(
  tx: Tx,
  { storeId }: StoreScope,
  facts: { readonly name: string; readonly place: number },
): Promise<number | undefined> {
  return unlessTaken(async () => {
    const inserted = tx.insertInto('stations').values({ storeId, ...facts });
    return (await inserted.returning('id').executeTakeFirstOrThrow()).id;
  });
}

type StationChange = { readonly name?: string; readonly deletedAt?: Date | null };

/** Updates a station and returns its ID; undefined if another station of the store has the name. */
export async function updateStationRow(
  tx: Tx,
  { storeId }: StoreScope,
  id: number,
  change: StationChange,
): Promise<number | undefined> {
  return unlessTaken(async () => {
    const updated = tx.updateTable('stations').set(change);
    await updated.where('storeId', '=', storeId).where('id', '=', id).execute();
    return id;
  });
}

/** Numbers the stations from 1, in the order of the IDs. */
export async function numberStations(
  tx: Tx,
  { storeId }: StoreScope,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update stations set place = given_place
    from unnest(${ids}::bigint[]) with ordinality as given (given_id, given_place)
    where store_id = ${storeId} and id = given_id and place <> given_place`.execute(tx);
}

/** Assigns exactly these categories to a station. */
export async function assignCategories(
  { tx, scope: { storeId } }: Work,
  stationId: number,
  categoryIds: readonly number[],
): Promise<void> {
  await sql`
    update categories
    set station_id = case when id = any(${categoryIds}::bigint[]) then ${stationId}::bigint end
    where store_id = ${storeId}
      and (id = any(${categoryIds}::bigint[])) <> (station_id is not distinct from ${stationId}::bigint)
  `.execute(tx);
}
