import { idIn } from '../../lib/url/search-values.ts';

/** The search parameters of a form. */
export interface PersonFormSearch {
  /** The edited person; a new one if absent. */
  id?: number | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function personFormSearch({ id }: Record<string, unknown>): PersonFormSearch {
  return { id: idIn(id) };
}
