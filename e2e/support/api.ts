import type { AnswerOf, CallOf, Endpoint } from '@counter/contract/endpoint';
import { z } from 'zod/mini';

type Texts = Readonly<Record<string, string>>;
type Parts = { readonly params?: Texts; readonly query?: Texts; readonly body?: unknown };

/** The caller of a request. */
export type Caller = {
  readonly token?: string;
  readonly idempotencyKey?: string;
  /** The cookie that identifies a browser, so that the call counts as that browser's. */
  readonly device?: string;
};

export const deviceCookie = 'counter-device';

/** The server refused the call; `message` is its answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;

  constructor(path: string, status: number, body: string) {
    super(`${path} answered ${status}: ${body}`);
    this.status = status;
  }
}

/**
 * Calls the running product like an external program.
 * @throws Refusal
 */
export async function callApi<E extends Endpoint>(
  url: string,
  endpoint: E,
  { params = {}, query = {}, body }: CallOf<E> & Parts,
  { token, idempotencyKey, device }: Caller = {},
): Promise<AnswerOf<E>> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const response = await fetch(`${url}/api/v1${path}?${new URLSearchParams(query).toString()}`, {
    method: endpoint.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(device && { cookie: `${deviceCookie}=${device}`, origin: url }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Refusal(path, response.status, text);
  return z.parse<E['answer']>(endpoint.answer, JSON.parse(text));
}
