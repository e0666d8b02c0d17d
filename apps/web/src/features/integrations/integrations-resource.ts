import { createResource } from '../../lib/resource/resource.ts';
import { storeResource } from '../../lib/resource/store-resource.ts';

/** The API keys and webhooks of the current store. */
export const ofStores = storeResource('integrations');

const all = ['operator', 'integrations'];

/** Those of the whole marketplace, for its staff. */
export const ofDesk = createResource<undefined>({
  useScope: () => undefined,
  keyOf: () => all,
  staleAfterWrite: () => [all],
});
