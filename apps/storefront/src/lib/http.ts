import { addressOf as pathOf } from '@counter/browser/address';
import { apiBase, ConnectionError, readBody, send } from '@counter/browser/http';
import { ApiProblem, isFinal, readProblem } from '@counter/browser/problem';
import type { AnswerOf, CallOf, Endpoint } from '@counter/contract/endpoint';
import { z } from 'zod/mini';
import { text } from './lib.text.ts';

type Params = Readonly<Record<string, string>>;
type Parts = { readonly params?: Params; readonly body?: unknown };

const answerWithinMs = 20_000;

/**
 * Calls an endpoint and returns the parsed body.
 * @throws ApiProblem with the server's explanation; ConnectionError if there was no response.
 */
export async function call<E extends Endpoint>(
  { method, path, answer }: E,
  { params, body }: CallOf<E> & Parts,
  headers: Readonly<Record<string, string>> = {},
): Promise<AnswerOf<E>> {
  const response = await send(pathOf(path, params), {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(answerWithinMs),
  });
  if (!response.ok) throw await readProblem(response, () => text.unexpectedError);
  return z.parse<E['answer']>(answer, await readBody(response));
}

/** Returns the address of a call with its path parameters filled in. */
export function addressOf({ path }: Pick<Endpoint, 'path'>, params: Params): string {
  return apiBase + pathOf(path, params);
}

/** Returns the message of a failed call. */
export function wordsOf(error: unknown): string {
  if (error instanceof ConnectionError)
    return error.isOffline ? text.offlineError : text.unreachableError;
  return error instanceof ApiProblem ? error.message : text.unexpectedError;
}

/** Returns true if a failed call may still have taken effect, because the server didn't refuse it. */
export function isOutcomeUnknown(error: unknown): boolean {
  // A proxy's response doesn't tell what the server decided.
  return !isFinal(error) || error.code === 'INTERNAL';
}
