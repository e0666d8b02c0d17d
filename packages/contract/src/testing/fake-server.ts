import type { Endpoint } from '@counter/contract/endpoint';
import { problemSchema, type Problem, type ProblemCode } from '@counter/contract/shared';
import { followStore, type StoreEvent } from '@counter/contract/stream';
import { z } from 'zod/mini';
import { openEventStream, type EventStream } from './event-stream.ts';

type Parsed<Schema> = Schema extends z.core.$ZodType ? z.core.output<Schema> : undefined;

/** A request as parsed by the endpoint's schemas. */
export type Received<E extends Endpoint> = {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
  readonly headers: Headers;
};

type AnswerTo<E extends Endpoint> = z.core.input<E['answer']> | Refusal | typeof cutOff;

type Answering<E extends Endpoint> = (request: Received<E>) => AnswerTo<E> | Promise<AnswerTo<E>>;

type Sent = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
};

type Route = {
  endpoint: Endpoint;
  answering: unknown;
  respond: (sent: Sent, params: unknown) => Promise<Response>;
};

/** A failure that the server explains. */
export class Refusal {
  readonly problem: Problem;

  constructor(status: number, code: ProblemCode, message: string, errors: Problem['errors'] = []) {
    const about = { type: 'about:blank', title: code, detail: message, requestId: 'test' };
    this.problem = { ...about, status, code, message, errors };
  }
}

/** An answer that breaks off halfway, as if the server were killed. */
export const cutOff = Symbol('cut off');

/** The refusal of an unknown session. */
export const notSignedIn = (): Refusal =>
  new Refusal(401, 'NOT_SIGNED_IN', 'You were signed out. Sign in again.');

/**
 * A fake server that replaces the browser's `fetch`. Requests and answers go through the contract's schemas, so a test
 * can't use a shape that the real server would refuse.
 */
export class FakeServer {
  readonly #routes: Route[] = [];
  readonly #received: { endpoint: Endpoint; request: unknown }[] = [];
  readonly #streams: EventStream[] = [];
  #reachable = true;
  /** Calls without an answer, and calls that the contract refuses. */
  readonly complaints: string[] = [];

  /** Sets an endpoint's answer, replacing an earlier one. */
  on<E extends Endpoint>(endpoint: E, answer: AnswerTo<E> | Answering<E>): this {
    const answering =
      typeof answer === 'function'
        ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no answer of the contract is a function
          (answer as Answering<E>)
        : async (): Promise<AnswerTo<E>> => Promise.resolve(answer);
    this.#routes.unshift({
      endpoint,
      answering,
      respond: async (sent, params) => {
        const request = parseRequest(endpoint, sent, params);
        this.#received.push({ endpoint, request });
        return respondWith(endpoint, await answering(request));
      },
    });
    return this;
  }

  /** Returns an endpoint's current answer without recording a call. */
  async peek<E extends Endpoint>(
    endpoint: E,
    request: Partial<Received<E>>,
  ): Promise<AnswerTo<E> | undefined> {
    const route = this.#routes.find((one) => one.endpoint === endpoint);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `on` was given for this endpoint
    return (route?.answering as Answering<E> | undefined)?.(request as Received<E>);
  }

  /** Returns true if an endpoint has an answer. */
  answers(endpoint: Endpoint): boolean {
    return this.#routes.some((one) => one.endpoint === endpoint);
  }

  /** Returns the requests that an endpoint has received. */
  received<E extends Endpoint>(endpoint: E): readonly Received<E>[] {
    return (
      this.#received
        .filter((one) => one.endpoint === endpoint)
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by this endpoint's schemas
        .map(({ request }) => request as Received<E>)
    );
  }

  /** Returns all connections to the event stream, the latest last. */
  get streams(): readonly EventStream[] {
    return this.#streams;
  }

  /** Sends an event on the latest connection. */
  tell(event: StoreEvent): void {
    const stream = this.#streams.at(-1);
    if (!stream) throw new Error('No page listens to the event stream.');
    stream.tell(event);
  }

  /** Disconnects or reconnects the network, which the browser notices. */
  setReachable(reachable: boolean): void {
    this.#reachable = reachable;
    Object.defineProperty(navigator, 'onLine', { value: reachable, configurable: true });
    window.dispatchEvent(new Event(reachable ? 'online' : 'offline'));
  }

  /** Stops or restarts the server while the browser believes it is online. */
  setRunning(running: boolean): void {
    this.#reachable = running;
    if (!running) for (const stream of this.#streams) stream.cut();
  }

  /** Closes the connections and restores the network for the next page. */
  close(): void {
    if (!this.#reachable) this.setReachable(true);
    for (const stream of this.#streams) stream.cut();
  }

  /** Replaces the browser's `fetch`. */
  readonly fetch = async (address: unknown, init: RequestInit = {}): Promise<Response> => {
    const { signal } = init;
    signal?.throwIfAborted();
    if (!this.#reachable) throw new TypeError('Failed to fetch');
    const aborted = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(reasonOf(signal)), { once: true });
    });
    return Promise.race([this.#answer(z.parse(z.string(), address), init), aborted]);
  };

  async #answer(address: string, init: RequestInit): Promise<Response> {
    const sent = readSent(address, init);
    const [route] = this.#routes
      .map((one) => ({ ...one, params: matchPath(one.endpoint, sent) }))
      .filter(({ params }) => params !== undefined)
      .toSorted((one, other) => countParams(one.endpoint) - countParams(other.endpoint));
    if (route) {
      const { respond, params } = route;
      return respond(sent, params).catch((failure: unknown) => this.#complain(failure));
    }
    if (matchPath(followStore, sent)) return this.#connect(sent, init);
    return this.#complain(`Nobody answers ${sent.method} ${sent.path}.`);
  }

  #connect({ headers }: Sent, { signal }: RequestInit): Response {
    const stream = openEventStream(headers.get('last-event-id'), signal ?? undefined);
    this.#streams.push(stream);
    return stream.response;
  }

  #complain(complaint: unknown): Response {
    this.complaints.push(String(complaint));
    return jsonResponse(new Refusal(500, 'INTERNAL', String(complaint)).problem, 500);
  }
}

