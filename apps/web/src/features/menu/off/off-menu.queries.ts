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

/** The refresh interval in case the live stream is silent, in milliseconds. */
const refreshIntervalMs = 5 * 60_000;
/** The delay before it is refreshed after something returns, in milliseconds. */
const soonest = 1000;

/**
 * Loads the unavailable items of the current store, those that return first on top; refreshed when
 * one does.
 */
export const useOffMenu = menu.read('off', findOffMenu, ofStore, {
  refetchInterval: ({ state }) => untilNextReturn(state.data),
});

function untilNextReturn(items: readonly OffItem[] = []): number {
  const returns = items.flatMap(({ until }) => (until === null ? [] : [Date.parse(until) - now()]));
  return Math.min(refreshIntervalMs, Math.max(soonest, Math.min(...returns) + soonest));
}

/** A change of an item's availability; `until` counts only if it is unavailable. */
export type Word = {
  readonly item: Pick<OffItem, 'kind' | 'id' | 'name'> & Partial<Pick<OffItem, 'until'>>;
  readonly available: boolean;
  /** `TODAY`, an instant (ISO 8601), or null: until somebody changes it. */
  readonly until: string | null;
};

/** Says of a product, an option or a deal whether it can be had. What is available again leaves the list at once. */
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
