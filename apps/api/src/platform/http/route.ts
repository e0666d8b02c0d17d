import type { AnswerOf, Endpoint } from '@counter/contract/endpoint';
import type { StoreEvent } from '@counter/contract/stream';
import type { z } from 'zod/mini';
import type { Proven } from '../tenancy/proven.ts';
import type { StoreScope } from '../tenancy/scope.ts';
import type { ConsumerSession, SessionFacts } from '../tenancy/sessions.ts';
import type { Integration } from '../tenancy/signed-in.ts';
import type { FileDownload } from './file-download.ts';
import type { TableFile } from './table-file.ts';

/** Facts about the request that carries a call. */
export type RequestFacts = {
  readonly requestId: string;
  readonly address: string;
  readonly userAgent: string;
  /**
   * The token of the cookie that a browser is known by, given to it by its first sign-in; undefined
   * without one.
   */
  readonly device: string | undefined;
  /** True if a browser sent the call: browsers name the page it came from. */
  readonly fromBrowser: boolean;
  /** The secret that the web stores know a browser by: the one in its cookie, else a new one. */
  readonly shopperDevice: string;
  /** Present exactly when the caller sent the header. */
  readonly idempotencyKey: string | undefined;
};

/**
 * Checks the proof of a call.
 * @throws ProblemError INVALID_FIELDS on `password`, `code` or `passkey`, or ACCOUNT_LOCKED.
 */
export type CheckProof = (
  caller: { readonly session: SessionFacts; readonly request: RequestFacts },
  /** The body of the call, which carries the proof. */
  body: unknown,
) => Promise<Proven>;

/** The session that a call begins; null ends the one there is. */
export type BegunSession = { readonly token: string; readonly seconds: number } | null;

type Parsed<Schema> = Schema extends z.core.$ZodType ? z.core.output<Schema> : undefined;

type Caller<C> = C extends { readonly who: infer Kind }
  ? KnownCaller<Kind> & { readonly scope: StoreScope }
  : KnownCaller<C>;

type KnownCaller<Who> = Who extends 'signedIn' | 'operator'
  ? { readonly session: SessionFacts }
  : Who extends 'optionalSession'
    ? { readonly session?: SessionFacts }
    : Who extends 'integration'
      ? { readonly integration: Integration }
      : Who extends 'consumer'
        ? { readonly consumer: ConsumerSession }
        : Who extends 'visitor'
          ? { readonly consumer: ConsumerSession | null }
          : Who extends { permission: string }
            ? { readonly scope: StoreScope; readonly session: SessionFacts }
            : unknown;

/** One parsed and permitted call, as a handler receives it. */
export type Call<E extends Endpoint> = {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
  readonly request: RequestFacts;
} & Caller<E['can']> &
  (E['proof'] extends 'required' ? { readonly proven: Proven } : unknown);

type Begun<Answer extends object = object> = {
  readonly answer: Answer;
  readonly session: BegunSession;
};

/** Erased: the binder calls it with what it parsed by the endpoint of its route. */
type Handler<Result> = (call: never) => Promise<Result>;

/** An endpoint and what answers it. */
export type Route = { readonly endpoint: Endpoint } & (
  | { readonly kind: 'answer'; readonly handle: Handler<object> }
  /** Begins a session of the dashboard. */
  | { readonly kind: 'sign-in'; readonly handle: Handler<object> }
  /** Begins or ends the session of a consumer. */
  | { readonly kind: 'consumer-session'; readonly handle: Handler<Begun> }
  | { readonly kind: 'file'; readonly handle: Handler<FileDownload | TableFile> }
  /** A stream that follows one thing of a store. */
  | { readonly kind: 'topic'; readonly handle: Handler<Topic> }
  /** The stream of the whole store. */
  | { readonly kind: 'stream' }
);

/** Joins an endpoint of the contract with the function that answers it. */
export function route<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<AnswerOf<E> & object>,
): Route {
  return { endpoint, kind: 'answer', handle };
}

/**
 * Joins an endpoint with a function that opens a session of the dashboard. A browser keeps the cookie
 * that the session is bound to.
 */
export function signInRoute<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<AnswerOf<E> & object>,
): Route {
  return { endpoint, kind: 'sign-in', handle };
}

/** Joins an endpoint with a function that begins or ends the session of a consumer. */
export function sessionRoute<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Begun<AnswerOf<E> & object>>,
): Route {
  return { endpoint, kind: 'consumer-session', handle };
}

/**
 * Joins an endpoint of the kind `csv`, `pdf` or `zip` with the function that writes its file. A table is sent as a workbook to
 * callers that ask for one.
 */
export function fileRoute<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<FileDownload | TableFile>,
): Route {
  return { endpoint, kind: 'file', handle };
}

/** One thing of a store, followed from outside. */
export type Topic = {
  readonly storeId: number;
  /** Returns true for the events about it. */
  readonly matches: (event: StoreEvent) => boolean;
};

/** Joins an endpoint of the kind `stream` that needs no session with what finds the one thing it follows. */
export function topicRoute<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Topic>,
): Route {
  return { endpoint, kind: 'topic', handle };
}

/** An endpoint of the kind `stream`: whoever may call it follows the store it names. */
export function streamRoute(endpoint: Endpoint): Route {
  return { endpoint, kind: 'stream' };
}
