import { createResource } from '../../lib/resource/resource.ts';
import { profileKey } from './profile-key.ts';

/** Makes the hooks of the signed-in person's own account. It belongs to the person, whichever store is open. */
export const own = createResource({
  useScope: () => undefined,
  keyOf: () => profileKey(),
  staleAfterWrite: () => [profileKey()],
});
