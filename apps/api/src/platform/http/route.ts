import type { DateLanguage } from '@counter/contract/auth';
import type { AnswerOf, Endpoint } from '@counter/contract/endpoint';
import type { z } from 'zod/mini';
import type { Actor, StoreScope } from '../tenancy/scope.ts';
import type { CsvFile } from './csv.ts';

/** What every call knows of the request that carries it. */
export type RequestFacts = {
  readonly requestId: string;
  readonly address: string;
  readonly userAgent: string;
  /** Present exactly when the caller sent the header. */
  readonly idempotencyKey: string | undefined;
};

/** A live session and the person it belongs to. */
export type SessionFacts = {
  readonly sessionId: number;
  readonly userId: number;
  readonly fullName: string;
  readonly email: string;
  readonly operator: boolean;
  readonly dateLanguage: DateLanguage;
  /** The bearer token as the caller sent it. */
  readonly token: string;
  readonly actor: Extract<Actor, { kind: 'user' }>;
};

type Parsed<Schema> = Schema extends z.core.$ZodType ? z.core.output<Schema> : undefined;

type Caller<Who> = Who extends 'signedIn' | 'operator'
  ? { readonly session: SessionFacts }
  : Who extends 'integration'
    ? { readonly integration: Extract<Actor, { kind: 'integration' }> }
    : Who extends { permission: string }
      ? { readonly scope: StoreScope; readonly session: SessionFacts }
      : unknown;

/** One parsed and permitted call, as a handler receives it. */
export type Call<E extends Endpoint> = {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
  readonly request: RequestFacts;
} & Caller<E['can']>;

/** An endpoint and what answers it. */
export type Route = {
  readonly endpoint: Endpoint;
  /** Erased: the binder calls it with what it parsed by this very endpoint. A stream has none. */
  readonly handle?: (call: never) => Promise<object>;
  /** Of the kind `csv`, instead of `handle`. */
  readonly write?: (call: never) => Promise<CsvFile>;
};

/** Joins an endpoint of the contract with the function that answers it. */
export function route<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<AnswerOf<E> & object>,
): Route {
  return { endpoint, handle };
}

/** Joins an endpoint of the kind `csv` with the function that writes its file. */
export function csvRoute<const E extends Endpoint>(
  endpoint: E,
  write: (call: Call<E>) => Promise<CsvFile>,
): Route {
  return { endpoint, write };
}

/** An endpoint of the kind `stream`: whoever may call it follows the store it names. */
export function streamRoute(endpoint: Endpoint): Route {
  return { endpoint };
}
