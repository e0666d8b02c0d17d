import { idIn, pageIn, textIn } from '../../../lib/url/search-values.ts';

/** The search parameters of the operator's lists. */
export interface Search {
  search?: string | undefined;
  /** Undefined where it is the list's default. Each list knows its own states. */
  state?: string | undefined;
  /** The column that sorts the list, with a minus where it descends. Undefined where it is the list's default. */
  sort?: string | undefined;
  /** Counted from 1, which is left out. */
  page?: number | undefined;
  /** The row that is open in a drawer. */
  open?: number | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function listSearch({ search, state, sort, page, open }: Record<string, unknown>): Search {
  return {
    search: textIn(search),
    state: typeof state === 'string' && /^[A-Z_]{1,30}$/.test(state) ? state : undefined,
    sort: typeof sort === 'string' && /^-?[a-zA-Z]{1,30}$/.test(sort) ? sort : undefined,
    page: pageIn(page),
    open: idIn(open),
  };
}

/** The address's state, if the list knows it. */
export function stateIn<State extends string>(
  states: readonly State[],
  { state }: Pick<Search, 'state'>,
): State | undefined {
  return states.find((known) => known === state);
}
