import { sql } from 'kysely';
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

/** Returns the names of a store's owners, in the order they joined. */
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

/** Access to a store's stream: the session may have ended, or the store may be closed to it. */
export type StreamAccess = 'valid' | 'refused' | 'ended';

/** A session and the store it follows. */
export type StreamKey = { readonly sessionId: number; readonly storeId: number };

/** Returns a session's access to a store. */
export async function findStreamAccess(
  db: Db,
  sessionId: number,
  storeId: number,
  at: Date,
): Promise<StreamAccess> {
  const [access] = await findStreamAccesses(db, [{ sessionId, storeId }], at);
  return access ?? 'ended';
}

/** Returns sessions' access to stores, in order. Open streams check theirs regularly. */
export async function findStreamAccesses(
  db: Db,
  keys: readonly StreamKey[],
  at: Date,
): Promise<StreamAccess[]> {
  const rows = await selectAccesses(db, {
    sessionIds: keys.map(({ sessionId }) => sessionId),
    storeIds: keys.map(({ storeId }) => storeId),
    at,
  });
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return keys.map((_, index) => accessOf(byPlace.get(index + 1)));
}

type Accesses = {
  readonly sessionIds: readonly number[];
  readonly storeIds: readonly number[];
  readonly at: Date;
};

const selectAccesses = prepared((db: Db, { sessionIds, storeIds, at }: Accesses) =>
  db
    .selectFrom(
      sql<{ sessionId: number; storeId: number; place: number }>`
        unnest(${sessionIds}::bigint[], ${storeIds}::bigint[]) with ordinality`.as<'wanted'>(
        sql`wanted(session_id, store_id, place)`,
      ),
    )
    .innerJoin('published.sessions as session', 'session.id', 'wanted.sessionId')
    .innerJoin('published.users as user', 'user.id', 'session.userId')
    .leftJoin('published.storeMembers as member', (join) =>
      join
        .onRef('member.userId', '=', 'session.userId')
        .onRef('member.storeId', '=', 'wanted.storeId'),
    )
    .leftJoin('published.secondFactorDemands as demand', 'demand.storeId', 'wanted.storeId')
    .leftJoin('published.ownerViews as view', (join) =>
      join
        .onRef('view.sessionId', '=', 'session.id')
        .onRef('view.storeId', '=', 'wanted.storeId')
        .on('view.endedAt', 'is', null)
        .on('view.endsAt', '>', at),
    )
    .where('session.endedAt', 'is', null)
    .where('session.expiresAt', '>', at)
    .select(['wanted.place', 'member.role', 'user.operator', 'user.secondFactorAt'])
    .select(['demand.demandedAt', 'view.sessionId as viewedIn']),
);

type AccessRow = Awaited<ReturnType<typeof selectAccesses>>[number];

function accessOf(row: AccessRow | undefined): StreamAccess {
  if (!row) return 'ended';
  if (row.role === null) return row.operator && row.viewedIn !== null ? 'valid' : 'refused';
  return row.demandedAt !== null && row.secondFactorAt === null ? 'refused' : 'valid';
}

/** Returns true if the person applied for the store. */
export async function isApplicant(db: Db, userId: number, storeId: number): Promise<boolean> {
  const row = await db
    .selectFrom('published.applications as application')
    .where('storeId', '=', storeId)
    .where('applicantId', '=', userId)
    .select('storeId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds an active key by its secret, or by the previous one while that still works. */
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

/** Returns the store of a row; null if it has none. */
export function toStore(row: MaybeStore): StoreRow | null {
  const { id, storeUrl, name, currency, timeZone, approved } = row;
  if (id === null || storeUrl === null || name === null) return null;
  if (currency === null || timeZone === null || approved === null) return null;
  return { id, storeUrl, name, currency, timeZone, approved };
}
