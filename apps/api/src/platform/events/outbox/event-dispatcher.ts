import type { StoreEvent } from '@counter/contract/stream';
import type { FastifyBaseLogger } from 'fastify';
import { inTransaction } from '../../db/database.ts';
import type { Db, Tx } from '../../db/schema.ts';
import { singleFlight } from '../../kernel/single-flight.ts';
import { createBackground } from '../../kernel/background.ts';
import { every } from '../../kernel/every.ts';
import type { StoreScope } from '../../tenancy/scope.ts';
import {
  lockCursors,
  findLaggingStores,
  skipOtherKinds,
  readUnconsumed,
  moveCursors,
  type ConsumedEvent,
} from './cursors.ts';
import { passIdle, type StoreEvents, type Waiting } from './interest.ts';
import { throttle } from '../../kernel/throttle.ts';
import { existingStore } from '../../tenancy/make-scope.ts';
import { systemScope } from '../../tenancy/system-scope.ts';

export type { ConsumedEvent } from './cursors.ts';
export type { StoreEvents } from './interest.ts';

/** A part of the server that consumes stores' events. */
export type EventConsumer = {
  /** The key of its cursors. Must never change. */
  readonly name: string;
  readonly kinds: readonly StoreEvent['kind'][];
  /**
   * Handles a store's events, in order, in the transaction that moves the consumer's cursor. It may run again, so it
   * must have no effect outside the transaction.
   */
  handle(tx: Tx, scope: StoreScope, events: readonly ConsumedEvent[]): Promise<void>;
  /**
   * Returns the stores where `handle` has anything to do. It gets all stores with new events at once, so that a store
   * without, say, a webhook or a printer needs no transaction. Without it, every store counts.
   */
  readonly findInterested?: (
    db: Db,
    waiting: readonly StoreEvents[],
  ) => Promise<ReadonlySet<number>>;
};

type Options = {
  readonly db: Db;
  readonly log: FastifyBaseLogger;
  readonly consumers: readonly EventConsumer[];
  /** The debounce for new events and the poll interval for missed ones, in milliseconds. */
  readonly timing?: { readonly gatherMs: number; readonly pollMs: number };
  /** The maximum number of stores of one consumer that a poll handles before the next consumer's. */
  readonly polledAtOnce?: number;
};

/** Delivers all stores' events to their consumers, exactly once even after crashes. */
export type EventDispatcher = {
  /** Reports new events of these kinds in a store. */
  readonly wake: (storeId: number, kinds: readonly StoreEvent['kind'][]) => void;
  /** Delivers events that nobody called `wake` for. Never rejects. */
  readonly poll: () => Promise<void>;
  /** Resolves when the dispatcher has stopped using the database. */
  close(): Promise<void>;
};

const batchSize = 200;
const usuallyPolledAtOnce = 500;

/** The number of stores whose events one statement reads. */
const storesAtOnce = 200;

