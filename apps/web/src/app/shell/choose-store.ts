import type { Business } from '@counter/contract/store';

type Choice = Pick<Business, 'id' | 'storeUrl' | 'storeApproved'>;

/**
 * The store to work in: the one the address names, else the session's, else the first that is approved.
 * Undefined when none is. Whoever asks for a named one compares what is answered.
 */
export function chooseStore<Store extends Choice>(
  stores: readonly Store[],
  wanted: { readonly storeUrl: string | undefined; readonly storeId: number | null },
): Store | undefined {
  const open = stores.filter(({ storeApproved }) => storeApproved);
  const named = open.find(({ storeUrl }) => storeUrl === wanted.storeUrl);
  return named ?? open.find(({ id }) => id === wanted.storeId) ?? open[0];
}
