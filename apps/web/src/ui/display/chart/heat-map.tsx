import { VisuallyHidden } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { ChartFigure } from './chart-figure.tsx';
import classes from './heat-map.module.css';

export interface HeatCell {
  value: number;
  /** The text in the cell; empty for none. */
  shown: string;
  /** The value in a saved file. */
  written: string;
  /** Describes the cell: "Friday 18:00 to 19:00: 34 orders". */
  text: string;
}

export interface HeatMapProps {
  name: string;
  /** One sentence that summarizes the chart. */
  summary: string;
  /** The header of the first column, for screen readers and in a saved file. */
  corner: string;
  rows: readonly string[];
  columns: readonly string[];
  /** By row and column. */
  cells: readonly (readonly HeatCell[])[];
}

type Place = { readonly row: number; readonly column: number };

/** A table whose cells get darker with their value. The arrow keys move between cells. */
export function HeatMap({ name, summary, corner, rows, columns, cells }: HeatMapProps) {
  const [reached, setReached] = useState<Place>({ row: 0, column: 0 });
  const [read, setRead] = useState<string>();
  const max = Math.max(1, ...cells.flat().map(({ value }) => value));
  const isReached = ({ row, column }: Place): boolean =>
    row === Math.min(reached.row, rows.length - 1) &&
    column === Math.min(reached.column, columns.length - 1);
  const move = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const next = nextPlace(event.key, reached, { row: rows.length, column: columns.length });
    if (!next) return;
    event.preventDefault();
    setReached(next);
    event.currentTarget
      .closest('table')
      ?.querySelector<HTMLElement>(`[data-place="${next.row} ${next.column}"]`)
      ?.focus();
  };
  return (
    <ChartFigure
      name={name}
      summary={summary}
      lines={() => linesOf({ corner, rows, columns, cells })}
      picture={
        <>
          <table aria-label={name} className={classes.map}>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{corner}</VisuallyHidden>
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((label, row) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {cells[row]?.map(({ value, shown, text }, column) => (
                    <td key={columns[column]}>
                      <button
                        type="button"
                        className={classes.cell}
                        aria-label={text}
                        data-place={`${row} ${column}`}
                        tabIndex={isReached({ row, column }) ? 0 : -1}
                        style={{ '--share': value / max }}
                        onKeyDown={move}
                        onFocus={() => {
                          setReached({ row, column });
                          setRead(text);
                        }}
                        onBlur={() => setRead(undefined)}
                        onPointerEnter={() => setRead(text)}
                        onPointerLeave={() => setRead(undefined)}
                      >
                        {shown}
                      </button>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className={classes.caption} data-picture="omit">
            {read}
          </p>
        </>
      }
    />
  );
}

function linesOf({
  corner,
  rows,
  columns,
  cells,
}: Pick<HeatMapProps, 'corner' | 'rows' | 'columns' | 'cells'>): string[][] {
  return [
    [corner, ...columns],
    ...rows.map((label, row) => [label, ...(cells[row] ?? []).map(({ written }) => written)]),
  ];
}

function nextPlace(key: string, { row, column }: Place, size: Place): Place | undefined {
  const steps: Partial<Record<string, Place>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    Home: { row, column: 0 },
    End: { row, column: size.column - 1 },
  };
  const next = steps[key];
  return (
    next && {
      row: Math.max(0, Math.min(size.row - 1, next.row)),
      column: Math.max(0, Math.min(size.column - 1, next.column)),
    }
  );
}
