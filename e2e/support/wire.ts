import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A bad line between browsers and a Counter: it can cut the streams, and hold, repeat and swap their events. */
export type Wire = {
  readonly url: string;
  /** Keeps events back until they are let go. */
  hold(): void;
  /** Resolves once that many events are kept back. */
  held(count: number): Promise<void>;
  /** Sends what is kept back, by its place in the order of arrival: [1, 0, 0] swaps and repeats. */
  release(arrangement: readonly number[]): void;
  /** Breaks every stream; browsers may come back. */
  cut(): void;
  /** Resolves once this many streams were opened, counted from the beginning. */
  opened(count: number): Promise<void>;
  close(): Promise<void>;
};

/** Puts a bad line before a running Counter. Only its streams suffer. */
export async function openWire(target: string): Promise<Wire> {
  const streams = new Set<ServerResponse>();
  const changes = new EventTarget();
  let openedStreams = 0;
  let kept: string[] | undefined;

  function changed(): void {
    changes.dispatchEvent(new Event('change'));
  }

  async function until(holds: () => boolean): Promise<void> {
    while (!holds()) await once(changes, 'change');
  }

  function pass(frame: string, answer: ServerResponse): void {
    if (kept && frame.includes('event: order.')) kept.push(frame);
    else answer.write(frame);
    changed();
  }

  function follow(source: IncomingMessage, answer: ServerResponse): void {
    streams.add(answer);
    openedStreams += 1;
    changed();
    let rest = '';
    source.setEncoding('utf8').on('data', (text: string) => {
      const frames = `${rest}${text}`.split('\n\n');
      rest = frames.pop() ?? '';
      for (const frame of frames) pass(`${frame}\n\n`, answer);
    });
    answer.on('close', () => streams.delete(answer));
  }

  const server = createServer((asked, answer) => {
    const forwarded = request(new URL(asked.url ?? '/', target), {
      method: asked.method,
      headers: asked.headers,
    });
    forwarded.on('response', (source) => {
      answer.writeHead(source.statusCode ?? 502, source.headers);
      answer.flushHeaders();
      if (isStream(source)) follow(source, answer);
      else source.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    answer.on('close', () => forwarded.destroy());
    asked.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    hold: () => void (kept = []),
    held: async (count) => until(() => (kept?.length ?? 0) >= count),
    release: (arrangement) => {
      const frames = kept ?? [];
      kept = undefined;
      for (const answer of streams) {
        for (const place of arrangement) answer.write(frames[place] ?? '');
      }
    },
    cut: () => {
      for (const answer of streams) answer.destroy();
    },
    opened: async (count) => until(() => openedStreams >= count),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function isStream({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith('text/event-stream') ?? false;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the wire has no port');
  return address.port;
}
