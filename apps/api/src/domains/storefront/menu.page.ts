import {
  categoryPath,
  type RecentOrder,
  type Storefront,
  productIdIn,
  type StorefrontPage,
} from '@counter/contract/storefront';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findConsumerSession } from '../consumers/index.ts';
import { findRecentOrders } from './own-orders.service.ts';
import { findStorefront } from './storefront.service.ts';

type Asked = {
  readonly session: string | undefined;
  /** The category in the URL; null for the whole menu. */
  readonly category: string | null;
  /** The product in the URL; null if there is none. */
  readonly product: string | null;
  readonly search: unknown;
};

/**
 * Builds the menu page, or the page of a category or product, for the session's consumer. @throws ProblemError
 * NOT_FOUND
 */
export async function readMenuPage(
  platform: Platform,
  scope: StoreScope,
  { session, category, product, search }: Asked,
): Promise<StorefrontPage> {
  const storefront = await findStorefront(platform, scope);
  const isThere = storefront.products.some((one) => categoryPath(one.category ?? '') === category);
  if (category !== null && !isThere) {
    throw new ProblemError('NOT_FOUND', `${storefront.name} has no such part of its menu.`);
  }
  return {
    kind: 'menu',
    storefront,
    search: typeof search === 'string' ? search.slice(0, 60) : '',
    category,
    product: product === null ? null : findProduct(storefront, product),
    again: category === null ? await findAgain(platform, scope, { session, storefront }) : [],
  };
}

/** Most visitors have no session, so skip the queries for them. */
async function findAgain(
  platform: Platform,
  scope: StoreScope,
  { session, storefront }: { session: string | undefined; storefront: Storefront },
): Promise<RecentOrder[]> {
  if (session === undefined) return [];
  const consumer = await findConsumerSession(platform.db, session, platform.clock.now());
  return consumer ? findRecentOrders(platform, scope, consumer, storefront.products) : [];
}

function findProduct({ products }: Storefront, path: string): number | 'MISSING' {
  const id = productIdIn(path);
  return products.some((one) => one.id === id) && id !== null ? id : 'MISSING';
}
