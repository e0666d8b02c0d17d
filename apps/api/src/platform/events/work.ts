import type { StoreEvent } from '@counter/contract/stream';
import { sql } from 'kysely';
import type { Tx } from '../db/schema.ts';
import type { Send } from '../db/sent.ts';
import { actingAs, type Actor, type StoreScope } from '../tenancy/scope.ts';
import type { AuditAction } from '@counter/contract/registry';

/** A change of an entity for the audit log: only the changed fields, never secrets. */
export type AuditEntry = {
  readonly action: AuditAction;
  readonly entity: string;
  readonly entityId: number | null;
  /** The name for people; taken from `before` or `after` if they hold it. */
  readonly subject?: string;
  readonly before?: unknown;
  readonly after?: unknown;
  /** The actor, if it isn't the one of the unit of work. */
  readonly actor?: Actor;
};

/** Values that survive being stored as JSON and read back unchanged. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/** The answer of a call with an idempotency key, given again when the call is repeated. */
export type KeptAnswer = {
  /** The owner of the key, e.g. `user:7`. */
  readonly caller: string;
  readonly key: string;
  readonly answer: Json;
};

/** One action of one actor on one store: a transaction, the events it causes and its audit entries. */
export type Work = WorkOn<Tx>;

/** The same, on a transaction that knows only some of the tables. */
export type WorkOn<Transaction> = {
  readonly tx: Transaction;
  /** Takes a statement under way whose answer the action doesn't need: it is waited for at the end. */
  readonly send: Send;
  readonly scope: StoreScope;
  /** The instant of the action: every row it writes carries the same. */
  readonly at: Date;
  /** Queues an event; it is stored in this transaction and told to open screens once it has committed. */
  readonly emit: (event: StoreEvent) => void;
  /** Queues an audit entry, stored in this transaction. */
  readonly audit: (entry: AuditEntry) => void;
  /** Queues the answer of a call with an idempotency key, stored in this transaction. */
  readonly keep: (answer: KeptAnswer) => void;
};

/** Returns the same unit of work, signed by another actor: what follows by a rule from what somebody did. */
export function signedBy(work: Work, actor: Actor): Work {
  return {
    ...work,
    scope: actingAs(work.scope, actor),
    audit: (entry) => work.audit({ ...entry, actor }),
  };
}

/** Returns the columns that name the last author of a row, and the time. */
export function stampOf({ scope, at }: Pick<Work, 'scope' | 'at'>) {
  return { changedBy: scope.actor.name, changedAt: at };
}

/** The same for a row that is changed: its next version, by whom, and when. */
export function changeOf(work: Pick<Work, 'scope' | 'at'>) {
  return { version: sql<number>`version + 1`, ...stampOf(work) };
}

/** Runs one action: everything it writes, its events and its audit entries commit together or not at all. */
export type Act = <Result>(
  scope: StoreScope,
  action: (work: Work) => Promise<Result>,
) => Promise<Result>;
