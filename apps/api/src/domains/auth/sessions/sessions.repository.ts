import { sql } from 'kysely';
import type { Db, Tx } from '../auth.tables.ts';

type NewSession = {
  readonly tokenHash: Buffer;
  readonly userId: number;
  readonly userAgent: string;
  readonly network: string;
  readonly at: Date;
  /** The time at which an unused session ends; `endsAt` is the final end. */
  readonly expiresAt: Date;
  readonly endsAt: Date;
  readonly deviceId: number | null;
  readonly unreviewed: boolean;
};

/** Truncates a user agent to the stored length. */
export const shortUserAgent = (userAgent: string): string => userAgent.slice(0, 300);

export async function createSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      tokenHash: session.tokenHash,
      userId: session.userId,
      userAgent: shortUserAgent(session.userAgent),
      createdAt: session.at,
      expiresAt: session.expiresAt,
      endsAt: session.endsAt,
      endedAt: null,
      endReason: null,
      lastSeenAt: session.at,
      deviceId: session.deviceId,
      network: session.network,
      keptUntil: null,
      unreviewed: session.unreviewed,
    })
    .execute();
}

/** Finds the person's open sessions, last seen first. */
export async function findOpenSessions(db: Db, userId: number, at: Date) {
  return db
    .selectFrom('sessions')
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', at)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'userAgent', 'createdAt', 'lastSeenAt', 'keptUntil', 'unreviewed'])
    .execute();
}

/** Returns true if the person has signed in since devices were first recorded. */
export async function hasSignedIn(tx: Tx, userId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('sessions')
    .where('userId', '=', userId)
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
    .where('userId', '=', userId)
    .where('deviceId', 'is', null)
    .where('network', '=', network)
    .where('userAgent', '=', shortUserAgent(userAgent))
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps a session open at least until an instant, used or not, but never beyond its maximum age. */
export async function keepUntil(
  tx: Tx,
  sessionId: number,
  { until, maxAgeDays }: { readonly until: Date; readonly maxAgeDays: number },
): Promise<void> {
  const last = sql<Date>`created_at + make_interval(days => ${maxAgeDays})`;
  const later = (column: 'expiresAt' | 'endsAt') =>
    sql<Date>`greatest(${sql.ref(column)}, least(${until}::timestamptz, ${last}))`;
  await tx
    .updateTable('sessions')
    .set({
      keptUntil: sql`least(${until}::timestamptz, ${last})`,
      expiresAt: later('expiresAt'),
      endsAt: later('endsAt'),
    })
    .where('id', '=', sessionId)
    .execute();
}

/** Ends a session that was used elsewhere; undefined if it had ended already. */
export async function endSessionUsedElsewhere(tx: Tx, sessionId: number, at: Date) {
  return tx
    .updateTable('sessions')
    .set({ endedAt: at, endReason: 'elsewhere' })
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .returning(['userId', 'userAgent', 'network'])
    .executeTakeFirst();
}

/** Returns true if the person has or had this session. */
export async function hasSession(db: Db | Tx, userId: number, sessionId: number): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Selects the person's sessions: all if empty. */
type Which = { readonly only?: number; readonly except?: number };

/** Ends a person's open sessions. Returns the IDs of the ended ones. */
export async function endSessions(
  tx: Tx,
  userId: number,
  at: Date,
  { only, except }: Which = {},
): Promise<number[]> {
  const ended = await tx
    .updateTable('sessions')
    .set({ endedAt: at })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', at)
    .$if(only !== undefined, (update) => update.where('id', '=', only ?? 0))
    .$if(except !== undefined, (update) => update.where('id', '<>', except ?? 0))
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

type Seen = {
  readonly at: Date;
  /** Skips the update if the session was seen after this instant. */
  readonly longAgo: Date;
  /** The session lasts at least until then, but never beyond its final end. */
  readonly until: Date;
};

/** Saves when a session was last seen and postpones its end. */
export async function updateLastSeen(
  db: Db,
  sessionId: number,
  { at, longAgo, until }: Seen,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      lastSeenAt: at,
      expiresAt: sql`least(ends_at, greatest(expires_at, ${until}::timestamptz))`,
    })
    .where('id', '=', sessionId)
    .where('lastSeenAt', '<=', longAgo)
    .execute();
}
