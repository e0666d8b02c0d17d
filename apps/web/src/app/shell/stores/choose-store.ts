import type { Business } from '@counter/contract/store';

type Choice = Pick<Business, 'id' | 'storeUrl' | 'storeApproved'>;

/**
 * The store to work in: the one the address names, else the session's, else the first that is approved, else
 * one that waits for approval. Undefined for somebody without a store. Whoever asks for a named one compares what
 * is answered.
 */
export function chooseStore<Store extends Choice>(
  stores: readonly Store[],
  wanted: { readonly storeUrl: string | undefined; readonly storeId: number | null },
): Store | undefined {
  const named = stores.find(({ storeUrl }) => storeUrl === wanted.storeUrl);
  const current = stores.find(({ id }) => id === wanted.storeId);
  return named ?? current ?? stores.find(({ storeApproved }) => storeApproved) ?? stores[0];
}
