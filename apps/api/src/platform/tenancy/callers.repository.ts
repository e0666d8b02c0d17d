import type { Role, DateLanguage } from '@counter/contract/shared';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import type { EndReason } from '../db/schema/marketplace.ts';

export type SessionRow = {
  readonly sessionId: number;
  readonly lastSeenAt: Date;
  readonly endedAt: Date | null;
  readonly endReason: EndReason | null;
  /** The time it ends unless it is used again. */
  readonly expiresAt: Date;
  /** The final end. */
  readonly endsAt: Date;
  /** Hash of the cookie that the session is bound to; null for a session of an API client. */
  readonly deviceHash: Buffer | null;
  readonly userId: number;
  readonly fullName: string;
  readonly email: string;
  readonly operator: boolean;
  readonly dateLanguage: DateLanguage;
  /** An operator who has no second factor, and no demo's account that may go without. */
  readonly factorMissing: boolean;
  /** The user's memberships in the stores that were asked for. */
  readonly memberships: readonly Membership[];
};

export type Membership = {
  readonly role: Role;
  readonly store: StoreRow;
  /** The store demands a second factor of its team, and the user has none. */
  readonly secondFactorMissing: boolean;
};

/** The stores whose memberships a session is read with. */
export type WithStores = 'none' | 'all' | { readonly id: number };

export type StoreRow = {
  readonly id: number;
  readonly storeUrl: string;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly approved: boolean;
};

/** Finds the session behind a token, live or not, and, in the same round trip, its user's memberships. */
export async function findSessionRow(
  db: Db,
  tokenHash: Buffer,
  stores: WithStores,
): Promise<SessionRow | undefined> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('store_members', (join) => {
      const ofUser = join.onRef('store_members.user_id', '=', 'users.id');
      if (stores === 'all') return ofUser;
      return ofUser.on('store_members.store_id', '=', stores === 'none' ? 0 : stores.id);
    })
    .leftJoin('stores', 'stores.id', 'store_members.store_id')
    .leftJoin('second_factor_demands', 'second_factor_demands.store_id', 'stores.id')
    .leftJoin('devices', 'devices.id', 'sessions.device_id')
    .where('sessions.token_hash', '=', tokenHash)
    .select([
      'sessions.id as session_id',
      'sessions.last_seen_at',
      'sessions.ended_at',
      'sessions.end_reason',
      'sessions.expires_at',
      'sessions.ends_at',
      'devices.token_hash as device_hash',
      'users.id as user_id',
      'users.full_name',
      'users.email',
      'users.operator',
      'users.date_language',
      'users.demo',
      'store_members.role',
      'stores.id',
      'stores.store_url',
      'stores.name',
      'stores.currency',
      'stores.time_zone',
      'stores.approved',
      'users.second_factor_at',
      'second_factor_demands.demanded_at',
    ])
    .execute();
  const [row] = rows;
  if (!row) return undefined;
  return {
    sessionId: row.session_id,
    lastSeenAt: row.last_seen_at,
    endedAt: row.ended_at,
    endReason: row.end_reason,
    expiresAt: row.expires_at,
    endsAt: row.ends_at,
    deviceHash: row.device_hash,
    userId: row.user_id,
    fullName: row.full_name,
    email: row.email,
    operator: row.operator,
    dateLanguage: row.date_language,
    factorMissing: row.operator && row.second_factor_at === null && !row.demo,
    memberships: rows.flatMap(({ role, demanded_at, second_factor_at, ...maybeStore }) => {
      const store = toStore(maybeStore);
      const secondFactorMissing = demanded_at !== null && second_factor_at === null;
      return role && store ? [{ role, store, secondFactorMissing }] : [];
    }),
  };
}

/** The names of a store's owners, in the order in which they joined it. */
export async function findOwnerNames(db: Db, storeId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('store_members')
    .innerJoin('users', 'users.id', 'store_members.user_id')
    .where('store_members.store_id', '=', storeId)
    .where('store_members.role', '=', 'owner')
    .orderBy('store_members.created_at')
    .orderBy('users.id')
    .select('users.full_name')
    .execute();
  return rows.map((row) => row.full_name);
}

type Seen = {
  readonly at: Date;
  /** Skips the update if the session was seen after this instant. */
  readonly longAgo: Date;
  /** The session lasts until then at least, but never beyond its end. */
  readonly until: Date;
};

/** Keeps when a session was last seen, and puts off its end. */
export async function updateLastSeen(
  db: Db,
  sessionId: number,
  { at, longAgo, until }: Seen,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      last_seen_at: at,
      expires_at: sql`least(ends_at, greatest(expires_at, ${until}::timestamptz))`,
    })
    .where('id', '=', sessionId)
    .where('last_seen_at', '<=', longAgo)
    .execute();
}

/** The right to follow a store: the session may have ended, or the store may be closed to it. */
export type StreamAccess = 'valid' | 'refused' | 'ended';

/** Returns a session's access to a store; open streams check it again and again. */
export async function findStreamAccess(
  db: Db,
  sessionId: number,
  storeId: number,
  at: Date,
): Promise<StreamAccess> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('store_members', (join) =>
      join
        .onRef('store_members.user_id', '=', 'sessions.user_id')
        .on('store_members.store_id', '=', storeId),
    )
    .leftJoin('second_factor_demands', (join) =>
      join.on('second_factor_demands.store_id', '=', storeId),
    )
    .where('sessions.id', '=', sessionId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', at)
    .select(['store_members.role', 'users.second_factor_at', 'second_factor_demands.demanded_at'])
    .executeTakeFirst();
  if (!row) return 'ended';
  const lacking = row.demanded_at !== null && row.second_factor_at === null;
  return row.role === null || lacking ? 'refused' : 'valid';
}

/** Returns true if this person applied for the store. */
export async function isApplicant(db: Db, userId: number, storeId: number): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .where('store_id', '=', storeId)
    .where('applicant_id', '=', userId)
    .select('store_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findApiKeyRow(db: Db, keyHash: Buffer) {
  return db
    .selectFrom('api_keys')
    .where('key_hash', '=', keyHash)
    .where('ended_at', 'is', null)
    .select(['id', 'name'])
    .executeTakeFirst();
}

export async function findStoreRow(
  db: Db,
  by: { readonly storeUrl: string } | { readonly id: number },
): Promise<StoreRow | undefined> {
  const row = await db
    .selectFrom('stores')
    .$if('storeUrl' in by, (query) =>
      query.where('store_url', '=', 'storeUrl' in by ? by.storeUrl : ''),
    )
    .$if('id' in by, (query) => query.where('id', '=', 'id' in by ? by.id : 0))
    .select(['id', 'store_url', 'name', 'currency', 'time_zone', 'approved'])
    .executeTakeFirst();
  return row && (toStore(row) ?? undefined);
}

type MaybeStore = {
  id: number | null;
  store_url: string | null;
  name: string | null;
  currency: string | null;
  time_zone: string | null;
  approved: boolean | null;
};

function toStore(row: MaybeStore): StoreRow | null {
  const { id, store_url: storeUrl, name, currency, time_zone: timeZone, approved } = row;
  if (id === null || storeUrl === null || name === null) return null;
  if (currency === null || timeZone === null || approved === null) return null;
  return { id, storeUrl, name, currency, timeZone, approved };
}
