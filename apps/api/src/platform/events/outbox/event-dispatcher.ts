import type { StoreEvent } from '@counter/contract/stream';
import type { FastifyBaseLogger } from 'fastify';
import { inTransaction } from '../../db/database.ts';
import type { Db, Tx } from '../../db/schema.ts';
import { singleFlight } from '../../kernel/single-flight.ts';
import { createBackground } from '../../kernel/background.ts';
import { every } from '../../kernel/every.ts';
import type { StoreScope } from '../../tenancy/scope.ts';
import {
  lockCursor,
  findLaggingStores,
  skipOtherKinds,
  readUnconsumed,
  moveCursor,
  type ConsumedEvent,
} from './cursors.ts';
import { throttle } from '../../kernel/throttle.ts';
import { scopeForSystem } from '../../tenancy/system-scope.ts';

export type { ConsumedEvent } from './cursors.ts';

/** A part of the server that consumes the events of stores. */
export type EventConsumer = {
  /** The key of its cursors; must never change. */
  readonly name: string;
  readonly kinds: readonly StoreEvent['kind'][];
  /**
   * Handles events of one store, in order, in the transaction that moves the consumer's cursor. It may
   * run again, so it must have no effect outside of the transaction.
   */
  handle(tx: Tx, scope: StoreScope, events: readonly ConsumedEvent[]): Promise<void>;
};

type Options = {
  readonly db: Db;
  readonly log: FastifyBaseLogger;
  readonly consumers: readonly EventConsumer[];
  /** The time to gather events, and the interval of polling for missed ones; milliseconds. */
  readonly timing?: { readonly gatherMs: number; readonly pollMs: number };
};

/** Delivers the events of all stores to their consumers, exactly once despite crashes. */
export type EventDispatcher = {
  /** Tells that the store has new events of these kinds. */
  readonly wake: (storeId: number, kinds: readonly StoreEvent['kind'][]) => void;
  /** Delivers events that nobody called `wake` for; never rejects. */
  readonly poll: () => Promise<void>;
  /** Resolves when the dispatcher has stopped using the database. */
  close(): Promise<void>;
};

const batchSize = 200;
const maxStoresPerPoll = 500;

/** Starts a dispatcher. Its first poll delivers what happened while no process ran. */
export function createEventDispatcher({ db, log, consumers, timing }: Options): EventDispatcher {
  const { gatherMs, pollMs } = timing ?? { gatherMs: 1_000, pollMs: 15_000 };
  const background = createBackground(log);
  const pendingStores = new Map<EventConsumer, Set<number>>(
    consumers.map((consumer) => [consumer, new Set()]),
  );
  let closed = false;

  async function drain(consumer: EventConsumer, storeId: number): Promise<void> {
    if (closed) return;
    if (await consumeBatch(db, consumer, storeId)) await drain(consumer, storeId);
  }

  async function drainAll(consumer: EventConsumer, storeIds: Iterable<number>): Promise<void> {
    for (const storeId of storeIds) {
      await background.run(drain(consumer, storeId), `${consumer.name} could not handle events`);
    }
  }

  async function dispatchPending(): Promise<void> {
    for (const [consumer, waiting] of pendingStores) {
      const storeIds = [...waiting];
      waiting.clear();
      await drainAll(consumer, storeIds);
    }
  }

  async function pollAll(): Promise<void> {
    for (const consumer of consumers) {
      await skipOtherKinds(db, consumer.name, consumer.kinds);
      await drainAll(consumer, await findLaggingStores(db, consumer.name, maxStoresPerPoll));
    }
  }

  const dispatchSoon = throttle(
    () => void background.run(dispatchPending(), 'could not dispatch events'),
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
      for (const consumer of interested) pendingStores.get(consumer)?.add(storeId);
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

/** Lets a consumer handle the next batch of one store; returns true if there may be more. */
async function consumeBatch(db: Db, consumer: EventConsumer, storeId: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const after = await lockCursor(tx, consumer.name, storeId);
    const wanted = { after, kinds: consumer.kinds, limit: batchSize };
    const { head, events } = await readUnconsumed(tx, storeId, wanted);
    if (events.length > 0) {
      await consumer.handle(tx, await scopeForSystem(tx, storeId, consumer.name), events);
    }
    const isFull = events.length === batchSize;
    const seq = isFull ? (events.at(-1)?.seq ?? head) : head;
    if (seq > after) await moveCursor(tx, { reader: consumer.name, storeId, seq });
    return isFull;
  });
}
