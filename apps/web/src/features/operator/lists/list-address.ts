import { linkOptions, useNavigate, useRouter, type LinkProps } from '@tanstack/react-router';
import { useRef } from 'react';
import type { ListSearch } from './list-search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page before in the history is the list that the row was opened from. */
    openedFromList?: true;
  }
}

export type Search = Partial<ListSearch>;

export interface ListAddress {
  search: Search;
  /** A link to the list with that search. */
  linkTo: (search: Search) => LinkProps;
  /** Changes a part of the search and begins again at the first page, with nothing open. */
  update: (change: Search, options?: { replace?: boolean }) => void;
  /** Opens a row in the drawer. */
  open: (id: number) => void;
  /** Closes the drawer. `saved`: what was typed in it needs no question any more. */
  close: (options?: { saved?: boolean }) => void;
}

// A link is where one is when all it names is so, also what it leaves out on purpose.
const activeOptions = { exact: true, includeSearch: true, explicitUndefined: true };
const nothing = { search: undefined, state: undefined, page: undefined, open: undefined };

/** The address of the list that is on the screen, and the ways to change it. */
export function useListAddress(search: Search): ListAddress {
  const navigate = useNavigate();
  const close = useClose(search);
  return {
    search,
    close,
    linkTo: (wanted) => linkOptions({ to: '.', search: { ...nothing, ...wanted }, activeOptions }),
    update: (change, { replace = false } = {}) => {
      const wanted = { ...search, page: undefined, open: undefined, ...change };
      void navigate({ to: '.', search: wanted, replace, resetScroll: false });
    },
    open: (id) => {
      if (id === search.open) return;
      // Going from one open row to another keeps the list just one step back.
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
  };
}

/** Steps back to the list the row was opened from; a link that was sent has none and is replaced. */
function useClose(search: Search): ListAddress['close'] {
  const router = useRouter();
  const navigate = useNavigate();
  const leaving = useRef(false);

  return ({ saved: ignoreBlocker = false } = {}) => {
    if (search.open === undefined) return;
    if (!router.history.location.state.openedFromList) {
      const list = { ...search, open: undefined };
      void navigate({ to: '.', search: list, replace: true, resetScroll: false, ignoreBlocker });
      return;
    }
    // Stepping back takes a moment, in which a second press would step back twice.
    if (leaving.current) return;
    leaving.current = true;
    window.addEventListener('popstate', () => (leaving.current = false), { once: true });
    router.history.back({ ignoreBlocker });
  };
}
