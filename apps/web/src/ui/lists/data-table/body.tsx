import { Fragment, useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import { useStable } from '../../browser/use-stable.ts';
import classes from './table.module.css';
import type { Column, RowOptions } from './types.ts';
import { VisibleRows } from './visible-rows.tsx';

interface BodyProps<Row extends object> extends RowOptions<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly Column<Row>[];
  rowHeight: number;
}

/** The table body: all rows, or above 200 only those near the viewport. */
export function Body<Row extends object>(props: BodyProps<Row>) {
  const { rows, rowKey, columns, rowHeight, activeKey, note, divider, urgent } = props;
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const open = useStable(props.onOpen);
  return (
    <tbody ref={setContainer}>
      <VisibleRows count={rows.length} rowHeight={rowHeight} container={container}>
        {({ indexes, before, after }) => (
          <>
            <Gap height={before} />
            {indexes.map((index) => {
              const row = rows[index];
              if (!row) return null;
              const key = rowKey(row);
              return (
                <Fragment key={key}>
                  {index === divider?.at && (
                    <tr data-divider>
                      <td className={classes.cell} colSpan={columns.length}>
                        {divider.words}
                      </td>
                    </tr>
                  )}
                  <BodyRow
                    row={row}
                    columns={columns}
                    position={indexes.length < rows.length ? index + 2 : undefined}
                    active={key === activeKey}
                    note={note}
                    urgent={urgent?.(row) ?? false}
                    open={open}
                  />
                </Fragment>
              );
            })}
            <Gap height={after} />
          </>
        )}
      </VisibleRows>
    </tbody>
  );
}

interface BodyRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** The row's position, counting the header as 1; undefined if all rows are rendered. */
  position: number | undefined;
  active: boolean;
  note: ((row: Row) => ReactNode) | undefined;
  urgent: boolean;
  open: ((row: Row) => void) | undefined;
}

/** Renders only if one of its props changed, so that a change in a long list renders a single row. */
function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { row, columns, position, active, note, urgent, open } = props;
  return useMemo(
    () => <PlainRow {...{ row, columns, position, active, note, urgent, open }} />,
    [row, columns, position, active, note, urgent, open],
  );
}

function PlainRow<Row>(props: BodyRowProps<Row>) {
  const { row, columns, position, active, note, urgent, open } = props;
  const openRow = open && (() => open(row));
  const opener = columns.findIndex(({ control }) => !control);
  const below = note?.(row);
  const shared = {
    'data-opens': open !== undefined,
    'data-active': active,
    onClick: openRow && ((event: MouseEvent) => openUnlessControl(event, openRow)),
  };
  const cells = (
    <tr
      {...shared}
      className={classes.row}
      aria-rowindex={position}
      data-urgent={urgent}
      data-noted={Boolean(below)}
    >
      {columns.map((column, index) => (
        <Cell
          key={column.id}
          numeric={column.numeric ?? false}
          flexible={column.width === undefined && !column.numeric}
          open={index === opener ? openRow : undefined}
        >
          {column.cell(row)}
        </Cell>
      ))}
    </tr>
  );
  if (!below) return cells;
  return (
    <>
      {cells}
      <tr {...shared} className={classes.noteRow}>
        <td className={classes.note} colSpan={columns.length}>
          {below}
        </td>
      </tr>
    </>
  );
}

interface CellProps {
  numeric: boolean;
  /** Text in a column without a fixed width. */
  flexible: boolean;
  /**
   * Opens the row. Set for the first cell without a control, which becomes the row's button for the keyboard and
   * screen readers.
   */
  open: (() => void) | undefined;
  children: ReactNode;
}

function Cell({ numeric, flexible, open, children }: CellProps) {
  return (
    <td className={classes.cell} data-numeric={numeric} data-flexible={flexible || undefined}>
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
