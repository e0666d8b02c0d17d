import { registerBusiness, type Business, type BusinessForm } from '@counter/contract/store';
import { ownStores } from '../../../lib/resource/own-stores.ts';

/** Adds a business, which then appears in the list. */
export const useRegisterBusiness = ownStores.save(
  registerBusiness,
  ({ userId }, sent: BusinessForm) => ({ body: { userId, ...sent } }),
  {
    after: async (cache, { data: added }) =>
      cache.update<Business[]>([], (known) => [
        ...known.filter(({ id }) => id !== added.id),
        added,
      ]),
  },
);
