import { useDrawerAddress } from './use-drawer-address.ts';
import { useUpdateSearch } from './use-update-search.ts';

interface ListSearch {
  /** The search text. */
  search?: string | undefined;
  /** 1-based. */
  page?: number | undefined;
  /** The id of the item in the drawer. */
  open?: number | undefined;
}

interface Replacing {
  /** Adds no history entry. */
  replace?: boolean;
}

/** The address of a list and the functions to change it. */
export type ListAddress<Search extends ListSearch> = ReturnType<typeof useListAddress<Search>>;

/** Returns the functions that change a list's address, and the props for its table, drawer and search field. */
export function useListAddress<Search extends ListSearch>(search: Search) {
  const updateSearch = useUpdateSearch<Search | ListSearch>(search);
  const { open, close } = useDrawerAddress<ListSearch, 'open'>(search, 'open');

  /** Changes a part of the search, returns to the first page and closes the drawer. */
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
    /** Props of a table whose rows open in the drawer. */
    rows: {
      rowKey: keyOf,
      onOpen: ({ id }: Identified): void => open(id),
      activeKey: search.open === undefined ? undefined : String(search.open),
    },
    /** Props of the list's search field. */
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
