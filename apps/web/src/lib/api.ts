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

/** The parts of a call before its endpoint types them. */
export type Parts = { readonly params?: Values; readonly query?: Values; readonly body?: unknown };

const answerWithinMs = 30_000;

export interface CallOptions {
  signal?: AbortSignal;
  /** The same key makes a repeated call harmless. */
  idempotencyKey?: string;
  /** Another session than the current one. */
  token?: string;
  /** The timeout of the answer in milliseconds; half a minute if absent. */
  withinMs?: number;
  /** Hears how much of a large body has left. */
  onProgress?: OnProgress;
  /** The content type of the answer; JSON or what the endpoint answers if absent. */
  accept?: string;
  /** Lets the call go on when the page is left. */
  keepalive?: true;
}

/**
 * Calls an endpoint as the signed-in person and answers its checked body.
 * A session that the server no longer knows is ended here too.
 * @throws ApiProblem with the server's explanation; ConnectionError when nobody answered.
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
 * The same as `call`, for an answer that is not JSON: a file, say.
 * @throws ApiProblem with the server's explanation; ConnectionError when nobody answered.
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

/** A call that nobody answers must not keep the screen waiting for ever. */
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
  // A late answer to an earlier session says nothing about the present one.
  const isCurrent = token !== undefined && token === readSession().user?.token;
  if (isCurrent && problem.code === 'NOT_SIGNED_IN') sessionEnded(problem.message);
  return problem;
}
