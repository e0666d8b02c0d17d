import type { FeedPart } from '@counter/contract/integrations';
import type { Role } from '@counter/contract/shared';
import { sql } from 'kysely';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { Db, Tx } from '../integrations.tables.ts';

/** A feed without its secret, which is stored only as a hash. */
export type FeedRow = {
  readonly id: number;
  readonly name: string;
  readonly parts: readonly FeedPart[];
  readonly madeAt: Date;
  readonly lastReadAt: Date | null;
  readonly maker: string;
  /** The creator's role; null if they have left since the URL was created. */
  readonly role: Role | null;
};

function liveFeeds(db: Db | Tx) {
  return db
    .selectFrom('calendarFeeds as feed')
    .innerJoin('published.users as user', 'user.id', 'feed.userId')
    .leftJoin('published.storeMembers as member', (join) =>
      join
        .onRef('member.storeId', '=', 'feed.storeId')
        .onRef('member.userId', '=', 'feed.userId')
        .onRef('member.createdAt', '<=', 'feed.madeAt'),
    )
    .where('feed.endedAt', 'is', null);
}

const columns = [
  'feed.id',
  'feed.name',
  'feed.parts',
  'feed.madeAt',
  'feed.lastReadAt',
  'user.fullName as maker',
  'member.role',
] as const;

/** Lists the active feeds of a store, by name. */
export async function findFeeds(db: Db, { storeId }: StoreScope): Promise<FeedRow[]> {
  return liveFeeds(db)
    .where('feed.storeId', '=', storeId)
    .orderBy(sql`lower(feed.name)`)
    .orderBy('feed.id')
    .select(columns)
    .execute();
}

/** Finds a feed by its secret, if the store is approved. */
export async function findFeedBySecret(
  db: Db,
  storeId: number,
  secretHash: Buffer,
): Promise<FeedRow | undefined> {
  return liveFeeds(db)
    .innerJoin('published.stores as store', 'store.id', 'feed.storeId')
    .where('feed.storeId', '=', storeId)
    .where('feed.secretHash', '=', secretHash)
    .where('store.approved', '=', true)
    .select(columns)
    .executeTakeFirst();
}

/** Counts the active feeds of a store. */
export async function countFeeds(tx: Tx, { storeId }: StoreScope): Promise<number> {
  const { feeds } = await tx
    .selectFrom('calendarFeeds')
    .where('storeId', '=', storeId)
    .where('endedAt', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('feeds'))
    .executeTakeFirstOrThrow();
  return feeds;
}

type NewFeed = {
  readonly name: string;
  readonly parts: readonly FeedPart[];
  readonly userId: number;
  readonly secretHash: Buffer;
  readonly madeAt: Date;
};

export async function insertFeed(tx: Tx, { storeId }: StoreScope, feed: NewFeed): Promise<number> {
  const { id } = await tx
    .insertInto('calendarFeeds')
    .values({ storeId, ...feed })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes an active feed and returns its name. */
export async function updateFeed(
  tx: Tx,
  { storeId }: StoreScope,
  id: number,
  change: Partial<Pick<NewFeed, 'userId' | 'secretHash' | 'madeAt'>> & {
    readonly endedAt?: Date;
    readonly lastReadAt?: null;
  },
): Promise<string | undefined> {
  const row = await tx
    .updateTable('calendarFeeds')
    .set(change)
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** Saves when a feed was last read, unless a concurrent call just did. */
export async function updateLastRead(
  db: Db,
  { storeId }: StoreScope,
  id: number,
  { at, longAgo }: { readonly at: Date; readonly longAgo: Date },
): Promise<void> {
  await db
    .updateTable('calendarFeeds')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('lastReadAt', 'is', null), eb('lastReadAt', '<=', longAgo)]))
    .set({ lastReadAt: at })
    .execute();
}
