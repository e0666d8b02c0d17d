import { updateDealAvailability } from '@counter/contract/deals';
import {
  findOffMenu,
  updateChoiceAvailability,
  updateProductAvailability,
  type OffItem,
} from '@counter/contract/menu';
import { call } from '../../../lib/api.ts';
import { now } from '@counter/browser/clock';
import { ofStore, storeResource } from '../../../lib/resource/store-resource.ts';

const menu = storeResource('menu');

/** Fallback polling interval if the live stream is silent, in milliseconds. */
const refreshIntervalMs = 5 * 60_000;
/** Delay of the refresh after an item returns, in milliseconds. */
const soonest = 1000;

/** Loads the current store's unavailable items, earliest return first; refetches when one returns. */
export const useOffMenu = menu.read('off', findOffMenu, ofStore, {
  refetchInterval: ({ state }) => untilNextReturn(state.data),
});

function untilNextReturn(items: readonly OffItem[] = []): number {
  const returns = items.flatMap(({ until }) => (until === null ? [] : [Date.parse(until) - now()]));
  return Math.min(refreshIntervalMs, Math.max(soonest, Math.min(...returns) + soonest));
}

/** A change of an item's availability; `until` only applies to unavailable items. */
export type Word = {
  readonly item: Pick<OffItem, 'kind' | 'id' | 'name'> & Partial<Pick<OffItem, 'until'>>;
  readonly available: boolean;
  /** `TODAY`, an instant (ISO 8601), or null for until somebody changes it. */
  readonly until: string | null;
};

/** Marks a product, option or deal as available or unavailable. Available items leave the list immediately. */
export const useSetAvailability = menu.send(
  ({ storeId }, word: Word) => sendAvailability(storeId, word),
  {
    before: async (cache, { item, available }) => {
      if (!available) return;
      await cache.update<readonly OffItem[]>(['off'], (known) =>
        known.filter(({ kind, id }) => kind !== item.kind || id !== item.id),
      );
    },
  },
);

async function sendAvailability(storeId: number, { item, available, until }: Word): Promise<void> {
  const { kind, id } = item;
  if (kind === 'DEAL') {
    await call(updateDealAvailability, { body: { businessId: storeId, id, available } });
    return;
  }
  const endpoint = kind === 'PRODUCT' ? updateProductAvailability : updateChoiceAvailability;
  const body = available ? { storeId, id, available } : { storeId, id, available, until };
  await call(endpoint, { body });
}
