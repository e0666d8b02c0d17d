import type { Db, Tx } from '../../platform/db/schema.ts';

type NewSession = {
  readonly tokenHash: Buffer;
  readonly userId: number;
  readonly userAgent: string;
  readonly network: string;
  readonly at: Date;
  readonly expiresAt: Date;
};

export async function createSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      user_agent: session.userAgent,
      created_at: session.at,
      expires_at: session.expiresAt,
      ends_at: session.expiresAt,
      ended_at: null,
      end_reason: null,
      last_seen_at: session.at,
      device_id: null,
      network: session.network,
      kept_until: null,
      unreviewed: false,
    })
    .execute();
}

/** The person's open sessions, the one seen last first. */
export async function findOpenSessions(db: Db, userId: number, at: Date) {
  return db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .execute();
}

/** Whether the person has, or had, such a session. */
export async function hasSession(db: Db | Tx, userId: number, sessionId: number): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of the person's sessions: all where empty. */
type Which = { readonly only?: number; readonly except?: number };

/** Ends open sessions of a person; answers the ids of those that it ended. */
export async function endSessions(
  tx: Tx,
  userId: number,
  at: Date,
  { only, except }: Which = {},
): Promise<number[]> {
  const ended = await tx
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .$if(only !== undefined, (update) => update.where('id', '=', only ?? 0))
    .$if(except !== undefined, (update) => update.where('id', '<>', except ?? 0))
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}
