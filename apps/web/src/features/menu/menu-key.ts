/**
 * Where the cache keeps what it knows of a store's menu: `['menu', storeId, …]`. All of it is read again
 * when somebody changes the menu, here or elsewhere.
 */
export function menuKey(storeId: number) {
  return ['menu', storeId] as const;
}
