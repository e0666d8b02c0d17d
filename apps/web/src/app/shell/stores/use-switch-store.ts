import type { Business } from '@counter/contract/store';
import { useRouter } from '@tanstack/react-router';
import { updateCurrentStore } from '../../../lib/session.ts';
import { findInputAtRisk } from '../../../lib/unsaved-input.ts';
import { screenIn } from '../navigation/screen-in.ts';

type Target = Pick<Business, 'id' | 'storeUrl' | 'storeApproved'>;

/**
 * Returns a function that switches to another store and opens the same screen there. A store awaiting approval has
 * few screens, so its home opens instead.
 */
export function useSwitchStore(): (business: Target) => void {
  const router = useRouter();
  return ({ id, storeUrl, storeApproved }) => {
    const { location, matches } = router.state;
    const href = storeApproved
      ? screenIn(location.pathname, matches.at(-1)?.params ?? {}, storeUrl)
      : '/dashboard/app';
    const change = () => {
      updateCurrentStore(id);
      // The person has already been asked about unsaved input.
      void router.navigate({ href, ignoreBlocker: true });
    };
    const input = findInputAtRisk();
    if (input) input.ask(change);
    else change();
  };
}
