import type { OffItem } from '@counter/contract/menu';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findOffItems } from '../menu/index.ts';
import { considerDeals } from './deal-view.ts';
import { findDealRows } from './deals.repository.ts';

const maxItems = 200;

/**
 * Returns everything on the menu that is unavailable now: first the items that return soonest, last those that only a
 * person can bring back. Excludes deals that have not begun or have ended.
 */
export async function findOffMenuItems(
  { db, clock }: Platform,
  scope: StoreScope,
): Promise<OffItem[]> {
  const now = clock.now();
  const [items, rows] = await Promise.all([findOffItems(db, scope, now), findDealRows(db, scope)]);
  const deals = await considerDeals(db, scope, rows, { at: now, now });
  const off = deals
    .filter(({ status: { state } }) => state === 'UNAVAILABLE' || state === 'PART_UNAVAILABLE')
    .map(({ row: { id, name, available }, status: { until } }): OffItem => ({
      kind: 'DEAL',
      id,
      name,
      available,
      state: 'UNAVAILABLE',
      until: until?.toISOString() ?? null,
    }));
  return [...items, ...off].toSorted((a, b) => timeOf(a) - timeOf(b)).slice(0, maxItems);
}

function timeOf({ until }: OffItem): number {
  return until === null ? Number.MAX_SAFE_INTEGER : Date.parse(until);
}
