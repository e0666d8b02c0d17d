import type { FeedPart } from '@counter/contract/integrations';
import { dayAt, instantOf } from '@counter/contract/shared';
import type { FastifyInstance } from 'fastify';
import { fixText, sendText } from '../../../platform/http/fixed-text.ts';
import { hashSecret } from '../../../platform/kernel/crypto.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { scopeForSystem } from '../../../platform/tenancy/system-scope.ts';
import { findScheduledFrom } from '../../orders/index.ts';
import { findPayoutDays } from '../../payouts/index.ts';
import { findExceptions } from '../../store/index.ts';
import { feedRoute } from './feed-address.ts';
import { writeCalendar, type FeedContent } from './feed-calendar.ts';
import { findFeedBySecret, updateLastRead } from './feeds.repository.ts';
import { visibleParts } from './feeds.service.ts';

type Keys = { readonly storeId: string; readonly secret: string };

/**
 * Serves calendar feeds. Responds with 404 to a URL that is unknown or ended, whose creator lost the permission, or
 * whose store is not approved.
 */
export function serveFeeds(app: FastifyInstance, platform: Platform): void {
  app.get<{ Params: Keys }>(
    feedRoute,
    { config: { rateLimit: { max: 60 } } },
    async (request, reply) => {
      const text = await readFeed(platform, request.params);
      if (text === undefined) {
        reply.callNotFound();
        return reply;
      }
      void reply.header('x-robots-tag', 'noindex');
      return sendText(fixText(text, 'text/calendar; charset=utf-8'), request, reply);
    },
  );
}

/** Precise enough to show whether a feed is read, and saves writes. */
const readEveryMs = 60_000;

async function readFeed(platform: Platform, keys: Keys): Promise<string | undefined> {
  const { db, clock } = platform;
  const storeId = Number(/^\d{1,15}$/.exec(keys.storeId)?.[0] ?? 0);
  const feed = await findFeedBySecret(db, storeId, hashSecret(keys.secret));
  const parts = feed ? visibleParts(feed) : [];
  if (!feed || parts.length === 0) return undefined;
  const scope = await scopeForSystem(db, storeId, 'Calendar feed');
  const at = clock.now();
  const content = await findContent(platform, scope, parts, at);
  const longAgo = new Date(at.getTime() - readEveryMs);
  if (feed.lastReadAt === null || feed.lastReadAt <= longAgo) {
    await updateLastRead(db, scope, feed.id, { at, longAgo });
  }
  const { host } = new URL(platform.publicUrl());
  return writeCalendar(content, { store: scope, host, madeAt: feed.madeAt });
}

const maxOrders = 1000;

/** Finds scheduled orders from today on, current and future special days, and payout days. */
async function findContent(
  { db }: Platform,
  scope: StoreScope,
  parts: readonly FeedPart[],
  at: Date,
): Promise<FeedContent> {
  const today = dayAt(at, scope.timeZone);
  const since = instantOf(today, 0, scope.timeZone);
  const [orders, exceptions, payouts] = await Promise.all([
    parts.includes('ORDERS') ? findScheduledFrom(db, scope, since, maxOrders) : [],
    parts.includes('HOURS') ? findExceptions(db, scope, today) : [],
    parts.includes('PAYOUTS') ? findPayoutDays(db, scope, at) : [],
  ]);
  return { orders, exceptions, payouts };
}
