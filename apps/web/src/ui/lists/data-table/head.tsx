import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import classes from './table.module.css';
import { nextSort } from './next-sort.ts';
import type { Column, Sort } from './types.ts';

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
const sortIcon = { asc: IconArrowUp, desc: IconArrowDown };

interface HeadProps<Row> {
  columns: readonly Column<Row>[];
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
}

/** The sticky header, with buttons in sortable columns. */
export function Head<Row>({ columns, sort, onSort }: HeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <HeaderCell key={column.id} {...{ column, sort, onSort }} />
        ))}
      </tr>
    </thead>
  );
}

interface HeaderCellProps<Row> extends Omit<HeadProps<Row>, 'columns'> {
  column: Column<Row>;
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const { id, header, head, numeric = false, width, minWidth, sortable = false } = column;
  const direction = sort?.descending ? 'desc' : 'asc';
  const sorted = sort?.column === id ? direction : false;
  return (
    <th
      scope="col"
      className={classes.head}
      data-numeric={numeric}
      style={{ width, minWidth }}
      aria-sort={sorted ? ariaSort[sorted] : undefined}
    >
      {sortable !== false ? (
        <SortButton
          title={header}
          sorted={sorted}
          onSort={() => onSort?.(nextSort(column, sort))}
        />
      ) : (
        (head ?? header)
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
