import { useState, type MouseEvent, type ReactNode } from 'react';
import classes from './table.module.css';
import type { RowOptions } from './types.ts';
import type { RowModel } from './use-row-model.ts';
import { VisibleRows } from './visible-rows.tsx';

type TableRow<Row extends object> = ReturnType<RowModel<Row>['getRowModel']>['rows'][number];

interface BodyProps<Row extends object> extends RowOptions<Row> {
  table: RowModel<Row>;
  rowHeight: number;
}

/** The rows: all of them, or above 200 the ones near the screen. */
export function Body<Row extends object>({ table, rowHeight, ...options }: BodyProps<Row>) {
  const { rows } = table.getRowModel();
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <tbody ref={setContainer}>
      <VisibleRows count={rows.length} rowHeight={rowHeight} container={container}>
        {({ indexes, before, after }) => (
          <>
            <Gap height={before} />
            {indexes.map((index) => {
              const row = rows[index];
              return row ? (
                <BodyRow key={row.id} row={row} table={table} position={index + 2} {...options} />
              ) : null;
            })}
            <Gap height={after} />
          </>
        )}
      </VisibleRows>
    </tbody>
  );
}

interface BodyRowProps<Row extends object> extends RowOptions<Row> {
  row: TableRow<Row>;
  table: RowModel<Row>;
  /** Counted from the header, which is 1. */
  position: number;
}

function BodyRow<Row extends object>(props: BodyRowProps<Row>) {
  const { row, table, position, onOpen, activeKey, urgent } = props;
  const open = onOpen ? () => onOpen(row.original) : undefined;
  return (
    <tr
      className={classes.row}
      aria-rowindex={position}
      data-opens={open !== undefined}
      data-active={row.id === activeKey}
      data-urgent={urgent?.(row.original) ?? false}
      onClick={open ? (event) => openUnlessControl(event, open) : undefined}
    >
      {row.getAllCells().map((cell, index) => (
        <Cell
          key={cell.id}
          numeric={cell.column.columnDef.meta?.numeric ?? false}
          open={index === 0 ? open : undefined}
        >
          <table.FlexRender cell={cell} />
        </Cell>
      ))}
    </tr>
  );
}

interface CellProps {
  numeric: boolean;
  /** Only in the first cell: the row's real button, for the keyboard and screen readers. */
  open: (() => void) | undefined;
  children: ReactNode;
}

function Cell({ numeric, open, children }: CellProps) {
  return (
    <td className={classes.cell} data-numeric={numeric}>
      {open ? (
        <button type="button" className={classes.open} onClick={open}>
          {children}
        </button>
      ) : (
        children
      )}
    </td>
  );
}

function openUnlessControl(event: MouseEvent, open: () => void) {
  const onControl =
    event.target instanceof Element && event.target.closest('a, button, input, label, select');
  const selectingText = window.getSelection()?.isCollapsed === false;
  if (!onControl && !selectingText) open();
}

function Gap({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden style={{ height }} /> : null;
}
