import type { StackedPanelsProps } from './types.ts';

type Written = Pick<StackedPanelsProps, 'xLabel' | 'points' | 'upper' | 'lower' | 'more'>;

/** Writes a chart's numbers as CSV: a line of headings, then one line for each point. */
export function writeChart({ xLabel, points, upper, lower, more = [] }: Written): string {
  return writeLines([
    [xLabel, upper.label, ...more.map(({ label }) => label), lower.label],
    ...points.map((point) => [
      point.x,
      (upper.write ?? String)(point.upper),
      ...more.map(({ write = String }, index) => write(point.more?.[index] ?? 0)),
      (lower.write ?? String)(point.lower),
    ]),
  ]);
}

/** Writes lines of cells as CSV. */
export function writeLines(lines: readonly (readonly string[])[]): string {
  return lines.map((line) => `${line.map(quote).join(',')}\r\n`).join('');
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** The name of a chart's file: `sales-and-orders.csv`. */
export function chartFileName(name: string, kind: 'csv' | 'png' = 'csv'): string {
  const words = name.toLowerCase().replaceAll(/['\u2019]/g, '');
  return `${words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'chart'}.${kind}`;
}
