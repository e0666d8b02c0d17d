import type { Column, Sort } from './types.ts';

type SortedColumn = Pick<Column<never>, 'id' | 'numeric' | 'sortable'>;

/** Returns the sort order after a press on a column's header: numbers start with the highest, dates with the latest. */
export function nextSort(column: SortedColumn, sort: Sort | undefined): Sort {
  const { id } = column;
  return { column: id, descending: sort?.column === id ? !sort.descending : descendsFirst(column) };
}

/** Returns true if a column sorts in descending order by default. */
export function descendsFirst({ numeric = false, sortable }: SortedColumn): boolean {
  return numeric || sortable === 'dates';
}
