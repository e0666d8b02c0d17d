import type { AnswerOf, CallOf, Endpoint } from '@counter/contract/endpoint';
import { problemSchema, type Problem } from '@counter/contract/shared';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod/mini';

/** The address of Counter and the credentials of every call. */
export type Address = {
  readonly url: string;
  readonly headers: () => Readonly<Record<string, string>>;
};

/** The server's refusal of a call, with its reason. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

type Tools = {
  readonly signal: AbortSignal;
  /** Tells a person why the feed is waiting. */
  readonly say: (line: string) => void;
  /** Called with the headers of every response. */
  readonly onHeaders?: (headers: Headers) => void;
};

/** Makes a call of the contract, retrying until there is an answer. */
export type Call = <E extends Endpoint>(endpoint: E, parts: CallOf<E>) => Promise<AnswerOf<E>>;

type Parts = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
};

const firstWaitMs = 500;
const maxWaitMs = 15_000;
const answerWithinMs = 10_000;

/**
 * Creates a client for Counter. A call without a response, with a 5xx or "too many requests" is retried with backoff
 * and the same idempotency key.
 * @throws Refusal for any other failure, and the signal's reason if it is aborted
 */
export function createCall(address: Address, { signal, say, onHeaders }: Tools): Call {
  let isWaiting = false;
  return async (endpoint, parts) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts of any endpoint are these at most
    const request = toRequest(address, endpoint, parts as Parts);
    for (let wait = firstWaitMs; ; wait = Math.min(wait * 2, maxWaitMs)) {
      const attempt = await send(request, signal, onHeaders);
      if ('answer' in attempt) {
        isWaiting = false;
        return parse(endpoint, attempt.answer);
      }
      const waitMs = Math.max(wait, attempt.waitMs);
      if (!isWaiting) say(`Waiting: ${attempt.why}`);
      isWaiting = true;
      await sleep(waitMs, undefined, { signal });
    }
  };
}

function parse<E extends Endpoint>({ answer }: E, body: unknown): AnswerOf<E> {
  return z.parse<E['answer']>(answer, body);
}

function toRequest({ url, headers }: Address, endpoint: Endpoint, parts: Parts): Request {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parts.params?.[name] ?? ''),
  );
  const query = parts.query ? `?${new URLSearchParams(parts.query).toString()}` : '';
  return new Request(new URL(`/api/v1${path}${query}`, url), {
    method: endpoint.method,
    headers: {
      ...headers(),
      ...(parts.body && { 'content-type': 'application/json' }),
      ...(endpoint.idempotency !== 'none' && { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(parts.body && { body: JSON.stringify(parts.body) }),
  });
}

type Attempt = { readonly answer: unknown } | { readonly why: string; readonly waitMs: number };

async function send(
  request: Request,
  signal: AbortSignal,
  onHeaders: Tools['onHeaders'],
): Promise<Attempt> {
  const timeout = AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]);
  try {
    const response = await fetch(request.clone(), { signal: timeout });
    onHeaders?.(response.headers);
    return await read(response);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Refusal) throw error;
    return { why: `${new URL(request.url).origin} does not answer`, waitMs: 0 };
  }
}

async function read(response: Response): Promise<Attempt> {
  const { status, headers } = response;
  const waitMs = Number(headers.get('retry-after') ?? 0) * 1000 || 0;
  if (status >= 500) return { why: `the server failed with ${status}`, waitMs };
  if (status === 429) return { why: 'the server is rate limiting', waitMs };
  const body: unknown = await response.json();
  if (response.ok) return { answer: body };
  throw new Refusal(problemSchema.parse(body));
}
