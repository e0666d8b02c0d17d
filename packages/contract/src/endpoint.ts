import type { z } from 'zod/mini';
import type { PersonProof } from './auth/proof.schemas.ts';
import type { KeyScope } from './registry/key-scopes.ts';
import type { Permission, PreparingPermission } from './shared/permissions.ts';

/** A field of a call, e.g. `body.storeId`. The server checks the value. */
export type Claim = `${'params' | 'query' | 'body'}.${string}`;

/** A thing whose id alone tells which store it belongs to. */
export type StoreThing = 'campaign' | 'inquiry' | 'review';

/** The store that a call acts on, named by its id or by a thing of it. */
type StoreById = { readonly store: Claim } | { readonly storeOf: StoreThing; readonly id: Claim };

/** The store that a call acts on, named by its address. */
type StoreByUrl = { readonly storeUrl: Claim };

export type StoreClaim = StoreById | StoreByUrl;

/**
 * A kind of caller.
 * - `anyone`: no session needed; - `signedIn`: any live session; - `operator`: marketplace staff;
 * - `optionalSession`: anyone, with the session if a live one is sent;
 * - `integration`: a live API key; - `consumer`: a person signed in on a web store, by a cookie;
 * - `visitor`: anyone, with the consumer if one is signed in.
 */
export type CallerKind =
  | 'anyone'
  | 'optionalSession'
  | 'signedIn'
  | 'operator'
  | 'integration'
  | 'consumer'
  | 'visitor';

/** The permission that a member's role must hold, and whether the store must be approved. */
type MemberRight =
  | { readonly permission: Permission; readonly whileWaiting?: never }
  | { readonly permission: PreparingPermission; readonly whileWaiting: true };

/**
 * A member of the claimed store whose role holds the permission. The store must be approved, but for what is open
 * `whileWaiting`: what a store prepares until it is.
 */
export type MemberCan = MemberRight & StoreById;

/** Marketplace staff who act on the claimed store, approved or not. */
type OperatorCan = { readonly who: 'operator' } & StoreById;

/** Callers from outside who act on the claimed, approved store. */
type GuestCan = { readonly who: 'anyone' | 'visitor' | 'consumer' | 'integration' } & StoreByUrl;

/** The callers that an endpoint admits, and the store it opens for them. Nothing else opens one. */
export type Can = CallerKind | MemberCan | OperatorCan | GuestCan;

/** Returns the kind of caller an endpoint is for: `member` where a role in the store decides. */
export function callerKindOf(can: Can): CallerKind | 'member' {
  if (typeof can === 'string') return can;
  return 'who' in can ? can.who : 'member';
}

/** Tells if a call requires the signed-in person to prove who they are once more. */
export type Proving = 'none' | 'required';

type AnySchema = z.core.$ZodType;

/** One call between browser (or integration) and server: the only place that describes it. */
export type Endpoint<
  Params extends AnySchema | undefined = AnySchema | undefined,
  Query extends AnySchema | undefined = AnySchema | undefined,
  Body extends AnySchema | undefined = AnySchema | undefined,
  Answer extends AnySchema = AnySchema,
  Who extends Can = Can,
  Proof extends Proving = Proving,
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
  /**
   * `required`: the caller proves again who they are, with `password` and, where they have a second factor,
   * `code` or `passkey` in the body. The server checks it before the call is handled.
   */
  readonly proof: Proof;
  /** For integrations: what the API key must be allowed to do. */
  readonly keyScope: KeyScope | undefined;
  /** Changes something or sends something, although its permission is to read. */
  readonly writes: boolean;
  /** Open to operators who have not set up a second factor yet: what they need to do so. */
  readonly beforeFactor: boolean;
  /** `accepted`: an `Idempotency-Key` makes a repeat harmless; `required`: refused without one. */
  readonly idempotency: 'none' | 'accepted' | 'required';
  /** Calls per minute and caller; the server's general limit where absent. */
  readonly rateLimit: number | undefined;
  /** The largest body, and the sentence for a larger one; the server's general limit where absent. */
  readonly bodyLimit: { readonly bytes: number; readonly refusal: string } | undefined;
  /**
   * `stream` answers server-sent events, and `answer` describes the data of one event; `csv` answers
   * a file, and `answer` describes a line of it; `pdf` answers a document on paper, and `zip` several files in one.
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

/** The body of a call that asks for proof must carry it. */
type Proves<Proof extends Proving> = Proof extends 'required'
  ? { readonly body: z.core.$ZodType<PersonProof> }
  : unknown;

/** A call of integrations says what their key must be allowed to do. */
type Scoped<Who extends Can> = Who extends 'integration' | { readonly who: 'integration' }
  ? { readonly keyScope: KeyScope }
  : unknown;

/** Declares a call. What is left out is absent: no body, no idempotency, the general rate limit. */
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

/** The parts of a request that the endpoint declares. */
export type CallOf<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

/** The answer body as the caller receives it. */
export type AnswerOf<E extends Endpoint> = z.core.output<E['answer']>;
