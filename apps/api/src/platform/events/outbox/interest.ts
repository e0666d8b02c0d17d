import type { StoreEvent } from '@counter/contract/stream';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { isOnCluster } from '../../db/distribution/cluster-dialect.ts';
import type { Db } from '../../db/schema.ts';
import { prepared } from '../../db/prepared.ts';
import type { Db as PlatformDb } from '../../db/platform-db.ts';
import type { ConsumedEvent } from './cursors.ts';

/** A store's events, in order. */
export type StoreEvents = {
  readonly storeId: number;
  readonly events: readonly ConsumedEvent[];
};

/** Returns the ids of the stores. */
export function storesOf(waiting: readonly StoreEvents[]): number[] {
  return waiting.map(({ storeId }) => storeId);
}

type Interested = {
  readonly name: string;
  readonly kinds: readonly StoreEvent['kind'][];
  readonly findInterested?: (
    db: Db,
    waiting: readonly StoreEvents[],
  ) => Promise<ReadonlySet<number>>;
};

/** A store and the consumers that may have unhandled events there. */
export type Waiting<Consumer> = readonly [storeId: number, consumers: readonly Consumer[]];

type Parts = { readonly db: Db; readonly log: Pick<FastifyBaseLogger, 'warn'> };

/** A store with more events than this handles them in its own transactions. */
const maxEvents = 50;

/**
 * Asks each consumer once about all stores, moves the cursors of uninterested consumers past the events, and returns
 * the rest. Most stores have no webhook, printer or chat, so each costs a row, not a transaction.
 *
 * The heads are read before the consumers are asked. So a skipped event was committed before its consumer looked for
 * anybody to tell.
 */
export async function passIdle<Consumer extends Interested>(
  { db, log }: Parts,
  stores: readonly Waiting<Consumer>[],
): Promise<readonly Waiting<Consumer>[]> {
  // A cluster would query all its nodes.
  if (stores.length === 0 || isOnCluster(db)) return stores;
  const heads = await readWaiting(db, stores);
  const askable = stores.filter(([storeId]) => heads.has(storeId));
  const idle = new Map<Consumer, Set<number>>();
  for (const consumer of new Set(askable.flatMap(([, consumers]) => consumers))) {
    if (!consumer.findInterested) continue;
    const own = askable.flatMap(([storeId, consumers]) =>
      consumers.includes(consumer) ? [storeId] : [],
    );
    const batches = own.map((storeId) => ({
      storeId,
      events: (heads.get(storeId)?.events ?? []).filter(({ event }) =>
        consumer.kinds.includes(event.kind),
      ),
    }));
    try {
      const interested = await consumer.findInterested(db, batches);
      idle.set(consumer, new Set(own.filter((storeId) => !interested.has(storeId))));
    } catch (error) {
      // The consumer then gets every event, so it misses none.
      log.warn({ err: error }, `${consumer.name} could not say which stores it has to do with`);
    }
  }
  await moveIdle(db, heads, idle);
  return stores.flatMap(([storeId, consumers]): Waiting<Consumer>[] => {
    const busy = consumers.filter((consumer) => !idle.get(consumer)?.has(storeId));
    return busy.length > 0 ? [[storeId, busy]] : [];
  });
}

type Head = { readonly head: number; readonly events: readonly ConsumedEvent[] };

/** Reads the heads of stores and the events after their consumers' cursors. Leaves out stores with many events. */
async function readWaiting(
  db: Db,
  stores: readonly Waiting<Interested>[],
): Promise<ReadonlyMap<number, Head>> {
  const consumers = new Set(stores.flatMap(([, own]) => own));
  const rows = await selectWaiting(db, {
    storeIds: stores.map(([storeId]) => storeId),
    readers: [...consumers].map(({ name }) => name),
    kinds: [...new Set([...consumers].flatMap(({ kinds }) => kinds))],
    limit: maxEvents + 1,
  });
  const byStore = Map.groupBy(rows, ({ storeId }) => storeId);
  return new Map(
    [...byStore].flatMap(([storeId, own]) => {
      const head = own[0]?.head ?? 0;
      const events = own.flatMap(({ seq, at, event }) =>
        seq === null || at === null || event === null ? [] : [{ seq, at, event }],
      );
      return events.length > maxEvents ? [] : [[storeId, { head, events }]];
    }),
  );
}

type Asked = {
  readonly storeIds: readonly number[];
  readonly readers: readonly string[];
  readonly kinds: readonly string[];
  readonly limit: number;
};

type WaitingRow = { readonly storeId: number; readonly head: number } & {
  readonly [Field in keyof ConsumedEvent]: ConsumedEvent[Field] | null;
};

const selectWaiting = prepared(
  (_db: PlatformDb, { storeIds, readers, kinds, limit }: Asked) => sql<WaitingRow>`
    select heads.store_id, heads.seq as head, events.seq, events.at, events.event
    from store_event_heads heads
    left join lateral (
      select e.seq, e.at, e.event from store_events e
      where e.store_id = heads.store_id and e.event ->> 'kind' = any(${kinds}::text[]) and e.seq > (
        select coalesce(min(coalesce(p.seq, 0)), 0)
        from unnest(${readers}::text[]) as one (reader)
        left join event_positions p on p.store_id = heads.store_id and p.reader = one.reader)
      order by e.seq limit ${limit}
    ) events on true
    where heads.store_id = any(${storeIds}::bigint[])
    order by heads.store_id, events.seq`,
);

async function moveIdle(
  db: Db,
  heads: ReadonlyMap<number, Head>,
  idle: ReadonlyMap<Interested, ReadonlySet<number>>,
): Promise<void> {
  const moved = [...idle].flatMap(([{ name }, storeIds]) =>
    [...storeIds].map((storeId) => ({ storeId, name, seq: heads.get(storeId)?.head ?? 0 })),
  );
  if (moved.length === 0) return;
  await upsertCursors(db, {
    storeIds: moved.map(({ storeId }) => storeId),
    readers: moved.map(({ name }) => name),
    seqs: moved.map(({ seq }) => seq),
  });
}

type Moved = {
  readonly storeIds: readonly number[];
  readonly readers: readonly string[];
  readonly seqs: readonly number[];
};

/** Moves cursors forward only. Locks them in the same order as a store's own transaction. */
const upsertCursors = prepared(
  (_db: PlatformDb, { storeIds, readers, seqs }: Moved) => sql`
    insert into event_positions as positions (store_id, reader, seq)
    select * from unnest(${storeIds}::bigint[], ${readers}::text[], ${seqs}::bigint[])
      as moved (store_id, reader, seq)
    order by store_id, reader
    on conflict (store_id, reader) do update set seq = excluded.seq
      where positions.seq < excluded.seq`,
);
