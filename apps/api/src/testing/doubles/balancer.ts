import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** A load balancer in front of several processes. */
export type Balancer = {
  readonly url: string;
  /** The requests that no process answered. */
  readonly failures: readonly string[];
  /** Adds a process, which gets requests once it reports ready. */
  add(url: string): void;
  /** Returns true if a process gets requests. */
  isReady(url: string): boolean;
  /** Resolves once a process gets no more requests. */
  left(url: string): Promise<void>;
  stop(): Promise<void>;
};

const checkEveryMs = 100;

type Backend = { readonly url: string; readonly agent: Agent; isReady: boolean };

/**
 * Starts a load balancer that polls each process's /readyz and distributes requests round-robin to the ready ones. It
 * keeps connections open and never retries.
 */
export async function startBalancer(): Promise<Balancer> {
  const backends = new Map<string, Backend>();
  const failures: string[] = [];
  let turn = 0;
  const stop = new AbortController();

  const check = async (backend: Backend): Promise<void> => {
    // oxlint-disable-next-line eslint/no-restricted-globals -- as a proxy would
    backend.isReady = await fetch(`${backend.url}/readyz`, {
      headers: { connection: 'close' },
    }).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  const checking = (async () => {
    while (!stop.signal.aborted) {
      await Promise.all([...backends.values()].map(check));
      await delay(checkEveryMs);
    }
  })();

  function forward(call: IncomingMessage, answer: ServerResponse): void {
    const ready = [...backends.values()].filter(({ isReady }) => isReady);
    turn += 1;
    const backend = ready[turn % ready.length];
    const fail = (reason: string): void => {
      failures.push(`${call.method} ${call.url}: ${reason}`);
      answer.writeHead(502).end();
    };
    if (!backend) return fail('no process is ready');
    const { method, headers, url } = call;
    const sent = request(`${backend.url}${url}`, { method, headers, agent: backend.agent });
    sent.on('error', (error) => fail(error.message));
    sent.on('response', (received) => {
      answer.writeHead(received.statusCode ?? 502);
      received.on('error', (error) => failures.push(`${method} ${url}: ${error.message}`));
      received.pipe(answer);
    });
    call.pipe(sent);
  }

  const server = createServer(forward);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    failures,
    add: (url) =>
      void backends.set(url, { url, agent: new Agent({ keepAlive: true }), isReady: false }),
    isReady: (url) => backends.get(url)?.isReady === true,
    left: async (url) => {
      while (backends.get(url)?.isReady) await delay(checkEveryMs / 2);
      backends.delete(url);
    },
    stop: async () => {
      stop.abort();
      await checking;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
