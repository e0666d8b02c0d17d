import { writeMarketplaceAudit } from '../../platform/events/audit/audit.ts';
import {
  countSecurityEvent,
  type SecurityEvent,
} from '../../platform/events/audit/security-log.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/schema.ts';
import type { RequestFacts } from '../../platform/http/route.ts';
import { queueMail } from '../../platform/messages/mail/queue-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { describeDevice } from '../../platform/kernel/device.ts';
import type { Actor } from '../../platform/tenancy/scope.ts';
import type { UserRow } from './users.repository.ts';
import type { Mail } from '../../platform/clients/mail/letter.ts';
import type { SessionFacts } from '../../platform/tenancy/sessions.ts';
import type { AuditAction } from '@counter/contract/registry';

/** The session and the request of a signed-in caller. */
export type Caller = { readonly session: SessionFacts; readonly request: RequestFacts };

type Entry = {
  readonly actor: Actor;
  readonly action: AuditAction;
  /** The account's owner. */
  readonly userId: number;
  readonly before?: unknown;
  readonly after?: unknown;
};

/** One change to an account: a transaction with its time, its mails and its audit entries. */
export type AccountWork = {
  readonly tx: Tx;
  /** The timestamp of every row in the change. */
  readonly at: Date;
  readonly mail: (mail: Mail) => Promise<void>;
  readonly audit: (entry: Entry) => Promise<void>;
  /** Counts an event that strangers can repeat at will, such as a wrong password. */
  readonly countEvent: (event: Omit<SecurityEvent, 'at' | 'request'>) => Promise<void>;
};

/**
 * Runs one change to an account in a transaction. The transaction may be retried, so `change` must have no other side
 * effects.
 */
export async function changeAccount<Result>(
  { db, clock }: Platform,
  request: RequestFacts,
  change: (work: AccountWork) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (tx) => change(accountWorkIn({ tx, at: clock.now() }, request)));
}

/** Returns the work of a change to an account within an open transaction. */
export function accountWorkIn(
  { tx, at }: Pick<AccountWork, 'tx' | 'at'>,
  request: RequestFacts,
): AccountWork {
  return {
    tx,
    at,
    mail: async (mail) => queueMail(tx, at, mail),
    audit: async ({ actor, userId, ...entry }) =>
      writeMarketplaceAudit(tx, {
        actor,
        at,
        requestId: request.requestId,
        origin: request,
        entry: { ...entry, entity: 'user', entityId: userId },
      }),
    countEvent: async (event) => countSecurityEvent(tx, { ...event, at, request }),
  };
}

/** Returns a person who acts without a session, by signing in or through a link in a mail. */
export function actorOf({ id, fullName: name }: UserRow, { userAgent }: RequestFacts): Actor {
  return { kind: 'user', id, name, device: describeDevice(userAgent) };
}

/** An unknown person. */
export const visitor: Actor = { kind: 'system', name: 'Visitor' };
