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
  /** The cookie token that identifies a browser since its first sign-in; undefined without one. */
  readonly device: string | undefined;
  /** True if a browser sent the call, because only browsers name the page it came from. */
  readonly fromBrowser: boolean;
  /** The secret that identifies a browser in the web stores: from its cookie, otherwise new. */
  readonly shopperDevice: string;
  /** Undefined if the caller didn't send the header. */
  readonly idempotencyKey: string | undefined;
};

/**
 * Verifies a call's proof.
 * @throws ProblemError INVALID_FIELDS on `password`, `code` or `passkey`, or ACCOUNT_LOCKED
 */
export type CheckProof = (
  caller: { readonly session: SessionFacts; readonly request: RequestFacts },
  /** The call's body, which contains the proof. */
  body: unknown,
) => Promise<Proven>;

/** The session that a call begins; null ends the current one. */
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

/** A parsed and authorized call as a handler receives it. */
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

/** Its parameter type is erased; the binder passes what it parsed with the route's endpoint. */
type Handler<Result> = (call: never) => Promise<Result>;

/** An endpoint and its handler. */
export type Route = { readonly endpoint: Endpoint } & (
  | { readonly kind: 'answer'; readonly handle: Handler<object> }
  /** Begins a dashboard session. */
  | { readonly kind: 'sign-in'; readonly handle: Handler<object> }
  /** Begins or ends a consumer's session. */
  | { readonly kind: 'consumer-session'; readonly handle: Handler<Begun> }
  | { readonly kind: 'file'; readonly handle: Handler<FileDownload | TableFile> }
  /** A stream about one thing in a store. */
  | { readonly kind: 'topic'; readonly handle: Handler<Topic> }
  /** A stream of the whole store. */
  | { readonly kind: 'stream' }
);

/** Connects an endpoint with its handler. */
export function route<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<AnswerOf<E> & object>,
): Route {
  return { endpoint, kind: 'answer', handle };
}

/**
 * Connects an endpoint with a handler that begins a dashboard session. A browser gets the cookie that the session is
 * bound to.
 */
export function signInRoute<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<AnswerOf<E> & object>,
): Route {
  return { endpoint, kind: 'sign-in', handle };
}

/** Connects an endpoint with a handler that begins or ends a consumer's session. */
export function sessionRoute<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Begun<AnswerOf<E> & object>>,
): Route {
  return { endpoint, kind: 'consumer-session', handle };
}

/**
 * Connects an endpoint of the kind `csv`, `pdf` or `zip` with the handler that writes its file. Callers may ask for a
 * table as a workbook.
 */
export function fileRoute<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<FileDownload | TableFile>,
): Route {
  return { endpoint, kind: 'file', handle };
}

/** One thing in a store that somebody outside follows. */
export type Topic = {
  readonly storeId: number;
  /** Returns true for the events about it. */
  readonly matches: (event: StoreEvent) => boolean;
};

/** Connects a `stream` endpoint without a session with the handler that finds its topic. */
export function topicRoute<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Topic>,
): Route {
  return { endpoint, kind: 'topic', handle };
}

/** Creates the route of a `stream` endpoint: authorized callers follow the store it names. */
export function streamRoute(endpoint: Endpoint): Route {
  return { endpoint, kind: 'stream' };
}
