import type { Column, Sort } from './types.ts';

type SortedColumn = Pick<Column<never>, 'id' | 'numeric' | 'sortable'>;

/** Returns the order after a press on a column's header: figures begin with the highest, dates with the latest. */
export function nextSort(column: SortedColumn, sort: Sort | undefined): Sort {
  const { id } = column;
  return { column: id, descending: sort?.column === id ? !sort.descending : descendsFirst(column) };
}

/** Returns true for a column whose usual order descends. */
export function descendsFirst({ numeric = false, sortable }: SortedColumn): boolean {
  return numeric || sortable === 'dates';
}
