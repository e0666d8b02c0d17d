import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './schema.gen.ts';

/** A failure as Counter answers it (RFC 9457): a sentence in `detail`, a stable `code`, and errors by field. */
export type Problem = components['schemas']['Problem'];

export type CounterClient = Client<paths>;

type Options = {
  /** The address of Counter: `https://counter.example.com`. */
  readonly url: string;
  /** An API key. */
  readonly key: string;
};

/** Creates a client of the partner API. Each call answers `data`, or `error` with the problem. */
export function createCounterClient({ url, key }: Options): CounterClient {
  return createClient<paths>({
    baseUrl: new URL('/api/v1', url).href,
    headers: { authorization: `Bearer ${key}` },
  });
}

/** A call that Counter refused. */
export class CounterError extends Error {
  readonly status: number;
  /** The reason, for programs: `ORDER_MOVED`. */
  readonly code: string;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(problem.detail);
    this.status = status;
    this.code = problem.code;
    this.problem = problem;
  }
}

type Answer<Data> = {
  readonly data?: { readonly data: Data } | undefined;
  readonly error?: Problem | undefined;
  readonly response: { readonly status: number };
};

/** Returns the data of an answer. @throws CounterError if the call was refused. */
export function dataOf<Data>({ data, error, response }: Answer<Data>): Data {
  if (data !== undefined) return data.data;
  if (error !== undefined) throw new CounterError(response.status, error);
  throw new Error(`Counter answered ${response.status} without a body.`);
}
