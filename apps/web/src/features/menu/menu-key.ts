import { storeKey } from '../../lib/store-key.ts';

/** Returns the cache key of a store's menu; a change of the menu, here or elsewhere, makes all of it stale. */
export function menuKey(storeId: number) {
  return storeKey('menu', storeId);
}
