import type { Business } from '@counter/contract/store';

/** Only who owns a store adds further ones. The server decides; this only hides what it would refuse. */
export function mayAddBusiness(businesses: readonly Pick<Business, 'role'>[] = []): boolean {
  return businesses.some(({ role }) => role === 'owner');
}
