import type { ReactNode } from 'react';
import { Body } from './data-table/body.tsx';
import { Cards } from './data-table/cards.tsx';
import { Head } from './data-table/head.tsx';
import { SkeletonCards, SkeletonRows } from './data-table/skeleton-rows.tsx';
import classes from './data-table/table.module.css';
import { TotalsRow } from './data-table/totals.tsx';
import type { CardParts, Column, RowOptions, Sort, Totals } from './data-table/types.ts';
import { useFit } from './data-table/use-fit.ts';
import { useIsPhone } from '../browser/use-is-phone.ts';

export type { CardParts, Column, Sort, Totals } from './data-table/types.ts';

const rowHeights = { one: 44, two: 52 };

export interface DataTableProps<Row extends object> extends RowOptions<Row> {
  /** The label for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined during the first load. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  card: (row: Row) => CardParts;
  /** Rows of two lines are 52 pixels high, others 44. */
  twoLines?: boolean;
  /** Reduces the space between columns, for tables with many of them. */
  dense?: boolean;
  /** Dims the old rows while newer ones load. */
  refetching?: boolean;
  skeletonRows?: number;
  sort?: Sort;
  /** Called to sort by another column; the new rows must come sorted. */
  onSort?: (sort: Sort) => void;
  /** Shown if there are no rows. */
  empty?: ReactNode;
  /** Replaces the whole table. */
  failed?: ReactNode;
  /** Shown below the rows, if there are any. */
  totals?: Totals | undefined;
  footer?: ReactNode;
}

/** The table of every list: sticky header, rows that open, cards on a phone, and virtual scrolling above 200 rows. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const phone = useIsPhone();
  if (props.failed) return props.failed;
  if (props.rows?.length === 0 && props.empty) return props.empty;
  return (
    <div aria-busy={!props.rows || props.refetching}>
      <div className={props.refetching ? classes.dimmed : undefined}>
        {phone ? <CardList {...props} /> : <FittingTable {...props} />}
      </div>
      {props.footer ? <div className={classes.footer}>{props.footer}</div> : null}
    </div>
  );
}

/** A table that never grows wider than its card. */
function FittingTable<Row extends object>(props: DataTableProps<Row>) {
  const frame = useFit();
  return (
    <div ref={frame} className={classes.frame}>
      <Table {...props} />
    </div>
  );
}

function Table<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, totals } = props;
  const rowHeight = props.twoLines ? rowHeights.two : rowHeights.one;
  return (
    <table
      aria-label={label}
      aria-rowcount={rows ? rows.length + 1 : -1}
      className={classes.table}
      data-dense={props.dense}
      style={{ '--row-height': `${rowHeight}px` }}
    >
      <Head {...props} />
      {rows ? (
        <Body {...props} rows={rows} rowHeight={rowHeight} />
      ) : (
        <SkeletonRows columns={columns} count={props.skeletonRows ?? 8} />
      )}
      {rows && totals ? <TotalsRow columns={columns} totals={totals} /> : null}
    </table>
  );
}

function CardList<Row extends object>(props: DataTableProps<Row>) {
  const { rows, totals } = props;
  if (!rows) return <SkeletonCards count={props.skeletonRows ?? 8} />;
  return <Cards {...props} rows={rows} totals={totals?.card} />;
}
