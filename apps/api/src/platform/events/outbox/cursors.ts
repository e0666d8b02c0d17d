import type { StoreEvent } from '@counter/contract/stream';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/platform-db.ts';
import { prepared } from '../../db/prepared.ts';

type Kinds = readonly StoreEvent['kind'][];

export type ConsumedEvent = { readonly seq: number; readonly at: Date; readonly event: StoreEvent };

const selectCursors = prepared((db: Db, { storeId, readers }: Readers) =>
  db
    .selectFrom('eventPositions')
    .where('storeId', '=', storeId)
    .where(sql<boolean>`reader = any(${readers}::text[])`)
    // A fixed lock order prevents deadlocks.
    .orderBy('reader')
    .forUpdate()
    .select(['reader', 'seq']),
);

type Readers = { readonly storeId: number; readonly readers: readonly string[] };

/**
 * Locks consumers' cursors in a store until the transaction ends. Returns them by consumer name; 0 before the first
 * event.
 */
export async function lockCursors(
  tx: Tx,
  storeId: number,
  readers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const locked = await selectCursors(tx, { storeId, readers });
  const cursors = new Map(locked.map(({ reader, seq }) => [reader, seq]));
  const missing = readers.filter((reader) => !cursors.has(reader)).toSorted();
  if (missing.length === 0) return cursors;
  await tx
    .insertInto('eventPositions')
    .values(missing.map((reader) => ({ storeId, reader, seq: 0 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return lockCursors(tx, storeId, readers);
}

const updateCursors = prepared((db: Db, { storeId, readers, seq }: Readers & { seq: number }) =>
  db
    .updateTable('eventPositions')
    .where('storeId', '=', storeId)
    .where(sql<boolean>`reader = any(${readers}::text[])`)
    .set({ seq }),
);

/** Moves consumers' cursors in a store. */
export async function moveCursors(
  tx: Tx,
  storeId: number,
  readers: readonly string[],
  seq: number,
): Promise<void> {
  await updateCursors(tx, { storeId, readers, seq });
}

type Wanted = { readonly after: number; readonly kinds: Kinds; readonly limit: number };

const selectUnconsumed = prepared(
  (db: Db, { storeId, after, kinds, limit }: Wanted & { readonly storeId: number }) =>
    db
      .selectFrom('storeEventHeads as heads')
      .leftJoin('storeEvents as events', (join) =>
        join
          .onRef('events.storeId', '=', 'heads.storeId')
          .on('events.seq', '>', after)
          .on('events.storeId', '=', storeId)
          .on(sql<boolean>`events.event ->> 'kind' = any(${kinds}::text[])`),
      )
      .where('heads.storeId', '=', storeId)
      .select(['heads.seq as head', 'events.seq', 'events.at', 'events.event'])
      .orderBy('events.seq')
      .limit(limit),
);

/** Returns the events of some kinds after a cursor, in order, and the store's head in the same snapshot. */
export async function readUnconsumed(
  tx: Tx,
  storeId: number,
  wanted: Wanted,
): Promise<{ readonly head: number; readonly events: readonly ConsumedEvent[] }> {
  const rows = await selectUnconsumed(tx, { storeId, ...wanted });
  const events = rows.flatMap(({ seq, at, event }) =>
    seq === null || at === null || event === null ? [] : [{ seq, at, event }],
  );
  return { head: rows[0]?.head ?? 0, events };
}

/** Moves a consumer's cursors past events of other kinds, in all stores without events of its own kinds. */
export async function skipOtherKinds(db: Db, reader: string, kinds: Kinds): Promise<void> {
  await sql`
    update event_positions positions set seq = heads.seq
    from store_event_heads heads
    where heads.store_id = positions.store_id and positions.reader = ${reader}
      and positions.seq < heads.seq
      and not exists (
        select from store_events events
        where events.store_id = positions.store_id
          and events.seq > positions.seq and events.seq <= heads.seq
          and events.event ->> 'kind' = any(${[...kinds]}::text[])
      )
  `.execute(db);
}

/** Returns a page of the stores with events after a consumer's cursor, by id. */
export async function findLaggingStores(
  db: Db,
  reader: string,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('storeEventHeads as heads')
    .leftJoin('eventPositions as positions', (join) =>
      join.onRef('positions.storeId', '=', 'heads.storeId').on('positions.reader', '=', reader),
    )
    .where('heads.storeId', '>', after)
    .where(sql<boolean>`coalesce(positions.seq, 0) < heads.seq`)
    .orderBy('heads.storeId')
    .select('heads.storeId')
    .limit(limit)
    .execute();
  return rows.map(({ storeId }) => storeId);
}
