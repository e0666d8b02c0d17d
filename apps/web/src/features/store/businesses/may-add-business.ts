import type { Business } from '@counter/contract/store';

/**
 * Returns true if the person owns a store, because only owners may add one. The server enforces this; here it only
 * hides the button.
 */
export function mayAddBusiness(businesses: readonly Pick<Business, 'role'>[] = []): boolean {
  return businesses.some(({ role }) => role === 'owner');
}
