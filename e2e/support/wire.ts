import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy with an unreliable line between browsers and a Counter. It can break streams, and hold, repeat and reorder
 * their events.
 */
export type Wire = {
  readonly url: string;
  /** Holds events back until they are released. */
  hold(): void;
  /** Resolves once this many events are held. */
  held(count: number): Promise<void>;
  /** Sends held events by their index in order of arrival: [1, 0, 0] reorders and repeats. */
  release(arrangement: readonly number[]): void;
  /** Breaks all streams; browsers may reconnect. */
  cut(): void;
  /** Resolves once this many streams were opened since the start. */
  opened(count: number): Promise<void>;
  close(): Promise<void>;
};

/** Starts the proxy in front of a running Counter. It only affects streams. */
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
