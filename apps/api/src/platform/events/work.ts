import type { StoreEvent } from '@counter/contract/stream';
import { sql } from 'kysely';
import type { Tx } from '../db/schema.ts';
import type { Send } from '../db/sent.ts';
import { actingAs, type Actor, type StoreScope } from '../tenancy/scope.ts';
import type { AuditAction } from '@counter/contract/registry';

/** A change of an entity for the audit log. Holds only the changed fields and no secrets. */
export type AuditEntry = {
  readonly action: AuditAction;
  readonly entity: string;
  readonly entityId: number | null;
  /** The thing's name; defaults to the one in `before` or `after`. */
  readonly subject?: string;
  readonly before?: unknown;
  readonly after?: unknown;
  /** Overrides the actor of the unit of work. */
  readonly actor?: Actor;
};

/** Values that survive a round trip through JSON unchanged. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/** The answer of a call with an idempotency key, for repeats. */
export type KeptAnswer = {
  /** The owner of the key, e.g. `user:7`. */
  readonly caller: string;
  readonly key: string;
  readonly answer: Json;
};

/** An actor's action on a store: a transaction, its events and its audit entries. */
export type Work = WorkOn<Tx>;

/** A unit of work on a transaction that knows only some tables. */
export type WorkOn<Transaction> = {
  readonly tx: Transaction;
  /** Takes an issued statement whose result the action doesn't need; it is awaited at the end. */
  readonly send: Send;
  readonly scope: StoreScope;
  /** The instant of the action, the same in every row it writes. */
  readonly at: Date;
  /** Queues an event. It is stored in this transaction and sent to open screens after the commit. */
  readonly emit: (event: StoreEvent) => void;
  /** Queues an audit entry, stored in this transaction. */
  readonly audit: (entry: AuditEntry) => void;
  /** Queues the answer of a call with an idempotency key, stored in this transaction. */
  readonly keep: (answer: KeptAnswer) => void;
};

/** Returns the same unit of work with another actor, for what a rule does after a person's action. */
export function signedBy(work: Work, actor: Actor): Work {
  return {
    ...work,
    scope: actingAs(work.scope, actor),
    audit: (entry) => work.audit({ ...entry, actor }),
  };
}

/** Returns the columns for a row's last author and time. */
export function stampOf({ scope, at }: Pick<Work, 'scope' | 'at'>) {
  return { changedBy: scope.actor.name, changedAt: at };
}

/** Returns the columns for a changed row: its next version, its author and the time. */
export function changeOf(work: Pick<Work, 'scope' | 'at'>) {
  return { version: sql<number>`version + 1`, ...stampOf(work) };
}

/** Runs an action. Everything it writes, its events and its audit entries commit together or not at all. */
export type Act = <Result>(
  scope: StoreScope,
  action: (work: Work) => Promise<Result>,
) => Promise<Result>;
