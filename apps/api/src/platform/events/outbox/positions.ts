import type { StoreEvent } from '@counter/contract/stream';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/schema.ts';

type Kinds = readonly StoreEvent['kind'][];

export type HeardEvent = { readonly seq: number; readonly at: Date; readonly event: StoreEvent };

/** How far a reader has come with a store: 0 before its first event. It is this transaction's until it ends. */
export async function claimPosition(tx: Tx, reader: string, storeId: number): Promise<number> {
  await tx
    .insertInto('event_positions')
    .values({ store_id: storeId, reader, seq: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { seq } = await tx
    .selectFrom('event_positions')
    .where('store_id', '=', storeId)
    .where('reader', '=', reader)
    .forUpdate()
    .select('seq')
    .executeTakeFirstOrThrow();
  return seq;
}

export async function updatePosition(
  tx: Tx,
  {
    reader,
    storeId,
    seq,
  }: { readonly reader: string; readonly storeId: number; readonly seq: number },
): Promise<void> {
  await tx
    .updateTable('event_positions')
    .where('store_id', '=', storeId)
    .where('reader', '=', reader)
    .set({ seq })
    .execute();
}

type Wanted = { readonly after: number; readonly kinds: Kinds; readonly limit: number };

/** The events of some kinds after a place, in order, and the store's head as the same snapshot shows it. */
export async function readHeard(
  tx: Tx,
  storeId: number,
  { after, kinds, limit }: Wanted,
): Promise<{ readonly head: number; readonly events: readonly HeardEvent[] }> {
  const rows = await tx
    .selectFrom('store_event_heads as heads')
    .leftJoin('store_events as events', (join) =>
      join
        .onRef('events.store_id', '=', 'heads.store_id')
        .on('events.seq', '>', after)
        .on('events.store_id', '=', storeId)
        .on(sql<boolean>`events.event ->> 'kind' = any(${[...kinds]}::text[])`),
    )
    .where('heads.store_id', '=', storeId)
    .select(['heads.seq as head', 'events.seq', 'events.at', 'events.event'])
    .orderBy('events.seq')
    .limit(limit)
    .execute();
  const events = rows.flatMap(({ seq, at, event }) =>
    seq === null || at === null || event === null ? [] : [{ seq, at, event }],
  );
  return { head: rows[0]?.head ?? 0, events };
}

/** Moves a reader past events of kinds that it does not hear, in all stores where there is nothing else. */
export async function passOver(db: Db, reader: string, kinds: Kinds): Promise<void> {
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

/** Some of the stores with events that a reader has not come to. */
export async function findBehind(db: Db, reader: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('store_event_heads as heads')
    .leftJoin('event_positions as positions', (join) =>
      join.onRef('positions.store_id', '=', 'heads.store_id').on('positions.reader', '=', reader),
    )
    .where(sql<boolean>`coalesce(positions.seq, 0) < heads.seq`)
    .select('heads.store_id')
    .limit(limit)
    .execute();
  return rows.map(({ store_id }) => store_id);
}
