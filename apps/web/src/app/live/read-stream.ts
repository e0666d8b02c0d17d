import { addressOf } from '@counter/browser/address';
import { followStore } from '@counter/contract/stream';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { send } from '../../lib/http.ts';
import { readProblem } from '../../lib/problem.ts';

/** The silence after which the server counts as gone, in milliseconds. It sends at least a comment every 15 seconds. */
const maxSilenceMs = 40_000;

export type StreamRequest = {
  readonly storeId: number;
  readonly token: string;
  /** The sequence number to resume after; undefined to start from now. */
  readonly after: number | undefined;
  readonly signal: AbortSignal;
};

export type StreamReader = {
  onMessage: (message: EventSourceMessage) => void;
  /** Called with the server's reconnect delay, in milliseconds. */
  onRetry: (milliseconds: number) => void;
};

/**
 * Reads a store's stream until the server ends it or stays silent for too long.
 * @throws ApiProblem if the server refuses; ConnectionError if it can't be reached; otherwise the error that broke
 * the stream.
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