/** Starts a dispatcher. Its first poll delivers the events from while no process ran. */
export function createEventDispatcher({
  db,
  log,
  consumers,
  timing,
  polledAtOnce = usuallyPolledAtOnce,
}: Options): EventDispatcher {
  const { gatherMs, pollMs } = timing ?? { gatherMs: 1_000, pollMs: 15_000 };
  const background = createBackground(log);
  const pending = new ConsumersByStore();
  let closed = false;

  async function drain(consumer: EventConsumer, storeId: number): Promise<void> {
    if (closed) return;
    if (await consumeBatch(db, [consumer], storeId)) await drain(consumer, storeId);
  }

  /** Returns true if all of a store's consumers handled their events in one transaction. */
  async function drainTogether(own: readonly EventConsumer[], storeId: number): Promise<boolean> {
    if (own.length < 2 || closed) return false;
    try {
      return !(await consumeBatch(db, own, storeId));
    } catch (error) {
      log.warn({ err: error, storeId }, 'consumers could not handle events together');
      return false;
    }
  }

  async function drainAll(waiting: ConsumersByStore): Promise<void> {
    const stores = waiting.take();
    for (let start = 0; start < stores.length; start += storesAtOnce) {
      if (closed) return;
      const some = stores.slice(start, start + storesAtOnce);
      await drainStores(await passIdle({ db, log }, some));
    }
  }

  async function drainStores(stores: readonly Waiting<EventConsumer>[]): Promise<void> {
    for (const [storeId, own] of stores) {
      if (await drainTogether(own, storeId)) continue;
      // Separately, so that a consumer that fails or is far behind doesn't hold up the others.
      for (const consumer of own) {
        const failure = `${consumer.name} could not handle events`;
        await background.run(drain(consumer, storeId), failure, storeId);
      }
    }
  }

  async function pollAll(): Promise<void> {
    for (const { name, kinds } of consumers) {
      // Moves cursors forward where a consumer has nothing to handle.
      await background.run(skipOtherKinds(db, name, kinds), `${name} could not skip events`);
    }
    // Pages by id, so that a store whose consumer keeps failing doesn't hold up later stores.
    const places = new Map(consumers.map((consumer) => [consumer, 0]));
    while (places.size > 0) {
      if (closed) return;
      const lagging = new ConsumersByStore();
      for (const [consumer, after] of places) {
        const stores = await findLaggingStores(db, consumer.name, after, polledAtOnce);
        for (const storeId of stores) lagging.add(storeId, consumer);
        const last = stores.at(-1);
        if (last === undefined || stores.length < polledAtOnce) places.delete(consumer);
        else places.set(consumer, last);
      }
      await drainAll(lagging);
    }
  }

  const dispatchSoon = throttle(
    () => void background.run(drainAll(pending), 'could not dispatch events'),
    gatherMs,
  );
  const pollOnce = singleFlight(pollAll);
  const poll = () => background.run(pollOnce(), 'could not poll for events');
  const timer = every(pollMs, poll);
  return {
    wake: (storeId, kinds) => {
      const interested = consumers.filter((consumer) =>
        kinds.some((kind) => consumer.kinds.includes(kind)),
      );
      if (closed || interested.length === 0) return;
      for (const consumer of interested) pending.add(storeId, consumer);
      dispatchSoon.request();
    },
    poll,
    close: async () => {
      closed = true;
      dispatchSoon.cancel();
      await timer.stop();
      await background.ended();
    },
  };
}

/** Consumers with pending events, by store. */
class ConsumersByStore {
  readonly #consumers = new Map<number, Set<EventConsumer>>();

  add(storeId: number, consumer: EventConsumer): void {
    const own = this.#consumers.get(storeId) ?? new Set();
    this.#consumers.set(storeId, own.add(consumer));
  }

  /** Returns all of them and clears the list. */
  take(): Waiting<EventConsumer>[] {
    const taken = [...this.#consumers].map(([storeId, own]) => [storeId, [...own]] as const);
    this.#consumers.clear();
    return taken;
  }
}

/** Lets consumers handle a store's next batch. Returns true if there may be more. */
async function consumeBatch(
  db: Db,
  consumers: readonly EventConsumer[],
  storeId: number,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const readers = consumers.map(({ name }) => name);
    const cursors = await lockCursors(tx, storeId, readers);
    const after = Math.min(...cursors.values());
    const kinds = [...new Set(consumers.flatMap((consumer) => consumer.kinds))];
    const { head, events } = await readUnconsumed(tx, storeId, { after, kinds, limit: batchSize });
    await handle(tx, { storeId, consumers, cursors, events });
    const isFull = events.length === batchSize;
    const seq = isFull ? (events.at(-1)?.seq ?? head) : head;
    const behind = [...cursors].filter(([, cursor]) => cursor < seq).map(([reader]) => reader);
    if (behind.length > 0) await moveCursors(tx, storeId, behind, seq);
    return isFull;
  });
}

type Batch = {
  readonly storeId: number;
  readonly consumers: readonly EventConsumer[];
  readonly cursors: ReadonlyMap<string, number>;
  readonly events: readonly ConsumedEvent[];
};

async function handle(tx: Tx, { storeId, consumers, cursors, events }: Batch): Promise<void> {
  const batches = consumers.map((consumer) => {
    const cursor = cursors.get(consumer.name) ?? 0;
    const own = events.filter(
      ({ seq, event }) => seq > cursor && consumer.kinds.includes(event.kind),
    );
    return { consumer, own };
  });
  if (batches.every(({ own }) => own.length === 0)) return;
  const store = await existingStore(tx, storeId);
  for (const { consumer, own } of batches) {
    if (own.length > 0) await consumer.handle(tx, systemScope(store, consumer.name), own);
  }
}
