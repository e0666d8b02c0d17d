import { idIn } from '../../lib/url/search-values.ts';

/** Search parameters of a person's form. */
export interface PersonFormSearch {
  /** The person to edit; a new one if absent. */
  id?: number | undefined;
}

/** Parses the search parameters; drops invalid ones. */
export function personFormSearch({ id }: Record<string, unknown>): PersonFormSearch {
  return { id: idIn(id) };
}