function reasonOf({ reason }: AbortSignal): Error {
  const isError = reason instanceof Error || reason instanceof DOMException;
  return isError ? reason : new DOMException('Given up', 'AbortError');
}

function readSent(address: string, { method = 'GET', headers, body }: RequestInit): Sent {
  const { pathname, searchParams } = new URL(address, 'http://counter.test');
  return {
    method,
    path: pathname.replace('/api/v1', ''),
    query: searchParams,
    headers: new Headers(headers),
    body: typeof body === 'string' ? JSON.parse(body) : undefined,
  };
}

function matchPath(endpoint: Endpoint, { method, path }: Sent): Record<string, string> | undefined {
  if (endpoint.method !== method) return undefined;
  const pattern = endpoint.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(path);
  if (!match) return undefined;
  const named = Object.entries(match.groups ?? {});
  return Object.fromEntries(named.map(([name, value]) => [name, decodeURIComponent(value)]));
}

/** Counts path parameters. The path with the fewest wins, as on the server. */
function countParams({ path }: Endpoint): number {
  return path.split('{').length;
}

function parseRequest<E extends Endpoint>(endpoint: E, sent: Sent, params: unknown): Received<E> {
  const part = (schema: z.core.$ZodType | undefined, value: unknown): unknown =>
    schema && z.parse(schema, value);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each part went through its schema
  return {
    params: part(endpoint.params, params),
    query: part(endpoint.query, Object.fromEntries(sent.query)),
    body: part(endpoint.body, sent.body),
    headers: sent.headers,
  } as Received<E>;
}

function respondWith<E extends Endpoint>(endpoint: E, answer: AnswerTo<E>): Response {
  if (answer instanceof Refusal) return jsonResponse(answer.problem, answer.problem.status);
  if (answer === cutOff) return new Response(brokenBody());
  const body = z.parse(endpoint.answer, answer);
  return endpoint.kind === 'csv' || endpoint.kind === 'pdf'
    ? fileResponse(z.parse(z.string(), body))
    : jsonResponse(body, 200);
}

function brokenBody(): ReadableStream {
  let isBegun = false;
  return new ReadableStream({
    pull: (body) => {
      if (isBegun) body.error(new TypeError('network error'));
      else body.enqueue(new TextEncoder().encode('{"data":'));
      isBegun = true;
    },
  });
}

function jsonResponse(body: unknown, status: number): Response {
  const checked = status >= 400 ? z.parse(problemSchema, body) : body;
  return Response.json(checked, { status });
}

function fileResponse(content: string): Response {
  const headers = { 'content-disposition': 'attachment; filename="saved.csv"' };
  return new Response(content, { headers });
}
