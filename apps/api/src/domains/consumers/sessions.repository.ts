import type { Db, Tx } from './consumers.tables.ts';

type NewSession = {
  readonly tokenHash: Buffer;
  readonly consumerId: number;
  readonly userAgent: string;
  readonly deviceHash: Buffer;
  readonly at: Date;
  readonly expiresAt: Date;
};

export async function createSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('consumerSessions')
    .values({
      tokenHash: session.tokenHash,
      consumerId: session.consumerId,
      userAgent: session.userAgent,
      deviceHash: session.deviceHash,
      createdAt: session.at,
      lastSeenAt: session.at,
      expiresAt: session.expiresAt,
      endedAt: null,
    })
    .execute();
}

export async function endSession(db: Db, sessionId: number, at: Date): Promise<void> {
  await db
    .updateTable('consumerSessions')
    .set({ endedAt: at })
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .execute();
}

/** Finds the live session of a token that was used since an instant, with its consumer. */
export async function findConsumerRow(
  db: Db,
  tokenHash: Buffer,
  { at, usedSince }: { readonly at: Date; readonly usedSince: Date },
) {
  return db
    .selectFrom('consumerSessions as s')
    .innerJoin('consumers as c', 'c.id', 's.consumerId')
    .where('s.tokenHash', '=', tokenHash)
    .where('s.endedAt', 'is', null)
    .where('s.expiresAt', '>', at)
    .where('s.lastSeenAt', '>', usedSince)
    .select(['s.id as sessionId', 's.lastSeenAt', 'c.id as consumerId'])
    .select('s.deviceHash')
    .select(['c.phone', 'c.email', 'c.name', 'c.contactPhone', 'c.addresses'])
    .executeTakeFirst();
}

/** Saves when a consumer's session was last used. */
export async function updateConsumerSeen(db: Db, sessionId: number, at: Date): Promise<void> {
  await db
    .updateTable('consumerSessions')
    .set({ lastSeenAt: at })
    .where('id', '=', sessionId)
    .execute();
}
