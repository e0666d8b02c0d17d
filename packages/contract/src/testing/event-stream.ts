import { storeEvent, type StoreEvent } from '@counter/contract/stream';
import { z } from 'zod/mini';

/** The first seq of a store's stream in tests. */
const firstSeq = 100;

/** A page's connection to the event stream, controlled by the test. */
export type EventStream = {
  readonly response: Response;
  /** The seq to resume after; null for "from now". */
  readonly lastEventId: string | null;
  /** Sends `ready`: everything up to `seq` has been sent. */
  ready(seq?: number): void;
  /** Sends the next event, or the one with number `seq`. */
  tell(event: StoreEvent, seq?: number): void;
  /** Sends a raw message. */
  send(kind: string, seq: number, data: unknown): void;
  /** Breaks the connection. */
  cut(): void;
};

/** Opens a connection that is silent until the test sends something. */
export function openEventStream(
  lastEventId: string | null,
  signal: AbortSignal | undefined,
): EventStream {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  let seq = lastEventId === null ? firstSeq : Number(lastEventId);
  signal?.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => undefined));

  function send(kind: string, at: number, data: unknown): void {
    seq = at;
    const frame = `id: ${at}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;
    void writer.write(encoder.encode(frame)).catch(() => undefined);
  }

  return {
    response: new Response(readable, { headers: { 'content-type': 'text/event-stream' } }),
    lastEventId,
    send,
    ready: (at = seq) => send('ready', at, { seq: at }),
    tell: (event, at = seq + 1) => send(event.kind, at, z.parse(storeEvent, event)),
    cut: () => void writer.abort(new TypeError('network error')).catch(() => undefined),
  };
}
