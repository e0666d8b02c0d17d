import type { Business } from '@counter/contract/store';

type Choice = Pick<Business, 'id' | 'storeUrl' | 'storeApproved'>;

/**
 * Returns the store to work in: the one in the address, else the session's, else the first approved one, else one
 * awaiting approval. Undefined if the person has no store. Compare the result if a certain store is required.
 */
export function chooseStore<Store extends Choice>(
  stores: readonly Store[],
  wanted: { readonly storeUrl: string | undefined; readonly storeId: number | null },
): Store | undefined {
  const named = stores.find(({ storeUrl }) => storeUrl === wanted.storeUrl);
  const current = stores.find(({ id }) => id === wanted.storeId);
  return named ?? current ?? stores.find(({ storeApproved }) => storeApproved) ?? stores[0];
}
