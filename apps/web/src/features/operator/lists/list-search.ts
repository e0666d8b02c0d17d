import { idIn, pageIn, textIn } from '../../../lib/url/search-values.ts';

/** The search parameters of the operator's lists. */
export interface Search {
  search?: string | undefined;
  /** Undefined where it is the list's default. Each list knows its own states. */
  state?: string | undefined;
  /** Counted from 1, which is left out. */
  page?: number | undefined;
  /** The row that is open in a drawer. */
  open?: number | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function listSearch({ search, state, page, open }: Record<string, unknown>): Search {
  return {
    search: textIn(search),
    state: typeof state === 'string' && /^[A-Z_]{1,30}$/.test(state) ? state : undefined,
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
