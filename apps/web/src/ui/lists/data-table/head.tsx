import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import classes from './table.module.css';
import type { RowModel } from './use-row-model.ts';

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
const sortIcon = { asc: IconArrowUp, desc: IconArrowDown };

type Header<Row extends object> = ReturnType<RowModel<Row>['getFlatHeaders']>[number];

/** The sticky header; sortable columns are buttons. */
export function Head<Row extends object>({ table }: { table: RowModel<Row> }) {
  return (
    <thead>
      <tr>
        {table.getFlatHeaders().map((header) => (
          <HeaderCell key={header.id} header={header} />
        ))}
      </tr>
    </thead>
  );
}

function HeaderCell<Row extends object>({ header }: { header: Header<Row> }) {
  const { columnDef } = header.column;
  const sorted = header.column.getIsSorted();
  const title = String(columnDef.header);
  return (
    <th
      scope="col"
      className={classes.head}
      data-numeric={columnDef.meta?.numeric}
      style={{ width: columnDef.meta?.width }}
      aria-sort={sorted ? ariaSort[sorted] : undefined}
    >
      {header.column.getCanSort() ? (
        <SortButton title={title} sorted={sorted} onSort={() => header.column.toggleSorting()} />
      ) : (
        (columnDef.meta?.head ?? title)
      )}
    </th>
  );
}

interface SortButtonProps {
  title: string;
  sorted: false | 'asc' | 'desc';
  onSort: () => void;
}

function SortButton({ title, sorted, onSort }: SortButtonProps) {
  const Icon = sorted ? sortIcon[sorted] : IconArrowsSort;
  return (
    <button type="button" className={classes.sort} data-sorted={sorted !== false} onClick={onSort}>
      {title}
      <Icon size={14} aria-hidden />
    </button>
  );
}
