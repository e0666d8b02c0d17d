import type { StoreEvent } from '@counter/contract/stream';

/** An event's frame. JSON has no line breaks of its own, so the data is one line. */
export function eventFrame(seq: number, event: StoreEvent): Buffer {
  return frame(seq, event.kind, event);
}

/** Tells the client that it is up to date at `seq` and gets new events at once. */
export function readyFrame(seq: number): Buffer {
  return frame(seq, 'ready', { seq });
}

/** Tells the client that missed events are gone: it reloads everything and continues from `seq`. */
export function resetFrame(seq: number): Buffer {
  return frame(seq, 'reset', { seq });
}

/** Tells a screen that follows one thing that it has changed, without saying how. */
export const changedFrame = Buffer.from('event: changed\ndata: {}\n\n');

/** Tells a screen that follows one thing that it gets changes at once. */
export const narrowReadyFrame = Buffer.from('event: ready\ndata: {}\n\n');

/** Tells the client that its session has ended and it must not reconnect. */
export const endedFrame = Buffer.from('event: ended\ndata: {}\n\n');

/** The minimum of a client's longest reconnect delay, in milliseconds. */
const minRetryMs = 2000;

/** The number of reconnecting clients that a process accepts per second after a restart. */
const reconnectsPerSecond = 1000;

/** Tells a client its longest reconnect delay. It grows with the number of clients. */
export function retryFrame(clients: number): Buffer {
  const milliseconds = Math.max(minRetryMs, Math.ceil((clients / reconnectsPerSecond) * 1000));
  return Buffer.from(`retry: ${milliseconds}\n\n`);
}

/** Asks a client to reconnect soon. A process that stops spreads the ends of its streams itself. */
export const soonFrame = Buffer.from('retry: 500\n\n');

/** A comment that keeps a quiet connection from looking dead. */
export const aliveFrame = Buffer.from(': alive\n\n');

function frame(seq: number, kind: string, data: unknown): Buffer {
  return Buffer.from(`id: ${seq}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`);
}
