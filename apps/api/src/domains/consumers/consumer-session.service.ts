import { hashSecret } from '../../platform/kernel/crypto.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { ConsumerSession } from '../../platform/tenancy/sessions.ts';
import { findConsumerRow, updateConsumerSeen } from './sessions.repository.ts';

const hour = 60 * 60_000;

/** The idle timeout of a session, whatever its expiry. */
const restsAtMostMs = 30 * 24 * hour;

/** One write an hour is precise enough for the idle timeout. */
const seenEveryMs = hour;

/** Returns the session and consumer of a cookie's token; null without a live session. */
export async function findConsumerSession(
  db: Db,
  token: string | undefined,
  at: Date,
): Promise<ConsumerSession | null> {
  if (token === undefined) return null;
  const usedSince = new Date(at.getTime() - restsAtMostMs);
  const row = await findConsumerRow(db, hashSecret(token), { at, usedSince });
  if (!row) return null;
  const { lastSeenAt, ...session } = row;
  if (at.getTime() - lastSeenAt.getTime() > seenEveryMs) {
    await updateConsumerSeen(db, row.sessionId, at);
  }
  return { ...session, actor: { kind: 'consumer', id: row.consumerId, name: 'Customer' } };
}
