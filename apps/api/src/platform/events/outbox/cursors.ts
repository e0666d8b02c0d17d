import type { StoreEvent } from '@counter/contract/stream';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/platform-db.ts';

type Kinds = readonly StoreEvent['kind'][];

export type ConsumedEvent = { readonly seq: number; readonly at: Date; readonly event: StoreEvent };

/**
 * Locks a consumer's cursor in a store until the transaction ends, and returns it: 0 before its
 * first event.
 */
export async function lockCursor(tx: Tx, reader: string, storeId: number): Promise<number> {
  await tx
    .insertInto('eventPositions')
    .values({ storeId, reader, seq: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { seq } = await tx
    .selectFrom('eventPositions')
    .where('storeId', '=', storeId)
    .where('reader', '=', reader)
    .forUpdate()
    .select('seq')
    .executeTakeFirstOrThrow();
  return seq;
}

export async function moveCursor(
  tx: Tx,
  {
    reader,
    storeId,
    seq,
  }: { readonly reader: string; readonly storeId: number; readonly seq: number },
): Promise<void> {
  await tx
    .updateTable('eventPositions')
    .where('storeId', '=', storeId)
    .where('reader', '=', reader)
    .set({ seq })
    .execute();
}

type Wanted = { readonly after: number; readonly kinds: Kinds; readonly limit: number };

/** Returns the events of some kinds after a cursor, in order, and the store's head in the same snapshot. */
export async function readUnconsumed(
  tx: Tx,
  storeId: number,
  { after, kinds, limit }: Wanted,
): Promise<{ readonly head: number; readonly events: readonly ConsumedEvent[] }> {
  const rows = await tx
    .selectFrom('storeEventHeads as heads')
    .leftJoin('storeEvents as events', (join) =>
      join
        .onRef('events.storeId', '=', 'heads.storeId')
        .on('events.seq', '>', after)
        .on('events.storeId', '=', storeId)
        .on(sql<boolean>`events.event ->> 'kind' = any(${[...kinds]}::text[])`),
    )
    .where('heads.storeId', '=', storeId)
    .select(['heads.seq as head', 'events.seq', 'events.at', 'events.event'])
    .orderBy('events.seq')
    .limit(limit)
    .execute();
  const events = rows.flatMap(({ seq, at, event }) =>
    seq === null || at === null || event === null ? [] : [{ seq, at, event }],
  );
  return { head: rows[0]?.head ?? 0, events };
}

/** Moves a consumer's cursors past other kinds of events, in all stores without any of its own kinds. */
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

/** Returns some of the stores with events after a consumer's cursor. */
export async function findLaggingStores(db: Db, reader: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('storeEventHeads as heads')
    .leftJoin('eventPositions as positions', (join) =>
      join.onRef('positions.storeId', '=', 'heads.storeId').on('positions.reader', '=', reader),
    )
    .where(sql<boolean>`coalesce(positions.seq, 0) < heads.seq`)
    .select('heads.storeId')
    .limit(limit)
    .execute();
  return rows.map(({ storeId }) => storeId);
}
