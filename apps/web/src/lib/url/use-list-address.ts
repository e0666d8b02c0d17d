import { useDrawerAddress } from './use-drawer-address.ts';
import { useUpdateSearch } from './use-update-search.ts';

interface ListSearch {
  /** The search text. */
  search?: string | undefined;
  /** Counted from 1. */
  page?: number | undefined;
  /** The item in the drawer. */
  open?: number | undefined;
}

interface Replacing {
  /** Leaves no step in the history. */
  replace?: boolean;
}

/** The address of a list, and the ways to change it. */
export type ListAddress<Search extends ListSearch> = ReturnType<typeof useListAddress<Search>>;

/** The address of a list, with a drawer or without: ways to change it, and what the table and the search do. */
export function useListAddress<Search extends ListSearch>(search: Search) {
  const updateSearch = useUpdateSearch<Search | ListSearch>(search);
  const { open, close } = useDrawerAddress<ListSearch, 'open'>(search, 'open');

  /** Changes a part of the search and begins again at the first page, with nothing open. */
  function update(change: Partial<Search> | ListSearch, replacing?: Replacing): void {
    updateSearch({ page: undefined, open: undefined, ...change }, replacing);
  }

  return {
    search,
    update,
    open,
    close,
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
