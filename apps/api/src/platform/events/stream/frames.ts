import type { StoreEvent } from '@counter/contract/stream';

/** One event as it travels. JSON has no line breaks of its own, so the data is one line. */
export function eventFrame(seq: number, event: StoreEvent): Buffer {
  return frame(seq, event.kind, event);
}

/** The client has everything up to `seq`, and what happens from now on reaches it at once. */
export function readyFrame(seq: number): Buffer {
  return frame(seq, 'ready', { seq });
}

/** Events the client has missed are gone: it fetches everything again and goes on from `seq`. */
export function resetFrame(seq: number): Buffer {
  return frame(seq, 'reset', { seq });
}

/** For a screen that follows one thing: it has changed. What happened is not told. */
export const changedFrame = Buffer.from('event: changed\ndata: {}\n\n');

/** For a screen that follows one thing: from now on it is told of changes at once. */
export const narrowReadyFrame = Buffer.from('event: ready\ndata: {}\n\n');

/** The session is over: do not come back with it. */
export const endedFrame = Buffer.from('event: ended\ndata: {}\n\n');

/** The longest wait before a client reconnects, in milliseconds. */
const minRetryMs = 2000;

/** The number of clients that a process takes back in a second after a restart. */
const reconnectsPerSecond = 1000;

/** Tells a client the longest time to wait before it reconnects; the more clients, the longer. */
export function retryFrame(clients: number): Buffer {
  const milliseconds = Math.max(minRetryMs, Math.ceil((clients / reconnectsPerSecond) * 1000));
  return Buffer.from(`retry: ${milliseconds}\n\n`);
}

/** Asks a client to reconnect soon. A process that stops spreads the ends of its streams itself. */
export const soonFrame = Buffer.from('retry: 500\n\n');

/** A comment, so that neither side takes a quiet connection for a dead one. */
export const aliveFrame = Buffer.from(': alive\n\n');

function frame(seq: number, kind: string, data: unknown): Buffer {
  return Buffer.from(`id: ${seq}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`);
}
