import type { Db } from '../db/platform-db.ts';
import { prepared } from '../db/prepared.ts';

export type StoreRow = {
  readonly id: number;
  readonly storeUrl: string;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly approved: boolean;
};

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
  const [row] = await selectApiKey(db, { keyHash, at });
  return row;
}

const selectApiKey = prepared((db: Db, { keyHash, at }: { keyHash: Buffer; at: Date }) =>
  db
    .selectFrom('published.apiKeys as key')
    .where((eb) =>
      eb.or([
        eb('keyHash', '=', keyHash),
        eb.and([eb('previousHash', '=', keyHash), eb('previousUntil', '>', at)]),
      ]),
    )
    .where('endedAt', 'is', null)
    .select(['id', 'name', 'scopes', 'storeIds', 'lastUsedAt']),
);

export async function findStoreRow(
  db: Db,
  by: { readonly storeUrl: string } | { readonly id: number },
): Promise<StoreRow | undefined> {
  const [row] = await ('id' in by ? selectStoreById(db, by) : selectStoreByUrl(db, by));
  return row && (toStore(row) ?? undefined);
}

const stores = (db: Db) =>
  db
    .selectFrom('published.stores as store')
    .select(['id', 'storeUrl', 'name', 'currency', 'timeZone', 'approved']);

const selectStoreById = prepared((db: Db, { id }: { id: number }) =>
  stores(db).where('id', '=', id),
);
const selectStoreByUrl = prepared((db: Db, { storeUrl }: { storeUrl: string }) =>
  stores(db).where('storeUrl', '=', storeUrl),
);

type MaybeStore = {
  id: number | null;
  storeUrl: string | null;
  name: string | null;
  currency: string | null;
  timeZone: string | null;
  approved: boolean | null;
};

/** Returns the store of a row that may have none. */
export function toStore(row: MaybeStore): StoreRow | null {
  const { id, storeUrl, name, currency, timeZone, approved } = row;
  if (id === null || storeUrl === null || name === null) return null;
  if (currency === null || timeZone === null || approved === null) return null;
  return { id, storeUrl, name, currency, timeZone, approved };
}
