import type { FastifyBaseLogger } from 'fastify';
import type { Notification, Pool, PoolClient } from 'pg';

type Options = {
  readonly pool: Pick<Pool, 'connect'>;
  readonly channel: string;
  readonly log: FastifyBaseLogger;
  /** Called with each notification's payload. */
  readonly onMessage: (payload: string) => void;
  /** Called whenever listening starts. Earlier notifications are lost. */
  readonly onListening: () => void;
};

/** A connection that only listens, and reconnects when it is lost. */
export type Listener = { close(): Promise<void> };

const initialDelayMs = 100;
const maxDelayMs = 5_000;

/**
 * Holds one connection of the pool while it listens. Resolves after the first attempt, successful or not; retries until
 * closed.
 */
export async function listen({
  pool,
  channel,
  log,
  onMessage,
  onListening,
}: Options): Promise<Listener> {
  let closed = false;
  let delay = initialDelayMs;
  let retry: NodeJS.Timeout | undefined;
  let attempt: Promise<void> = Promise.resolve();
  let drop: (() => void) | undefined;

  function retryLater(error: unknown): void {
    // A connection that breaks while it starts to listen fails twice: its event fires and its query rejects.
    if (closed || retry) return;
    log.warn({ err: error }, 'lost the connection that hears of new events; connecting again');
    retry = setTimeout(start, delay).unref();
    delay = Math.min(delay * 2, maxDelayMs);
  }

  function start(): void {
    retry = undefined;
    attempt = connect().catch(retryLater);
  }

  async function connect(): Promise<void> {
    const client = await pool.connect();
    drop = releaseOnce(client, retryLater);
    client.on('notification', ({ payload }: Notification) => onMessage(payload ?? ''));
    try {
      await client.query(`listen ${channel}`);
    } catch (error) {
      drop();
      throw error;
    }
    delay = initialDelayMs;
    onListening();
  }

  start();
  await attempt;
  return {
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await attempt;
      drop?.();
    },
  };
}

/** Releases the connection once and for good: when it breaks (and calls `onLost`) or on request. */
function releaseOnce(client: PoolClient, onLost: (error: unknown) => void): () => void {
  let released = false;
  function release(): void {
    if (released) return;
    released = true;
    client.release(true);
  }
  function lose(error?: unknown): void {
    if (released) return;
    release();
    onLost(error);
  }
  client.on('error', lose);
  client.on('end', lose);
  return release;
}
