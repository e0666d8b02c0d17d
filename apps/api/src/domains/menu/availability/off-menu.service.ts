import { availabilityAt, isOffered, type OffItem } from '@counter/contract/menu';
import { dayAt } from '@counter/contract/shared';
import type { Db } from '../../../platform/db/schema.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { findOffCandidates, findOffChoices } from './off-menu.repository.ts';

/** Returns the store's products and options that are unavailable at an instant, and when each returns. */
export async function findOffItems(db: Db, scope: StoreScope, at: Date): Promise<OffItem[]> {
  const { timeZone } = scope;
  const [products, choices] = await Promise.all([
    findOffCandidates(db, scope, dayAt(at, timeZone)),
    findOffChoices(db, scope),
  ]);
  return [
    ...products.flatMap((product): OffItem[] => {
      const { state, until } = availabilityAt({ ...product, timeZone }, at);
      if (state === 'AVAILABLE') return [];
      const { id, name } = product;
      const available = isOffered(product, at);
      return [{ kind: 'PRODUCT', id, name, available, state, until: until?.toISOString() ?? null }];
    }),
    ...choices.flatMap(({ id, name, group, unavailableUntil }): OffItem[] => {
      if (isOffered({ available: false, unavailableUntil }, at)) return [];
      const until = unavailableUntil?.toISOString() ?? null;
      const offered = { available: false, state: 'UNAVAILABLE' } as const;
      return [{ kind: 'OPTION', id, name: `${name} (${group})`, ...offered, until }];
    }),
  ];
}
