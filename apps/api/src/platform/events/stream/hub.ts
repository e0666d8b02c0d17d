import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/schema.ts';
import { openChannel } from './channel.ts';
import { createBackground } from '../../kernel/background.ts';
import { advanceMissed, createChannels } from './channels.ts';
import { Connection, type Sink, type Subscriber } from './connection.ts';
import { every } from '../../kernel/every.ts';
import { aliveFrame, retryFrame, soonFrame } from './frames.ts';
import { endInvalid } from './sessions.ts';

/** The intervals of the hub's timers, in milliseconds. */
export type HubTiming = {
  readonly heartbeat: number;
  readonly poll: number;
  readonly validity: number;
  readonly tended: number;
};

type Options = {
  readonly db: Db;
  readonly log: FastifyBaseLogger;
  readonly timing?: Partial<HubTiming>;
  /** Called with the stores that have an open screen here for moving orders: at once for new ones, then regularly. */
  readonly onTended?: (storeIds: readonly number[]) => Promise<void>;
};

/** Streams stores' events to the screens that are connected to this process. */
export type StreamHub = {
  /** Announces new events in a store. */
  readonly wake: (storeId: number) => void;
  /** Sends unannounced events to open screens. Never rejects. */
  readonly poll: () => Promise<void>;
  /**
   * Streams the store's events after `after` to `sink`: first `retry`, then the missed ones (or `reset` if they are
   * gone or more than 1000), then `ready`, then events as they happen. Returns a function to call when the client has
   * disconnected.
   */
  subscribe(storeId: number, after: number | 'now', sink: Sink, subscriber: Subscriber): () => void;
  /** Ends the session's streams and tells their screens that it is over. */
  endSession(sessionId: number): void;
  /**
   * Ends all streams one by one within two seconds, so that their screens don't all reconnect to another process at
   * once. Resolves when the hub no longer uses the database.
   */
  close(): Promise<void>;
  readonly connections: number;
  /** Counts since the process started, per connection. */
  readonly eventsSent: number;
};

const defaultTiming: HubTiming = {
  heartbeat: 15_000,
  // A process that dies after a commit announces nothing, and screens still have to be right within 5 s.
  poll: 2_000,
  validity: 30_000,
  tended: 30_000,
};

/** The pause between two ends of streams and the maximum number of pauses: two seconds in total. */
const inTurn = { pauseMs: 20, maxPauses: 100 };

export function createStreamHub({ db, log, timing, onTended }: Options): StreamHub {
  const pauses = { ...defaultTiming, ...timing };
  const connections = new Set<Connection>();
  const jobs = createBackground(log);
  /** Stores with new screens to report to `onTended`. */
  const opened = new Set<number>();
  let isTellingOpened = false;
  let eventsSent = 0;
  let closed = false;

  const channels = createChannels(async (storeId) =>
    openChannel(db, storeId, {
      onSent: (events) => {
        eventsSent += events;
      },
      onTeamChanged: (listening) =>
        void jobs.run(
          endInvalid(listening),
          'could not check sessions after a change of the team',
          storeId,
        ),
    }),
  );

  async function poll(): Promise<void> {
    await advanceMissed(db, channels.open());
  }

  async function join(connection: Connection, after: number | 'now'): Promise<void> {
    try {
      const channel = await channels.enter(connection);
      await channel.join(connection, after);
    } catch (error) {
      connection.end();
      throw error;
    }
  }

  async function tellOpened(): Promise<void> {
    while (opened.size > 0) {
      const storeIds = [...opened];
      opened.clear();
      // After a failure, later reports still run.
      if (onTended) await jobs.run(onTended(storeIds), 'could not note open screens');
    }
    isTellingOpened = false;
  }

  /** Collects new screens while a report runs: hundreds reconnect when a process dies. */
  function noteOpened(storeId: number): void {
    opened.add(storeId);
    if (isTellingOpened) return;
    isTellingOpened = true;
    void jobs.run(tellOpened(), 'could not note an open screen', storeId);
  }

  async function tellTended(): Promise<void> {
    const tended = [...connections].filter(({ subscriber }) => subscriber.tends === true);
    if (tended.length === 0) return;
    await onTended?.([...new Set(tended.map(({ storeId }) => storeId))]);
  }

  function forget(connection: Connection): void {
    connections.delete(connection);
    channels.leave(connection);
  }

  function subscribe(
    storeId: number,
    after: number | 'now',
    sink: Sink,
    subscriber: Subscriber,
  ): () => void {
    const connection = new Connection(storeId, sink, subscriber, forget);
    connections.add(connection);
    connection.write(retryFrame(connections.size));
    if (closed) connection.end();
    else {
      const failure = 'could not open a stream; its client tries again';
      void jobs.run(join(connection, after), failure, storeId);
      if (subscriber.tends === true) noteOpened(storeId);
    }
    return () => connection.close();
  }

  async function endInTurn(open: readonly Connection[]): Promise<void> {
    const atOnce = Math.ceil(open.length / inTurn.maxPauses);
    for (let from = 0; from < open.length; from += atOnce) {
      if (from > 0) await delay(inTurn.pauseMs);
      for (const connection of open.slice(from, from + atOnce)) {
        connection.write(soonFrame);
        connection.end();
      }
    }
  }

  function heartbeat(): Promise<void> {
    connections.forEach((connection) => connection.write(aliveFrame));
    return Promise.resolve();
  }

  const rounds = [
    every(pauses.heartbeat, heartbeat),
    every(pauses.poll, () => jobs.run(poll(), 'could not poll for missed events')),
    every(pauses.tended, () => jobs.run(tellTended(), 'could not note open screens')),
    every(pauses.validity, () => jobs.run(endInvalid(connections), 'could not check sessions')),
  ];

  return {
    wake: (storeId) =>
      void jobs.run(channels.advance(storeId), 'could not read new events', storeId),
    poll: () => jobs.run(poll(), 'could not poll for missed events'),
    subscribe,
    endSession: (sessionId) => {
      const ending = [...connections].filter(
        ({ subscriber }) => subscriber.sessionId === sessionId,
      );
      ending.forEach((connection) => connection.endSession());
    },
    close: async () => {
      closed = true;
      await endInTurn([...connections]);
      await Promise.all(rounds.map(async (round) => round.stop()));
      await jobs.ended();
    },
    get connections() {
      return connections.size;
    },
    get eventsSent() {
      return eventsSent;
    },
  };
}
