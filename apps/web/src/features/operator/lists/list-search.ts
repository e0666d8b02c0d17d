import { idIn, pageIn, textIn } from '../../../lib/url/search-values.ts';

/** Search parameters of the operator's lists. */
export interface Search {
  search?: string | undefined;
  /** Undefined for the list's default. Each list validates its own states. */
  state?: string | undefined;
  /** The sort column, with a minus for descending. Undefined for the list's default. */
  sort?: string | undefined;
  /** Counted from 1; absent on page 1. */
  page?: number | undefined;
  /** The row open in the drawer. */
  open?: number | undefined;
}

/** Parses the search parameters; drops invalid ones. */
export function listSearch({ search, state, sort, page, open }: Record<string, unknown>): Search {
  return {
    search: textIn(search),
    state: typeof state === 'string' && /^[A-Z_]{1,30}$/.test(state) ? state : undefined,
    sort: typeof sort === 'string' && /^-?[a-zA-Z]{1,30}$/.test(sort) ? sort : undefined,
    page: pageIn(page),
    open: idIn(open),
  };
}

/** Returns the address's state if the list knows it. */
export function stateIn<State extends string>(
  states: readonly State[],
  { state }: Pick<Search, 'state'>,
): State | undefined {
  return states.find((known) => known === state);
}
