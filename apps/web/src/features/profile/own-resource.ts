import { createResource } from '../../lib/resource/resource.ts';
import { profileKey } from './profile-key.ts';

/** Resource of the signed-in person's own account, independent of the open store. */
export const own = createResource({
  useScope: () => undefined,
  keyOf: () => profileKey(),
  staleAfterWrite: () => [profileKey()],
});
