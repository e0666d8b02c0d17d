import type { Db } from '../db/schema.ts';

/** The live session behind a token that was used since an instant, and whose it is. */
export async function findConsumerRow(
  db: Db,
  tokenHash: Buffer,
  { at, usedSince }: { readonly at: Date; readonly usedSince: Date },
) {
  return db
    .selectFrom('consumer_sessions as s')
    .innerJoin('consumers as c', 'c.id', 's.consumer_id')
    .where('s.token_hash', '=', tokenHash)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', at)
    .where('s.last_seen_at', '>', usedSince)
    .select(['s.id as sessionId', 's.last_seen_at as lastSeenAt', 'c.id as consumerId'])
    .select('s.device_hash as deviceHash')
    .select(['c.phone', 'c.email', 'c.name', 'c.contact_phone as contactPhone', 'c.addresses'])
    .executeTakeFirst();
}

/** Keeps when a consumer's session was last used. */
export async function updateConsumerSeen(db: Db, sessionId: number, at: Date): Promise<void> {
  await db
    .updateTable('consumer_sessions')
    .set({ last_seen_at: at })
    .where('id', '=', sessionId)
    .execute();
}
