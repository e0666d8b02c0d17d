import {
  maxCalendarFeeds,
  type CalendarFeed,
  type FeedPart,
  type MadeCalendarFeed,
} from '@counter/contract/integrations';
import { allows, type Permission } from '@counter/contract/shared';
import type { Db } from '../../../platform/db/schema.ts';
import { createSecret, hashSecret } from '../../../platform/kernel/crypto.ts';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { feedAddress } from './feed-address.ts';
import { countFeeds, findFeeds, insertFeed, updateFeed, type FeedRow } from './feeds.repository.ts';

type Parts = Pick<Platform, 'act' | 'publicUrl'>;

/** The permission that a feed's creator needs for each part. */
const needed: Readonly<Record<FeedPart, Permission>> = {
  ORDERS: 'orders:read',
  HOURS: 'store:read',
  PAYOUTS: 'payouts:read',
};

/** Returns the parts that a feed may show; none if its creator may no longer have feeds. */
export function visibleParts({ parts, role }: Pick<FeedRow, 'parts' | 'role'>): FeedPart[] {
  if (role === null || !allows(role, 'integrations:write')) return [];
  return parts.filter((part) => allows(role, needed[part]));
}

/** Lists the calendar feeds of a store. */
export async function listFeeds(db: Db, scope: StoreScope): Promise<{ feeds: CalendarFeed[] }> {
  const rows = await findFeeds(db, scope);
  return {
    feeds: rows.map(({ role, ...row }) => ({
      id: row.id,
      name: row.name,
      parts: [...row.parts],
      maker: row.maker,
      madeAt: row.madeAt.toISOString(),
      lastReadAt: row.lastReadAt?.toISOString() ?? null,
      live: visibleParts({ role, parts: row.parts }).length > 0,
    })),
  };
}

/** The person whose permissions limit the feed. */
type Maker = { readonly userId: number };

type Wanted = { readonly name: string; readonly parts: readonly FeedPart[] };

/**
 * Creates a calendar feed. Only a hash of its secret is stored, so the URL is returned only this once.
 * @throws ProblemError CONFLICT if the store has too many feeds
 */
export async function createFeed(
  { act, publicUrl }: Parts,
  scope: StoreScope,
  { userId }: Maker,
  { name, parts }: Wanted,
): Promise<MadeCalendarFeed> {
  const secret = createSecret();
  return act(scope, async ({ tx, at, audit, emit }) => {
    if ((await countFeeds(tx, scope)) >= maxCalendarFeeds) throw tooMany();
    const feed = { name, parts, userId, secretHash: hashSecret(secret), madeAt: at };
    const id = await insertFeed(tx, scope, feed);
    const after = { name, parts };
    audit({ action: 'calendar_feed.create', entity: 'calendar_feed', entityId: id, after });
    emit({ kind: 'integrations.changed' });
    return { id, address: feedAddress(publicUrl(), scope.storeId, secret) };
  });
}

/**
 * Gives a feed a new URL, returned only this once, and makes the caller its creator. The old URL stops working at once.
 * @throws ProblemError NOT_FOUND
 */
export async function renewFeed(
  { act, publicUrl }: Parts,
  scope: StoreScope,
  { userId }: Maker,
  id: number,
): Promise<MadeCalendarFeed> {
  const secret = createSecret();
  return act(scope, async ({ tx, at, audit, emit }) => {
    const change = { userId, secretHash: hashSecret(secret), madeAt: at, lastReadAt: null };
    const name = await updateFeed(tx, scope, id, change);
    if (name === undefined) throw noSuchFeed(id);
    const entry = { entity: 'calendar_feed', entityId: id, subject: name } as const;
    audit({ action: 'calendar_feed.renew', ...entry });
    emit({ kind: 'integrations.changed' });
    return { id, address: feedAddress(publicUrl(), scope.storeId, secret) };
  });
}

/**
 * Ends a feed at once and returns its name.
 * @throws ProblemError NOT_FOUND
 */
export async function endFeed({ act }: Parts, scope: StoreScope, id: number): Promise<string> {
  return act(scope, async ({ tx, at, audit, emit }) => {
    const name = await updateFeed(tx, scope, id, { endedAt: at });
    if (name === undefined) throw noSuchFeed(id);
    const before = { name };
    audit({ action: 'calendar_feed.end', entity: 'calendar_feed', entityId: id, before });
    emit({ kind: 'integrations.changed' });
    return name;
  });
}

function noSuchFeed(id: number): ProblemError {
  return new ProblemError('NOT_FOUND', `This store has no calendar feed with the number ${id}.`);
}

function tooMany(): ProblemError {
  return new ProblemError(
    'CONFLICT',
    `A store can have ${maxCalendarFeeds} calendar feeds. End one that is no longer used.`,
  );
}
