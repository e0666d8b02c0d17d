import { addressOf } from '@counter/browser/address';
import { followStore } from '@counter/contract/stream';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { send } from '../../lib/http.ts';
import { readProblem } from '../../lib/problem.ts';

/** The server sends at least a comment every 15 seconds; after this long, in milliseconds, it is gone. */
const maxSilenceMs = 40_000;

export type StreamRequest = {
  readonly storeId: number;
  readonly token: string;
  /** The seq after which to go on; undefined for "from now". */
  readonly after: number | undefined;
  readonly signal: AbortSignal;
};

export type StreamReader = {
  onMessage: (message: EventSourceMessage) => void;
  /** Called with the server's wait before reconnecting, in milliseconds. */
  onRetry: (milliseconds: number) => void;
};

/**
 * Reads a store's stream until the server ends it or nothing is heard for too long.
 * @throws ApiProblem when the server refuses; ConnectionError when it is not there; else what broke it.
 */
export async function readStream(request: StreamRequest, reader: StreamReader): Promise<void> {
  const silence = new AbortController();
  const signal = AbortSignal.any([request.signal, silence.signal]);
  let alarm = setTimeout(() => silence.abort(), maxSilenceMs);
  const heard = (): void => {
    clearTimeout(alarm);
    alarm = setTimeout(() => silence.abort(), maxSilenceMs);
  };
  try {
    const body = await openStream(request, signal);
    await readAll(body, reader, heard);
  } finally {
    clearTimeout(alarm);
  }
}

async function openStream({ storeId, token, after }: StreamRequest, signal: AbortSignal) {
  const response = await send(addressOf(followStore.path, { storeId }), {
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      ...(after === undefined ? {} : { 'last-event-id': String(after) }),
    },
    cache: 'no-store',
    signal,
  });
  if (!response.ok || !response.body) throw await readProblem(response);
  return response.body;
}

async function readAll(
  body: ReadableStream<Uint8Array>,
  { onMessage, onRetry }: StreamReader,
  heard: () => void,
): Promise<void> {
  const parser = createParser({ onEvent: onMessage, onRetry });
  const text = new TextDecoder();
  const bytes = body.getReader();
  for (let part = await bytes.read(); !part.done; part = await bytes.read()) {
    heard();
    parser.feed(text.decode(part.value, { stream: true }));
  }
}
