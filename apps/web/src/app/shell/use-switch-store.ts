import type { Business } from '@counter/contract/store';
import { useRouter } from '@tanstack/react-router';
import { updateCurrentStore } from '../../lib/session.ts';
import { screenIn } from './screen-in.ts';

/** Makes another store the current one and shows the same screen of it, from its beginning. */
export function useSwitchStore(): (business: Pick<Business, 'id' | 'storeUrl'>) => void {
  const router = useRouter();
  return ({ id, storeUrl }) => {
    updateCurrentStore(id);
    const { location, matches } = router.state;
    const href = screenIn(location.pathname, matches.at(-1)?.params ?? {}, storeUrl);
    void router.navigate({ href });
  };
}
