import type { Column, Sort } from './types.ts';

/** Returns the order after a press on a column's header: figures begin with the highest. */
export function nextSort(
  { id, numeric = false }: Pick<Column<never>, 'id' | 'numeric'>,
  sort: Sort | undefined,
): Sort {
  return { column: id, descending: sort?.column === id ? !sort.descending : numeric };
}
