import type { z } from 'zod/mini';
import type { PersonProof } from './auth/proof.schemas.ts';
import type { KeyScope } from './registry/key-scopes.ts';
import type { Permission, PreparingPermission } from './shared/permissions.ts';

/** A field of a call, e.g. `body.storeId`, whose value the server verifies. */
export type Claim = `${'params' | 'query' | 'body'}.${string}`;

/** Kinds of things whose id determines their store. */
export type StoreThing = 'campaign' | 'inquiry' | 'review';

/** The store of a call, by its id or by one of its things. */
type StoreById = { readonly store: Claim } | { readonly storeOf: StoreThing; readonly id: Claim };

/** The store of a call, by its URL. */
type StoreByUrl = { readonly storeUrl: Claim };

export type StoreClaim = StoreById | StoreByUrl;

/**
 * A kind of caller.
 * - `anyone`: no session needed
 * - `signedIn`: any live session
 * - `operator`: marketplace staff
 * - `optionalSession`: anyone, with the session if a live one is sent
 * - `integration`: a live API key
 * - `consumer`: a person signed in to a web store, by cookie
 * - `visitor`: anyone, with the consumer if one is signed in
 */
export type CallerKind =
  | 'anyone'
  | 'optionalSession'
  | 'signedIn'
  | 'operator'
  | 'integration'
  | 'consumer'
  | 'visitor';

/** The permission that a member's role needs, and whether the store must be approved. */
type MemberRight =
  | { readonly permission: Permission; readonly whileWaiting?: never }
  | { readonly permission: PreparingPermission; readonly whileWaiting: true };

/**
 * A member of the claimed store whose role has the permission. The store must be approved, except for `whileWaiting`
 * calls, which prepare it.
 */
export type MemberCan = MemberRight & StoreById;

/** Marketplace staff acting on the claimed store, approved or not. */
type OperatorCan = { readonly who: 'operator' } & StoreById;

/** Outside callers acting on the claimed, approved store. */
type GuestCan = { readonly who: 'anyone' | 'visitor' | 'consumer' | 'integration' } & StoreByUrl;

/** The callers that an endpoint allows and the store it opens for them. This is the only way to open a store. */
export type Can = CallerKind | MemberCan | OperatorCan | GuestCan;

/** Returns the kind of caller; `member` if a role in the store decides. */
export function callerKindOf(can: Can): CallerKind | 'member' {
  if (typeof can === 'string') return can;
  return 'who' in can ? can.who : 'member';
}

/** `required` if the signed-in person must prove their identity again. */
export type Proving = 'none' | 'required';

type AnySchema = z.core.$ZodType;

/** A call between a browser or integration and the server. This is its only description. */
export type Endpoint<
  Params extends AnySchema | undefined = AnySchema | undefined,
  Query extends AnySchema | undefined = AnySchema | undefined,
  Body extends AnySchema | undefined = AnySchema | undefined,
  Answer extends AnySchema = AnySchema,
  Who extends Can = Can,
  Proof extends Proving = Proving,
> = {
  readonly method: 'GET' | 'POST';
  /** Relative to `/api/v1`, with parameters in braces: `/store/stats/today/{storeId}`. */
  readonly path: `/${string}`;
  /** A sentence for the API docs. */
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The whole response body. The server sends nothing else. */
  readonly answer: Answer;
  readonly can: Who;
  /**
   * If `required`, the body has the caller's `password` and, with a second factor, `code` or `passkey`. The server
   * checks them before it handles the call.
   */
  readonly proof: Proof;
  /** For integrations: the scope that the API key needs. */
  readonly keyScope: KeyScope | undefined;
  /** True if it changes or sends something despite a read permission. */
  readonly writes: boolean;
  /** True if operators may call it before they set up a second factor. */
  readonly beforeFactor: boolean;
  /** `accepted`: an `Idempotency-Key` makes retries safe; `required`: refused without one. */
  readonly idempotency: 'none' | 'accepted' | 'required';
  /** Calls per minute and caller; the server's general limit if undefined. */
  readonly rateLimit: number | undefined;
  /** The maximum body size and the message for a larger one; the server's general limit if undefined. */
  readonly bodyLimit: { readonly bytes: number; readonly refusal: string } | undefined;
  /**
   * `stream` responds with server-sent events, and `answer` describes an event's data; `csv` responds with a file, and
   * `answer` describes its lines; `pdf` responds with a printable document, `zip` with several files.
   */
  readonly kind: 'json' | 'stream' | 'csv' | 'pdf' | 'zip';
};

type Defaults =
  | 'params'
  | 'query'
  | 'body'
  | 'proof'
  | 'keyScope'
  | 'writes'
  | 'beforeFactor'
  | 'idempotency'
  | 'rateLimit'
  | 'bodyLimit'
  | 'kind';

/** The body of a call with proof must contain the proof. */
type Proves<Proof extends Proving> = Proof extends 'required'
  ? { readonly body: z.core.$ZodType<PersonProof> }
  : unknown;

/** A call for integrations must declare its key scope. */
type Scoped<Who extends Can> = Who extends 'integration' | { readonly who: 'integration' }
  ? { readonly keyScope: KeyScope }
  : unknown;

/** Declares a call. By default it has no body, no idempotency and the general rate limit. */
export function endpoint<
  Answer extends AnySchema,
  Params extends AnySchema | undefined = undefined,
  Query extends AnySchema | undefined = undefined,
  Body extends AnySchema | undefined = undefined,
  const Who extends Can = Can,
  const Proof extends Proving = 'none',
>(
  declaration: Omit<Endpoint<Params, Query, Body, Answer, Who, Proof>, Defaults> &
    Partial<Pick<Endpoint<Params, Query, Body, Answer, Who, Proof>, Defaults>> &
    Proves<Proof> &
    Scoped<Who>,
): Endpoint<Params, Query, Body, Answer, Who, Proof> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the absent schemas are exactly the type parameters left at `undefined`
  return {
    params: undefined,
    query: undefined,
    body: undefined,
    proof: 'none',
    keyScope: undefined,
    writes: false,
    beforeFactor: false,
    idempotency: 'none',
    rateLimit: undefined,
    bodyLimit: undefined,
    kind: 'json',
    ...declaration,
  } as Endpoint<Params, Query, Body, Answer, Who, Proof>;
}

type Part<Key extends string, Schema> = Schema extends AnySchema
  ? { readonly [K in Key]: z.core.input<Schema> }
  : unknown;

/** The parts of a request as declared by the endpoint. */
export type CallOf<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

/** The response body as the caller receives it. */
export type AnswerOf<E extends Endpoint> = z.core.output<E['answer']>;
