import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { listen } from './listener.ts';
import { throttle } from '../../kernel/throttle.ts';

type Options = {
  readonly pool: Pick<Pool, 'connect' | 'query'>;
  readonly log: FastifyBaseLogger;
  /** Another process has committed events of this store. */
  readonly onWake: (storeId: number) => void;
  /** Listening has begun again: anything may have been missed. */
  readonly onListening: () => void;
};

/** Tells the other processes on the same database which stores have new events. */
export type WakeChannel = {
  /** Call it after the commit. Stores told within the same moment travel in one message. */
  tell(storeId: number): void;
  close(): Promise<void>;
};

const channel = 'store_events';
const pauseMilliseconds = 20;
/** PostgreSQL refuses a payload of 8,000 bytes; an id has at most 16 digits and a comma. */
const storesPerMessage = 400;

/**
 * Opens the channel. Messages are sent outside of the action's transaction, because a NOTIFY inside
 * one makes all commits of the database queue for a lock. A message may be lost (the process dies
 * before it sends it); whoever depends on the events also looks from time to time.
 */
export async function openWakeChannel({
  pool,
  log,
  onWake,
  onListening,
}: Options): Promise<WakeChannel> {
  const sender = randomUUID();
  const waiting = new Set<number>();
  let sending: Promise<void> = Promise.resolve();

  function send(): void {
    const storeIds = [...waiting];
    waiting.clear();
    sending = sending
      .then(() => notify(pool, sender, storeIds))
      .catch((error: unknown) => {
        log.warn({ err: error }, 'could not tell other processes of new events');
      });
  }

  const sendSoon = throttle(send, pauseMilliseconds);
  const listener = await listen({
    pool,
    channel,
    log,
    onMessage: (payload) => storesIn(payload, sender).forEach((storeId) => onWake(storeId)),
    onListening,
  });

  return {
    tell: (storeId) => {
      waiting.add(storeId);
      sendSoon.request();
    },
    close: async () => {
      sendSoon.cancel();
      if (waiting.size > 0) send();
      await Promise.all([sending, listener.close()]);
    },
  };
}

async function notify(
  pool: Pick<Pool, 'query'>,
  sender: string,
  storeIds: readonly number[],
): Promise<void> {
  for (let start = 0; start < storeIds.length; start += storesPerMessage) {
    const some = storeIds.slice(start, start + storesPerMessage);
    await pool.query('select pg_notify($1, $2)', [channel, `${sender}:${some.join(',')}`]);
  }
}

/** The stores a message names; none when this process sent it. */
function storesIn(payload: string, self: string): number[] {
  const [sender, storeIds = ''] = payload.split(':');
  if (sender === self) return [];
  return storeIds.split(',').map(Number).filter(Number.isSafeInteger);
}
