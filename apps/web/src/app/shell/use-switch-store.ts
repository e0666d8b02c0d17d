import type { Business } from '@counter/contract/store';
import { useNavigate, useParams, useRouterState } from '@tanstack/react-router';
import { updateCurrentStore } from '../../lib/session.ts';
import { screenIn } from './screen-in.ts';

/** Makes another store the current one and shows the same screen of it, from its beginning. */
export function useSwitchStore(): (business: Pick<Business, 'id' | 'storeUrl'>) => void {
  const navigate = useNavigate();
  const params = useParams({ strict: false });
  const pathname = useRouterState({ select: ({ location }) => location.pathname });

  return ({ id, storeUrl }) => {
    updateCurrentStore(id);
    void navigate({ href: screenIn(pathname, params, storeUrl) });
  };
}
