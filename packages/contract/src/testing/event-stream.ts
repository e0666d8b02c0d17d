import { storeEvent, type StoreEvent } from '@counter/contract/stream';
import { z } from 'zod/mini';

/** The seq at which a store's stream begins in tests. */
const firstSeq = 100;

/** One connection of a page to the event stream, held by the test. */
export type EventStream = {
  readonly response: Response;
  /** The seq after which the page asked to go on; null for "from now". */
  readonly lastEventId: string | null;
  /** Says that everything up to `seq` has been told. */
  ready(seq?: number): void;
  /** Tells the next event, or the one numbered `seq`. */
  tell(event: StoreEvent, seq?: number): void;
  /** Sends a message as it stands. */
  send(kind: string, seq: number, data: unknown): void;
  /** Breaks the connection. */
  cut(): void;
};

/** Opens a connection that says nothing until the test does. */
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
