import { sql } from 'kysely';
import { anyOf } from '../../db/any-of.ts';
import type { StoreEvent } from '@counter/contract/stream';
import type { Db, Tx } from '../../db/platform-db.ts';

/** An event and its position in its store's gapless sequence, which starts at 1. */
type StoredEvent = { readonly seq: number; readonly event: StoreEvent };

/** The result of one read: the store's newest seq and the requested events that are still kept. */
export type EventPage = { readonly head: number; readonly events: readonly StoredEvent[] };

/** A store's new events. */
export type NewEvents = {
  readonly storeId: number;
  readonly at: Date;
  readonly count: number;
  /** JSON. */
  readonly events: string;
};

/**
 * Builds the CTEs that give events the next positions in their store's sequence and store them. They lock the store's
 * head until the transaction ends, which keeps the sequence gapless, so run them at the end of an action. Without
 * events they do nothing.
 */
export function appending({ storeId, at, count, events }: NewEvents) {
  return sql`
    head as (
      insert into store_event_heads as heads (store_id, seq)
      select ${storeId}::bigint, ${count}::bigint where ${count}::bigint > 0
      on conflict (store_id) do update set seq = heads.seq + excluded.seq
      returning seq
    ), appended as (
      insert into store_events (store_id, seq, at, event)
      select ${storeId}::bigint, head.seq - ${count}::bigint + queued.place, ${at}::timestamptz, queued.event
      from head, jsonb_array_elements(${events}::jsonb) with ordinality as queued (event, place)
    )`;
}

/** Appends events in two statements. */
export async function appendInSteps(
  tx: Tx,
  {
    storeId,
    at,
    events,
  }: Pick<NewEvents, 'storeId' | 'at'> & { readonly events: readonly StoreEvent[] },
): Promise<void> {
  if (events.length === 0) return;
  const { seq } = await tx
    .insertInto('storeEventHeads')
    .values({ storeId, seq: events.length })
    .onConflict((conflict) =>
      conflict
        .column('storeId')
        .doUpdateSet((eb) => ({ seq: eb('storeEventHeads.seq', '+', eb.ref('excluded.seq')) })),
    )
    .returning('seq')
    .executeTakeFirstOrThrow();
  const first = seq - events.length + 1;
  await tx
    .insertInto('storeEvents')
    .values(
      events.map((event, place) => ({
        storeId,
        seq: first + place,
        at,
        event: JSON.stringify(event),
      })),
    )
    .execute();
}

/** Returns up to `limit` events after `afterSeq`, in order, and the head in the same snapshot. */
export async function readEvents(
  db: Db,
  storeId: number,
  afterSeq: number,
  limit: number,
): Promise<EventPage> {
  const rows = await db
    .selectFrom('storeEventHeads as heads')
    .leftJoin('storeEvents as events', (join) =>
      join
        .onRef('events.storeId', '=', 'heads.storeId')
        .on('events.seq', '>', afterSeq)
        .on('events.storeId', '=', storeId),
    )
    .where('heads.storeId', '=', storeId)
    .select(['heads.seq as head', 'events.seq', 'events.event'])
    .orderBy('events.seq')
    .limit(limit)
    .execute();
  const events = rows.flatMap(({ seq, event }) =>
    seq === null || event === null ? [] : [{ seq, event }],
  );
  return { head: rows[0]?.head ?? 0, events };
}

/** Returns the seq of the store's newest event; 0 before the first. */
export async function headOf(db: Db, storeId: number): Promise<number> {
  const heads = await headsOf(db, [storeId]);
  return heads.get(storeId) ?? 0;
}

/** Returns the newest seq of each store that has events, in one query. */
export async function headsOf(
  db: Db,
  storeIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('storeEventHeads')
    .where('storeId', '=', anyOf(storeIds))
    .select(['storeId', 'seq'])
    .execute();
  return new Map(rows.map(({ storeId, seq }) => [storeId, seq]));
}
