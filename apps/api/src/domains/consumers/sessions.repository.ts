import type { Db, Tx } from '../../platform/db/schema.ts';

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
