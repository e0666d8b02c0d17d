import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Sink, Subscriber } from './connection.ts';
import type { StreamHub } from './hub.ts';

type Opening = Subscriber & {
  readonly storeId: number;
  /** The header as sent; anything but a seq means "from now on". */
  readonly lastEventId: string | undefined;
  /** Further response headers, e.g. the security headers. */
  readonly headers?: OutgoingHttpHeaders;
};

/**
 * Answers a request with the store's event stream, which stays open until either side ends it. The caller has checked
 * access to the store and gives up the raw response.
 */
export function openStream(
  hub: StreamHub,
  response: ServerResponse,
  request: { readonly socket: Socket },
  { storeId, lastEventId, headers, ...subscriber }: Opening,
): void {
  // If the client disconnected during the check, its 'close' event has already fired.
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
