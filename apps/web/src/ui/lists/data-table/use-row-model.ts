import {
  metaHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';
import type { Column, Sort } from './types.ts';

const features = tableFeatures({
  rowSortingFeature,
  columnMeta: metaHelper<{ numeric: boolean; width: number | undefined; head: ReactNode }>(),
});

const noRows: never[] = [];

interface RowModelOptions<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

/** The table's model. Rows arrive in the order of `sort`; the model only knows which one that is. */
export function useRowModel<Row extends object>(options: RowModelOptions<Row>) {
  const { columns, rows, rowKey, sort, onSort } = options;
  const definitions = useMemo(() => columns.map(define), [columns]);
  return useTable({
    features,
    columns: definitions,
    data: rows ?? noRows,
    getRowId: rowKey,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting: sort ? [{ id: sort.column, desc: sort.descending }] : [] },
    onSortingChange: (change) => {
      const before = sort ? [{ id: sort.column, desc: sort.descending }] : [];
      const [next] = typeof change === 'function' ? change(before) : change;
      if (next) onSort?.({ column: next.id, descending: next.desc });
    },
  });
}

export type RowModel<Row extends object> = ReturnType<typeof useRowModel<Row>>;

function define<Row extends object>(column: Column<Row>): ColumnDef<typeof features, Row> {
  return {
    id: column.id,
    header: column.header,
    accessorFn: (row: Row) => row,
    enableSorting: column.sortable ?? false,
    sortDescFirst: column.numeric ?? false,
    meta: { numeric: column.numeric ?? false, width: column.width, head: column.head },
  };
}
