import { useNavigate, useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page before in the history is the list that something was opened from. */
    openedFromList?: true;
  }
}

interface ListSearch {
  /** What the list is searched for. */
  search?: string | undefined;
  /** Counted from 1. */
  page?: number | undefined;
  /** What is open in the drawer. */
  open?: number | undefined;
}

interface Replacing {
  /** Leaves no step in the history. */
  replace?: boolean;
}

/** The address of a list, with a drawer or without: ways to change it, and what the table and the search do. */
export function useListAddress<Search extends ListSearch>(search: Search) {
  const navigate = useNavigate();
  const router = useRouter();

  /** Changes a part of the search and begins again at the first page. */
  function update(change: Partial<Search> | ListSearch, { replace = false }: Replacing = {}): void {
    const beginning = { page: undefined, open: undefined };
    void navigate({
      to: '.',
      search: { ...search, ...beginning, ...change },
      replace,
      resetScroll: false,
    });
  }

  /** Opens one in the drawer. */
  function open(id: number): void {
    const replace = search.open !== undefined;
    const state = (before: object) => (replace ? before : { openedFromList: true as const });
    void navigate({
      to: '.',
      search: { ...search, open: id },
      replace,
      state,
      resetScroll: false,
    });
  }

  return {
    update,
    open,
    /** Steps back to the list; a link that was sent has none and is replaced. */
    close: (): void => {
      if (router.history.location.state.openedFromList) router.history.back();
      else {
        const closed = { ...search, open: undefined };
        void navigate({ to: '.', search: closed, replace: true, resetScroll: false });
      }
    },
    turnTo: (page: number, replacing?: Replacing): void =>
      update({ page: page > 1 ? page : undefined }, replacing),
    /** For a table whose rows open in the drawer. */
    rows: {
      rowKey: keyOf,
      onOpen: ({ id }: Identified): void => open(id),
      activeKey: search.open === undefined ? undefined : String(search.open),
    },
    /** For the field that searches the list. */
    searching: {
      value: search.search ?? '',
      onChange: (text: string): void => update({ search: text || undefined }, { replace: true }),
    },
  };
}

interface Identified {
  readonly id: number;
}

function keyOf({ id }: Identified): string {
  return String(id);
}
