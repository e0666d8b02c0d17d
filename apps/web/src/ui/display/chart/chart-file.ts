import { decimalCell, type Cell } from '@counter/contract/shared';
import type { StackedPanelsProps } from './types.ts';

type Written = Pick<StackedPanelsProps, 'xLabel' | 'points' | 'upper' | 'lower' | 'more'>;

/** Lines of cells, as a file has them: the first one has the headings. */
export type Lines = readonly (readonly string[])[];

/** Returns the numbers of a chart: a line of headings, then one line for each point. */
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

/** Returns lines as a workbook has them: what reads as a number is one. */
export function cellsOf(lines: Lines): Cell[][] {
  return lines.map((line) =>
    line.map((text) => (plainNumber.test(text) ? decimalCell(text) : text)),
  );
}

const plainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** The name of a chart's file: `sales-and-orders.csv`. */
export function chartFileName(name: string, kind: 'csv' | 'png' = 'csv'): string {
  return `${bareFileName(name)}.${kind}`;
}

/** The same name without its ending. */
export function bareFileName(name: string): string {
  const words = name.toLowerCase().replaceAll(/['\u2019]/g, '');
  return words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'chart';
}
