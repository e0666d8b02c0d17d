import type { KeyScope } from '@counter/contract/registry';
import { hashSecret, isSecret } from '../kernel/crypto.ts';
import type { Db } from '../db/schema.ts';
import { ProblemError } from '../kernel/problem.ts';
import { batchReadings } from '../kernel/batch-readings.ts';
import { findApiKeyRow } from './callers.repository.ts';
import { describeDevice } from '../kernel/device.ts';
import { SessionUsedElsewhere, endedSession } from './ended-session.ts';
import type { Actor } from './scope.ts';
import {
  findSessionRows,
  noStore,
  type Membership,
  type SessionKey,
  type SessionRow,
} from './session-rows.repository.ts';
import type { SessionFacts } from './sessions.ts';

/** The credentials of a request. */
export type Credentials = {
  readonly token: string | undefined;
  /** The cookie that identifies the browser. */
  readonly device: string | undefined;
  readonly userAgent: string;
  readonly requestId: string;
  readonly at: Date;
};

/** The stores whose memberships are read with the session. */
export type WithStores = 'none' | 'all' | { readonly id: number };

/** Reads a session by its token's hash, with its user's memberships in some stores. */
export type ReadSession = (
  tokenHash: Buffer,
  stores: WithStores,
) => Promise<SessionRow | undefined>;

/** Reads the sessions of concurrent calls in one query. */
export function batchSessions(db: Db): ReadSession {
  const readAll = batchReadings((keys: readonly SessionKey[]) => findSessionRows(db, keys, 'all'));
  const readOne = batchReadings((keys: readonly SessionKey[]) => findSessionRows(db, keys, 'one'));
  return async (tokenHash, stores) => {
    if (stores === 'all') return readAll({ tokenHash, storeId: noStore });
    return readOne({ tokenHash, storeId: stores === 'none' ? noStore : stores.id });
  };
}

/** A person with a live session, and the facts that decide which stores they may enter. */
export type SignedIn = {
  readonly session: SessionFacts;
  readonly memberships: readonly Membership[];
  readonly lastSeenAt: Date;
  /** The time of the call. */
  readonly at: Date;
};

/**
 * Finds the person of a token.
 * @throws ProblemError NOT_SIGNED_IN without a live session, SessionUsedElsewhere without its browser's cookie
 */
export async function findSignedIn(
  credentials: Credentials,
  stores: WithStores,
  readSession: ReadSession,
): Promise<SignedIn> {
  const row = credentials.token
    ? await readSession(hashSecret(credentials.token), stores)
    : undefined;
  if (!row || row.endedAt || row.expiresAt <= credentials.at) throw endedSession(row);
  if (row.deviceHash && !isSecret(credentials.device, row.deviceHash)) {
    throw new SessionUsedElsewhere(row.sessionId);
  }
  const { token = '', userAgent } = credentials;
  const { memberships, lastSeenAt } = row;
  const session = toSession(row, token, describeDevice(userAgent));
  return { session, memberships, lastSeenAt, at: credentials.at };
}

/** An integration that calls with its API key, and the key's scopes. */
export type Integration = Extract<Actor, { kind: 'integration' }> & {
  readonly scopes: readonly KeyScope[];
  /** Null for all stores. */
  readonly storeIds: readonly number[] | null;
  readonly lastUsedAt: Date | null;
};

/**
 * Finds the integration of an API key.
 * @throws ProblemError NOT_SIGNED_IN for an unknown or ended key
 */
export async function findIntegration(
  db: Db,
  key: string | undefined,
  at: Date,
): Promise<Integration> {
  const row = key ? await findApiKeyRow(db, hashSecret(key), at) : undefined;
  if (!row) {
    throw new ProblemError(
      'NOT_SIGNED_IN',
      'This call needs a valid API key in the Authorization header ("Bearer …").',
    );
  }
  return { kind: 'integration', ...row };
}

/** Returns the facts of a live session and its person on a device. */
export function toSession(row: SessionRow, token: string, device: string): SessionFacts {
  const { sessionId, userId, fullName, email, operator, dateOrder, clock, dates } = row;
  const actor = {
    kind: 'user',
    id: userId,
    name: fullName,
    device,
  } as const;
  const person = { userId, fullName, email, operator, dateOrder, clock, dates };
  return { sessionId, ...person, factorMissing: row.factorMissing, token, actor };
}
