import { useNavigate, useRouter } from '@tanstack/react-router';
import type { SomeSearch } from './adjustments-search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page before in the history is the list that the charge was opened from. */
    openedFromList?: true;
  }
}

const to = '/dashboard/adujstment';

/** The ways to change the address of the adjustments. */
export function useAdjustmentsAddress(search: SomeSearch) {
  const navigate = useNavigate();
  const router = useRouter();
  return {
    /** Changes a part of the search and begins again at the first page. */
    update: (change: SomeSearch, replace = false) =>
      void navigate({
        to,
        search: { ...search, page: undefined, open: undefined, ...change },
        replace,
        resetScroll: false,
      }),
    /** Opens a charge in the drawer. */
    open: (id: number) => {
      const replace = search.open !== undefined;
      const state = (before: object) => (replace ? before : { openedFromList: true as const });
      void navigate({ to, search: { ...search, open: id }, replace, state, resetScroll: false });
    },
    /** Steps back to the list; a link that was sent has none and is replaced. */
    close: () => {
      if (router.history.location.state.openedFromList) router.history.back();
      else
        void navigate({
          to,
          search: { ...search, open: undefined },
          replace: true,
          resetScroll: false,
        });
    },
  };
}
