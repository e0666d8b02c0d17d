import { decimalCell, type Cell } from '@counter/contract/shared';
import type { StackedPanelsProps } from './types.ts';

type Written = Pick<StackedPanelsProps, 'xLabel' | 'points' | 'upper' | 'lower' | 'more'>;

/** Lines of cells, as in a file. The first line is the header. */
export type Lines = readonly (readonly string[])[];

/** Returns a chart's numbers: a header line, then one line per point. */
export function chartLines({ xLabel, points, upper, lower, more = [] }: Written): Lines {
  return [
    [xLabel, upper.label, ...more.map(({ label }) => label), lower.label],
    ...points.map((point) => [
      point.x,
      (upper.write ?? String)(point.upper),
      ...more.map(({ write = String }, index) => write(point.more?.[index] ?? 0)),
      (lower.write ?? String)(point.lower),
    ]),
  ];
}

/** Writes lines of cells as CSV. */
export function writeLines(lines: Lines): string {
  return lines.map((line) => `${line.map(quote).join(',')}\r\n`).join('');
}

/** Returns the cells for a workbook. Numeric text becomes a number. */
export function cellsOf(lines: Lines): Cell[][] {
  return lines.map((line) =>
    line.map((text) => (plainNumber.test(text) ? decimalCell(text) : text)),
  );
}

const plainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** The file name of a chart: `sales-and-orders.csv`. */
export function chartFileName(name: string, kind: 'csv' | 'png' = 'csv'): string {
  return `${bareFileName(name)}.${kind}`;
}

/** The same name without the extension. */
export function bareFileName(name: string): string {
  const words = name.toLowerCase().replaceAll(/['\u2019]/g, '');
  return words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'chart';
}
