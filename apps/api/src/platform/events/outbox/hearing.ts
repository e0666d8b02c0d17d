import type { StoreEvent } from '@counter/contract/stream';
import type { FastifyBaseLogger } from 'fastify';
import { inTransaction } from '../../db/database.ts';
import type { Db, Tx } from '../../db/schema.ts';
import { singleFlight } from '../../kernel/single-flight.ts';
import { createBackground } from '../../kernel/background.ts';
import { every } from '../../kernel/every.ts';
import type { StoreScope } from '../../tenancy/scope.ts';
import { scopeForSystem } from '../../tenancy/tenancy.ts';
import {
  claimPosition,
  findBehind,
  passOver,
  readHeard,
  updatePosition,
  type HeardEvent,
} from './positions.ts';
import { throttle } from '../../kernel/throttle.ts';

export type { HeardEvent } from './positions.ts';

/** Somebody on the server who hears what happens in stores. */
export type Reader = {
  /** Under which its place in each store is kept: never changed. */
  readonly name: string;
  readonly hears: readonly StoreEvent['kind'][];
  /**
   * Acts on events of one store, in their order, in the transaction that moves the reader past them: both
   * or neither. It may run again, so it must have no effect outside of the transaction.
   */
  handle(tx: Tx, scope: StoreScope, events: readonly HeardEvent[]): Promise<void>;
};

type Options = {
  readonly db: Db;
  readonly log: FastifyBaseLogger;
  readonly readers: readonly Reader[];
  /** How long events are gathered, and how often is looked for those that nobody woke for; milliseconds. */
  readonly timing?: { readonly gather: number; readonly look: number };
};

/** Brings the events of all stores to their readers, each event once to each, whatever crashes. */
export type Hearing = {
  /** The store has new events of these kinds. */
  readonly wake: (storeId: number, kinds: readonly StoreEvent['kind'][]) => void;
  /** Looks for events that no reader has come to; never rejects. */
  readonly look: () => Promise<void>;
  /** Resolves when the hearing has stopped using the database. */
  close(): Promise<void>;
};

const eventsAtOnce = 200;
const storesAtOnce = 500;

/** Starts to hear. What happened while no process ran is heard at the first look. */
export function createHearing({ db, log, readers, timing }: Options): Hearing {
  const { gather, look: lookEvery } = timing ?? { gather: 1_000, look: 15_000 };
  const background = createBackground(log);
  const woken = new Map<Reader, Set<number>>(readers.map((reader) => [reader, new Set()]));
  let closed = false;

  async function readOn(reader: Reader, storeId: number): Promise<void> {
    if (closed) return;
    if (await hear(db, reader, storeId)) await readOn(reader, storeId);
  }

  async function readAll(reader: Reader, storeIds: Iterable<number>): Promise<void> {
    for (const storeId of storeIds) {
      await background.run(readOn(reader, storeId), `${reader.name} could not hear of events`);
    }
  }

  async function work(): Promise<void> {
    for (const [reader, waiting] of woken) {
      const storeIds = [...waiting];
      waiting.clear();
      await readAll(reader, storeIds);
    }
  }

  async function lookAround(): Promise<void> {
    for (const reader of readers) {
      await passOver(db, reader.name, reader.hears);
      await readAll(reader, await findBehind(db, reader.name, storesAtOnce));
    }
  }

  const workSoon = throttle(
    () => void background.run(work(), 'could not bring events to their readers'),
    gather,
  );
  const lookOnce = singleFlight(lookAround);
  const look = () => background.run(lookOnce(), 'could not look for events');
  const rounds = every(lookEvery, look);
  return {
    wake: (storeId, kinds) => {
      const concerned = readers.filter(({ hears }) => kinds.some((kind) => hears.includes(kind)));
      if (closed || concerned.length === 0) return;
      for (const reader of concerned) woken.get(reader)?.add(storeId);
      workSoon.request();
    },
    look,
    close: async () => {
      closed = true;
      workSoon.cancel();
      await rounds.stop();
      await background.ended();
    },
  };
}

/** Brings one reader on in one store; true when there may be more. */
async function hear(db: Db, reader: Reader, storeId: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const after = await claimPosition(tx, reader.name, storeId);
    const wanted = { after, kinds: reader.hears, limit: eventsAtOnce };
    const { head, events } = await readHeard(tx, storeId, wanted);
    if (events.length > 0) {
      await reader.handle(tx, await scopeForSystem(tx, storeId, reader.name), events);
    }
    const isFull = events.length === eventsAtOnce;
    const seq = isFull ? (events.at(-1)?.seq ?? head) : head;
    if (seq > after) await updatePosition(tx, { reader: reader.name, storeId, seq });
    return isFull;
  });
}
