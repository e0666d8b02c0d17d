import { useNavigate, useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page before in the history is the list that something was opened from. */
    openedFromList?: true;
  }
}

interface ListSearch {
  page?: number | undefined;
  /** What is open in the drawer. */
  open?: number | undefined;
}

/** The ways to change the address of a list with a drawer. */
export function useListAddress<Search extends ListSearch>(search: Search) {
  const navigate = useNavigate();
  const router = useRouter();
  return {
    /** Changes a part of the search and begins again at the first page. */
    update: (change: Partial<Search>, { replace = false }: { replace?: boolean } = {}): void => {
      const beginning = { page: undefined, open: undefined };
      void navigate({
        to: '.',
        search: { ...search, ...beginning, ...change },
        replace,
        resetScroll: false,
      });
    },
    /** Opens one in the drawer. */
    open: (id: number): void => {
      const replace = search.open !== undefined;
      const state = (before: object) => (replace ? before : { openedFromList: true as const });
      void navigate({
        to: '.',
        search: { ...search, open: id },
        replace,
        state,
        resetScroll: false,
      });
    },
    /** Steps back to the list; a link that was sent has none and is replaced. */
    close: (): void => {
      if (router.history.location.state.openedFromList) router.history.back();
      else {
        const closed = { ...search, open: undefined };
        void navigate({ to: '.', search: closed, replace: true, resetScroll: false });
      }
    },
  };
}
