import { useSession } from '../session.ts';
import { storesKey } from '../store-key.ts';
import { createResource } from './resource.ts';

/** Hooks for the list of the signed-in person's stores, whichever store is open. */
export const ownStores = createResource({
  useScope: () => ({ userId: useSession().user?.userId ?? 0 }),
  keyOf: ({ userId }) => storesKey(userId),
  staleAfterWrite: ({ userId }) => [storesKey(userId)],
});
