import type { AnswerOf, CallOf, Endpoint } from '@counter/contract/endpoint';
import { z } from 'zod/mini';

/** The server's refusal of a call, in a sentence for the person. */
class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;

  constructor(code: string, detail: string) {
    super(detail);
    this.code = code;
  }
}

const problem = z.object({ code: z.string(), detail: z.string() });

type Parts = { readonly params?: Readonly<Record<string, string>>; readonly body?: unknown };

const answerWithinMs = 20_000;

/**
 * Calls an endpoint and answers its checked body.
 * @throws Refusal with the server's words, or with ours when nobody answered
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  parts: CallOf<E> & Parts,
  headers: Readonly<Record<string, string>> = {},
): Promise<AnswerOf<E>> {
  const response = await send(endpoint, parts, headers);
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return z.parse<E['answer']>(endpoint.answer, body);
  const said = z.safeParse(problem, body);
  throw said.success
    ? new Refusal(said.data.code, said.data.detail)
    : new Refusal('INTERNAL', 'Something went wrong on our side. Try again in a moment.');
}

async function send(
  { method, path }: Endpoint,
  { params = {}, body }: Parts,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  try {
    return await fetch(`/api/v1${address}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answerWithinMs),
    });
  } catch (error) {
    console.info('A call was not answered.', error);
    throw new Refusal(
      'UNREACHABLE',
      navigator.onLine
        ? 'The store could not be reached. Try again in a moment.'
        : 'You are offline. Check your connection and try again.',
    );
  }
}
