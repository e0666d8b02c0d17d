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
    .insertInto('consumer_sessions')
    .values({
      token_hash: session.tokenHash,
      consumer_id: session.consumerId,
      user_agent: session.userAgent,
      device_hash: session.deviceHash,
      created_at: session.at,
      last_seen_at: session.at,
      expires_at: session.expiresAt,
      ended_at: null,
    })
    .execute();
}

export async function endSession(db: Db, sessionId: number, at: Date): Promise<void> {
  await db
    .updateTable('consumer_sessions')
    .set({ ended_at: at })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}
