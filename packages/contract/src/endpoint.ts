import type { z } from 'zod/mini';
import type { Permission } from './shared/permissions.ts';

/** Where a call names the store it acts on, e.g. `body.storeId`. The value is a claim the server checks. */
export type StoreClaim = `${'params' | 'query' | 'body'}.${string}`;

/**
 * Who may call an endpoint.
 * - `anyone`: no session needed; - `signedIn`: any live session; - `operator`: marketplace staff;
 * - `integration`: a live API key; - `consumer`: somebody who signed in on a web store, by a cookie;
 * - `visitor`: anyone, and a consumer is known where one is signed in; - otherwise: a member of the claimed, approved store whose role
 *   holds the permission.
 */
export type Can =
  | 'anyone'
  | 'signedIn'
  | 'operator'
  | 'integration'
  | 'consumer'
  | 'visitor'
  | { readonly permission: Permission; readonly store: StoreClaim };

type AnySchema = z.core.$ZodType;

/** One call between browser (or integration) and server: the only place that describes it. */
export type Endpoint<
  Params extends AnySchema | undefined = AnySchema | undefined,
  Query extends AnySchema | undefined = AnySchema | undefined,
  Body extends AnySchema | undefined = AnySchema | undefined,
  Answer extends AnySchema = AnySchema,
  Who extends Can = Can,
> = {
  readonly method: 'GET' | 'POST';
  /** Below `/api/v1`, parameters in braces: `/store/stats/today/{storeId}`. */
  readonly path: `/${string}`;
  /** One sentence for the API's documentation. */
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The whole answer body. The server sends nothing that is not in it. */
  readonly answer: Answer;
  readonly can: Who;
  /** `accepted`: an `Idempotency-Key` makes a repeat harmless; `required`: refused without one. */
  readonly idempotency: 'none' | 'accepted' | 'required';
  /** Calls per minute and caller; the server's general limit where absent. */
  readonly rateLimit: number | undefined;
  /** The largest body, and the sentence for a larger one; the server's general limit where absent. */
  readonly bodyLimit: { readonly bytes: number; readonly refusal: string } | undefined;
  /**
   * `stream` answers server-sent events, and `answer` describes the data of one event; `csv` answers
   * a file, and `answer` describes a line of it.
   */
  readonly kind: 'json' | 'stream' | 'csv';
};

type Defaults = 'params' | 'query' | 'body' | 'idempotency' | 'rateLimit' | 'bodyLimit' | 'kind';

/** Declares a call. What is left out is absent: no body, no idempotency, the general rate limit. */
export function endpoint<
  Answer extends AnySchema,
  Params extends AnySchema | undefined = undefined,
  Query extends AnySchema | undefined = undefined,
  Body extends AnySchema | undefined = undefined,
  const Who extends Can = Can,
>(
  declaration: Omit<Endpoint<Params, Query, Body, Answer, Who>, Defaults> &
    Partial<Pick<Endpoint<Params, Query, Body, Answer, Who>, Defaults>>,
): Endpoint<Params, Query, Body, Answer, Who> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the absent schemas are exactly the type parameters left at `undefined`
  return {
    params: undefined,
    query: undefined,
    body: undefined,
    idempotency: 'none',
    rateLimit: undefined,
    bodyLimit: undefined,
    kind: 'json',
    ...declaration,
  } as Endpoint<Params, Query, Body, Answer, Who>;
}

type Part<Key extends string, Schema> = Schema extends AnySchema
  ? { readonly [K in Key]: z.core.input<Schema> }
  : unknown;

/** What a caller hands over: only the parts the endpoint declares. */
export type CallOf<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

/** The answer body as the caller receives it. */
export type AnswerOf<E extends Endpoint> = z.core.output<E['answer']>;
