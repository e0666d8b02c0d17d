import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { listen } from './listener.ts';
import { throttle } from '../../kernel/throttle.ts';

type Options = {
  readonly pool: Pick<Pool, 'connect' | 'query'>;
  readonly log: FastifyBaseLogger;
  /** Called when another process has committed events of this store. */
  readonly onWake: (storeId: number) => void;
  /** Called when listening has started again and messages may be lost. */
  readonly onListening: () => void;
};

/** Tells other processes on the same database which stores have new events. */
export type WakeChannel = {
  /** Announces new events; call it after the commit. Stores announced in the same moment share a message. */
  tell(storeId: number): void;
  close(): Promise<void>;
};

const channel = 'store_events';
const pauseMilliseconds = 20;
/** PostgreSQL limits a payload to less than 8,000 bytes; an id takes at most 16 digits and a comma. */
const storesPerMessage = 400;

/**
 * Opens the channel. It sends messages outside the action's transaction, because NOTIFY in a transaction makes all
 * commits of the database queue for a lock. A message may be lost if the process dies before sending it, so consumers
 * of events also poll.
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

/** Returns the stores that a message names; none if this process sent it. */
function storesIn(payload: string, self: string): number[] {
  const [sender, storeIds = ''] = payload.split(':');
  if (sender === self) return [];
  return storeIds.split(',').map(Number).filter(Number.isSafeInteger);
}
