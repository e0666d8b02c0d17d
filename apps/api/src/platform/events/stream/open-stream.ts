import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Sink, Subscriber } from './connection.ts';
import type { StreamHub } from './hub.ts';

type Opening = Subscriber & {
  readonly storeId: number;
  /** The header as the client sent it; anything but a seq means "from now on". */
  readonly lastEventId: string | undefined;
  /** Further headers of the answer, e.g. the security headers. */
  readonly headers?: OutgoingHttpHeaders;
};

/**
 * Answers a request with the store's event stream, which stays open until one side ends it. The
 * caller has checked that the person may see the store, and hands over the raw response for good.
 */
export function openStream(
  hub: StreamHub,
  response: ServerResponse,
  request: { readonly socket: Socket },
  { storeId, lastEventId, headers, ...subscriber }: Opening,
): void {
  // A client that left while it was being checked has had its 'close' already.
  if (request.socket.destroyed) return;
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const leave = hub.subscribe(storeId, toSeq(lastEventId), sinkOf(response), subscriber);
  response.once('close', leave);
}

function toSeq(lastEventId: string | undefined): number | 'now' {
  return lastEventId !== undefined && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : 'now';
}

function sinkOf(response: ServerResponse): Sink {
  return {
    write: (bytes) => void response.write(bytes),
    buffered: () => response.writableLength,
    end: () => void response.end(),
    destroy: () => void response.destroy(),
  };
}
