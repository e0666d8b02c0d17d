import type { Business } from '@counter/contract/store';

type Choice = Pick<Business, 'id' | 'storeUrl' | 'storeApproved'>;

/**
 * The store a screen is about: the one its address names, else the session's, else the first the
 * person can work in. Undefined when the named one is not theirs or none is approved.
 */
export function chooseStore<Store extends Choice>(
  stores: readonly Store[],
  wanted: { readonly storeUrl: string | undefined; readonly storeId: number | null },
): Store | undefined {
  const open = stores.filter(({ storeApproved }) => storeApproved);
  if (wanted.storeUrl !== undefined) {
    return open.find(({ storeUrl }) => storeUrl === wanted.storeUrl);
  }
  return open.find(({ id }) => id === wanted.storeId) ?? open[0];
}
