import { idIn } from '../../lib/search-values.ts';

/** What the address of a form says. */
export interface PersonFormSearch {
  /** Who is edited; somebody new where absent. */
  id?: number | undefined;
}

/** Reads an address; what makes no sense there is left out. */
export function personFormSearch({ id }: Record<string, unknown>): PersonFormSearch {
  return { id: idIn(id) };
}
