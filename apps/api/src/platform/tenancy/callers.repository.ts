import {
  chosenDateFormat,
  defaultDateFormat,
  type ClockChoice,
  type DateFormat,
  type DateOrderChoice,
  type Role,
} from '@counter/contract/shared';
import type { Db } from '../db/platform-db.ts';
import { usualDates } from '../kernel/usual-dates.ts';
import type { EndReason } from './end-reason.ts';

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
  readonly dateOrder: DateOrderChoice;
  readonly clock: ClockChoice;
  /** The way in which the user reads dates and times. */
  readonly dates: DateFormat;
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

/**
 * Finds the session behind the hash of a token, or by its id, live or not, and, in the same round trip, its user's
 * memberships.
 */
export async function findSessionRow(
  db: Db,
  by: Buffer | number,
  stores: WithStores,
): Promise<SessionRow | undefined> {
  const rows = await db
    .selectFrom('published.sessions as session')
    .innerJoin('published.users as user', 'user.id', 'session.userId')
    .leftJoin('published.storeMembers as member', (join) => {
      const ofUser = join.onRef('member.userId', '=', 'user.id');
      if (stores === 'all') return ofUser;
      return ofUser.on('member.storeId', '=', stores === 'none' ? 0 : stores.id);
    })
    .leftJoin('published.stores as store', 'store.id', 'member.storeId')
    .leftJoin('published.secondFactorDemands as demand', 'demand.storeId', 'store.id')
    .leftJoin('published.devices as device', 'device.id', 'session.deviceId')
    .where((eb) =>
      typeof by === 'number' ? eb('session.id', '=', by) : eb('session.tokenHash', '=', by),
    )
    .select([
      'session.id as sessionId',
      'session.lastSeenAt',
      'session.endedAt',
      'session.endReason',
      'session.expiresAt',
      'session.endsAt',
      'device.tokenHash as deviceHash',
      'user.id as userId',
      'user.fullName',
      'user.email',
      'user.operator',
      'user.dateOrder',
      'user.clock',
      'user.demo',
      'member.role',
      'store.id',
      'store.storeUrl',
      'store.name',
      'store.currency',
      'store.timeZone',
      'store.approved',
      'user.secondFactorAt',
      'demand.demandedAt',
    ])
    .select((eb) =>
      eb
        .selectFrom('published.storeMembers as own')
        .innerJoin('published.stores as first', 'first.id', 'own.storeId')
        .whereRef('own.userId', '=', 'user.id')
        .orderBy('first.approved', 'desc')
        .orderBy('own.createdAt')
        .orderBy('first.id')
        .limit(1)
        .select('first.timeZone')
        .as('homeZone'),
    )
    .execute();
  const [row] = rows;
  if (!row) return undefined;
  return {
    sessionId: row.sessionId,
    lastSeenAt: row.lastSeenAt,
    endedAt: row.endedAt,
    endReason: row.endReason,
    expiresAt: row.expiresAt,
    endsAt: row.endsAt,
    deviceHash: row.deviceHash,
    userId: row.userId,
    fullName: row.fullName,
    email: row.email,
    operator: row.operator,
    dateOrder: row.dateOrder,
    clock: row.clock,
    dates: chosenDateFormat(row, row.homeZone ? usualDates(row.homeZone) : defaultDateFormat),
    factorMissing: row.operator && row.secondFactorAt === null && !row.demo,
    memberships: rows.flatMap(({ role, demandedAt, secondFactorAt, ...maybeStore }) => {
      const store = toStore(maybeStore);
      const secondFactorMissing = demandedAt !== null && secondFactorAt === null;
      return role && store ? [{ role, store, secondFactorMissing }] : [];
    }),
  };
}

/** The names of a store's owners, in the order in which they joined it. */
export async function findOwnerNames(db: Db, storeId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('published.storeMembers as member')
    .innerJoin('published.users as user', 'user.id', 'member.userId')
    .where('member.storeId', '=', storeId)
    .where('member.role', '=', 'owner')
    .orderBy('member.createdAt')
    .orderBy('user.id')
    .select('user.fullName')
    .execute();
  return rows.map((row) => row.fullName);
}

/** Returns true if staff view a store as its owner in a session. */
export async function isViewing(
  db: Db,
  sessionId: number,
  storeId: number,
  at: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('published.ownerViews')
    .where('storeId', '=', storeId)
    .where('sessionId', '=', sessionId)
    .where('endedAt', 'is', null)
    .where('endsAt', '>', at)
    .select('storeId')
    .executeTakeFirst();
  return row !== undefined;
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
    .selectFrom('published.sessions as session')
    .innerJoin('published.users as user', 'user.id', 'session.userId')
    .leftJoin('published.storeMembers as member', (join) =>
      join.onRef('member.userId', '=', 'session.userId').on('member.storeId', '=', storeId),
    )
    .leftJoin('published.secondFactorDemands as demand', (join) =>
      join.on('demand.storeId', '=', storeId),
    )
    .where('session.id', '=', sessionId)
    .where('session.endedAt', 'is', null)
    .where('session.expiresAt', '>', at)
    .select(['member.role', 'user.operator', 'user.secondFactorAt', 'demand.demandedAt'])
    .executeTakeFirst();
  if (!row) return 'ended';
  if (row.role === null && row.operator) {
    return (await isViewing(db, sessionId, storeId, at)) ? 'valid' : 'refused';
  }
  const lacking = row.demandedAt !== null && row.secondFactorAt === null;
  return row.role === null || lacking ? 'refused' : 'valid';
}

/** Returns true if this person applied for the store. */
export async function isApplicant(db: Db, userId: number, storeId: number): Promise<boolean> {
  const row = await db
    .selectFrom('published.applications as application')
    .where('storeId', '=', storeId)
    .where('applicantId', '=', userId)
    .select('storeId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds a key in use by its secret, or by the one before while that still works. */
export async function findApiKeyRow(db: Db, keyHash: Buffer, at: Date) {
  return db
    .selectFrom('published.apiKeys as key')
    .where((eb) =>
      eb.or([
        eb('keyHash', '=', keyHash),
        eb.and([eb('previousHash', '=', keyHash), eb('previousUntil', '>', at)]),
      ]),
    )
    .where('endedAt', 'is', null)
    .select(['id', 'name', 'scopes', 'storeIds', 'lastUsedAt'])
    .executeTakeFirst();
}

export async function findStoreRow(
  db: Db,
  by: { readonly storeUrl: string } | { readonly id: number },
): Promise<StoreRow | undefined> {
  const row = await db
    .selectFrom('published.stores as store')
    .$if('storeUrl' in by, (query) =>
      query.where('storeUrl', '=', 'storeUrl' in by ? by.storeUrl : ''),
    )
    .$if('id' in by, (query) => query.where('id', '=', 'id' in by ? by.id : 0))
    .select(['id', 'storeUrl', 'name', 'currency', 'timeZone', 'approved'])
    .executeTakeFirst();
  return row && (toStore(row) ?? undefined);
}

type MaybeStore = {
  id: number | null;
  storeUrl: string | null;
  name: string | null;
  currency: string | null;
  timeZone: string | null;
  approved: boolean | null;
};

function toStore(row: MaybeStore): StoreRow | null {
  const { id, storeUrl, name, currency, timeZone, approved } = row;
  if (id === null || storeUrl === null || name === null) return null;
  if (currency === null || timeZone === null || approved === null) return null;
  return { id, storeUrl, name, currency, timeZone, approved };
}
