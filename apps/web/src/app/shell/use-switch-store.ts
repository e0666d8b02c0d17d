import type { Business } from '@counter/contract/store';
import { useNavigate, useParams, useRouterState } from '@tanstack/react-router';
import { updateCurrentStore } from '../../lib/session.ts';

/** Makes another store the current one and stays on the screen, also where the address names the store. */
export function useSwitchStore(): (business: Pick<Business, 'id' | 'storeUrl'>) => void {
  const navigate = useNavigate();
  const { storeUrl: named } = useParams({ strict: false });
  const pathname = useRouterState({ select: ({ location }) => location.pathname });

  return ({ id, storeUrl }) => {
    updateCurrentStore(id);
    const here = `/dashboard/business/${encodeURIComponent(named ?? '')}`;
    if (named === undefined || !pathname.startsWith(here)) return;
    // What follows may name something of the old store, so only the screen itself is kept.
    const screen = pathname.slice(here.length).split('/')[1] ?? '';
    const there = `/dashboard/business/${encodeURIComponent(storeUrl)}`;
    void navigate({ href: screen === '' ? there : `${there}/${screen}` });
  };
}
