import { useSession } from '../session.ts';
import { storesKey } from '../store-key.ts';
import { createResource } from './resource.ts';

/** Makes the hooks of the list of stores that the signed-in person belongs to, whichever is open. */
export const ownStores = createResource({
  useScope: () => ({ userId: useSession().user?.userId ?? 0 }),
  keyOf: ({ userId }) => storesKey(userId),
  staleAfterWrite: ({ userId }) => [storesKey(userId)],
});
