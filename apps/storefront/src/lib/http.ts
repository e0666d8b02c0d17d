import type { AnswerOf, CallOf, Endpoint } from '@counter/contract/endpoint';
import { z } from 'zod/mini';
import { text } from './lib.text.ts';

/** Errors of single fields: `customer.name` and a sentence. */
export type FieldErrors = readonly { readonly path: string; readonly message: string }[];

/** The server's refusal of a call, in a sentence for the person. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  readonly errors: FieldErrors;

  constructor(code: string, detail: string, errors: FieldErrors = []) {
    super(detail);
    this.code = code;
    this.errors = errors;
  }

  /** True if the outcome of the call is unknown. */
  get isOpen(): boolean {
    return ['UNREACHABLE', 'INTERNAL', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'].includes(this.code);
  }
}

/** Returns the message of a failed call. */
export function wordsOf(error: unknown): string {
  return error instanceof Refusal ? error.message : unexpected;
}

const unexpected = text.unexpectedError;

const fieldError = z.object({ path: z.string(), message: z.string() });
const problem = z.object({
  code: z.string(),
  detail: z.string(),
  errors: z.optional(z.array(fieldError)),
});

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
    ? new Refusal(said.data.code, said.data.detail, said.data.errors)
    : new Refusal('INTERNAL', unexpected);
}

/** Returns the address of a call, with its path parameters. */
export function addressOf(
  { path }: Pick<Endpoint, 'path'>,
  params: Readonly<Record<string, string>>,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  return `/api/v1${filled}`;
}

async function send(
  { method, path }: Endpoint,
  { params = {}, body }: Parts,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const address = addressOf({ path }, params);
  try {
    return await fetch(address, {
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
    throw new Refusal('UNREACHABLE', navigator.onLine ? text.unreachableError : text.offlineError);
  }
}
