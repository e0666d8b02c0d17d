import { addressOf, type Values } from '@counter/browser/address';
import { readBody } from '@counter/browser/http';
import type { AnswerOf, CallOf, Endpoint } from '@counter/contract/endpoint';
import { z } from 'zod/mini';
import { send, type OnProgress } from './http.ts';
import { readProblem } from './problem.ts';
import { readSession, sessionEnded } from './session.ts';
import { withQuery } from './with-query.ts';

export { ConnectionError } from '@counter/browser/http';
export { ApiProblem, isFinal } from '@counter/browser/problem';
export { explainFailure, LocalProblem, ProofCancelled } from './problem.ts';

/** The parts of a call, without its endpoint's types. */
export type Parts = { readonly params?: Values; readonly query?: Values; readonly body?: unknown };

const answerWithinMs = 30_000;

export interface CallOptions {
  signal?: AbortSignal;
  /** Idempotency key, so that a retry is harmless. */
  idempotencyKey?: string;
  /** The token to send instead of the current session's. */
  token?: string;
  /** The timeout in milliseconds. Defaults to 30 seconds. */
  withinMs?: number;
  /** Called with the upload progress of a large body. */
  onProgress?: OnProgress;
  /** The content type to accept. Defaults to JSON or the endpoint's own type. */
  accept?: string;
  /** Lets the request outlive the page. */
  keepalive?: true;
}

/**
 * Calls an endpoint as the signed-in person and returns the parsed body. Ends the session if the server no longer
 * knows it.
 * @throws ApiProblem with the server's explanation; ConnectionError if there was no response.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  parts: CallOf<E> & Parts,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  const response = await request<E>(endpoint, parts, options);
  return z.parse<E['answer']>(endpoint.answer, await readBody(response));
}

/**
 * Works like `call`, for responses that aren't JSON, such as files.
 * @throws ApiProblem with the server's explanation; ConnectionError if there was no response.
 */
export async function request<E extends Endpoint>(
  endpoint: E,
  parts: CallOf<E> & Parts,
  options: CallOptions = {},
): Promise<Response> {
  const token = options.token ?? readSession().user?.token;
  const sending = {
    method: endpoint.method,
    headers: headersOf(token, parts.body, options),
    ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    signal: withTimeLimit(options),
    ...(options.keepalive ? { keepalive: true } : {}),
  };
  const address = withQuery(addressOf(endpoint.path, parts.params), parts.query);
  const response = await send(address, sending, options.onProgress);
  if (!response.ok) throw await refused(response, token);
  return response;
}

/** Adds the timeout, so that a request without a response can't block the screen forever. */
function withTimeLimit({ signal, withinMs = answerWithinMs }: CallOptions): AbortSignal {
  const limit = AbortSignal.timeout(withinMs);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

function headersOf(
  token: string | undefined,
  body: unknown,
  { accept = 'application/json', idempotencyKey: key }: CallOptions,
) {
  return {
    accept,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
}

async function refused(response: Response, token: string | undefined) {
  const problem = await readProblem(response);
  // A late response to an earlier session says nothing about the current one.
  const isCurrent = token !== undefined && token === readSession().user?.token;
  if (isCurrent && problem.code === 'NOT_SIGNED_IN') sessionEnded(problem.message);
  return problem;
}
