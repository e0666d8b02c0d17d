/** What the address of each of the operator's lists says. */
export interface ListSearch {
  search: string | undefined;
  /** Undefined where it is the list's default. Each list knows its own states. */
  state: string | undefined;
  /** Counted from 1, which is left out. */
  page: number | undefined;
  /** The row that is open in a drawer. */
  open: number | undefined;
}

const longestSearch = 100;
const lastPage = 1_000_000;

/**
 * Reads an address; what makes no sense there is left out. It is part of every page's first load, so it
 * does without schemas.
 */
export function listSearch({ search, state, page, open }: Record<string, unknown>): SearchOf {
  return {
    search: textOf(search),
    state: typeof state === 'string' && /^[A-Z_]{1,30}$/.test(state) ? state : undefined,
    page: wholeNumber(page, 2, lastPage),
    open: wholeNumber(open, 1, Number.MAX_SAFE_INTEGER),
  };
}

/** The same with everything optional, so that a link names only what it needs. */
type SearchOf = { [Key in keyof ListSearch]?: ListSearch[Key] };

// The router reads `?search=4821` as a number.
function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).slice(0, longestSearch) || undefined;
}

function wholeNumber(value: unknown, smallest: number, largest: number): number | undefined {
  if (typeof value !== 'number' || !Number.isInteger(value)) return undefined;
  return value >= smallest && value <= largest ? value : undefined;
}

/** The address's state, if the list knows it. */
export function stateIn<State extends string>(
  states: readonly State[],
  { state }: Pick<SearchOf, 'state'>,
): State | undefined {
  return states.find((known) => known === state);
}
