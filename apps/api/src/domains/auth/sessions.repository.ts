import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/schema.ts';

type NewSession = {
  readonly tokenHash: Buffer;
  readonly userId: number;
  readonly userAgent: string;
  readonly network: string;
  readonly at: Date;
  /** The time it ends unless it is used again; `endsAt` is the final end. */
  readonly expiresAt: Date;
  readonly endsAt: Date;
  readonly deviceId: number | null;
  readonly unreviewed: boolean;
};

/** Returns as much of a browser's name as is kept. */
export const shortUserAgent = (userAgent: string): string => userAgent.slice(0, 300);

export async function createSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      user_agent: shortUserAgent(session.userAgent),
      created_at: session.at,
      expires_at: session.expiresAt,
      ends_at: session.endsAt,
      ended_at: null,
      end_reason: null,
      last_seen_at: session.at,
      device_id: session.deviceId,
      network: session.network,
      kept_until: null,
      unreviewed: session.unreviewed,
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
    .select(['id', 'user_agent', 'created_at', 'last_seen_at', 'kept_until', 'unreviewed'])
    .execute();
}

/** Returns true if the person has signed in since devices are recorded. */
export async function hasSignedIn(tx: Tx, userId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('network', '<>', '')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns true if the person has signed in with the same API client from the same network. */
export async function hasSignedInWithoutDevice(
  tx: Tx,
  userId: number,
  { userAgent, network }: { readonly userAgent: string; readonly network: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('device_id', 'is', null)
    .where('network', '=', network)
    .where('user_agent', '=', shortUserAgent(userAgent))
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps a session until an instant at least, used or not, but never beyond its greatest age. */
export async function keepUntil(
  tx: Tx,
  sessionId: number,
  { until, maxAgeDays }: { readonly until: Date; readonly maxAgeDays: number },
): Promise<void> {
  const last = sql<Date>`created_at + make_interval(days => ${maxAgeDays})`;
  const later = (column: 'expires_at' | 'ends_at') =>
    sql<Date>`greatest(${sql.ref(column)}, least(${until}::timestamptz, ${last}))`;
  await tx
    .updateTable('sessions')
    .set({
      kept_until: sql`least(${until}::timestamptz, ${last})`,
      expires_at: later('expires_at'),
      ends_at: later('ends_at'),
    })
    .where('id', '=', sessionId)
    .execute();
}

/** Ends a session that was carried elsewhere; undefined if it had ended already. */
export async function endCarried(tx: Tx, sessionId: number, at: Date) {
  return tx
    .updateTable('sessions')
    .set({ ended_at: at, end_reason: 'elsewhere' })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning(['user_id', 'user_agent', 'network'])
    .executeTakeFirst();
}

/** Returns true if the person has, or had, such a session. */
export async function hasSession(db: Db | Tx, userId: number, sessionId: number): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Selects the person's sessions: all if empty. */
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
