import type { Business } from '@counter/contract/store';
import { useRouter } from '@tanstack/react-router';
import { updateCurrentStore } from '../../../lib/session.ts';
import { findInputAtRisk } from '../../../lib/unsaved-input.ts';
import { screenIn } from '../navigation/screen-in.ts';

type Target = Pick<Business, 'id' | 'storeUrl' | 'storeApproved'>;

/**
 * Makes another store the current one and shows the same screen of it, from its beginning. A store that waits for
 * approval has few screens, and begins with what it can prepare.
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
      // Who has unsaved input has been asked by then.
      void router.navigate({ href, ignoreBlocker: true });
    };
    const input = findInputAtRisk();
    if (input) input.ask(change);
    else change();
  };
}
