import { createResource } from '../../lib/resource/resource.ts';

/** Makes the hooks of the signed-in person's own account. It belongs to the person, whichever store is open. */
export const own = createResource({
  useScope: () => undefined,
  keyOf: () => ['profile'],
  staleAfterWrite: () => [['profile']],
});
