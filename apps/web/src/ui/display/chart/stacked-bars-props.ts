import type { Lines } from './chart-file.ts';

export interface StackedBar {
  /** The label below the bar: "Nov 2026". */
  x: string;
  /** One value per series. */
  values: readonly number[];
}

export interface StackedBarsProps {
  name: string;
  summary: string;
  /** The same numbers as in the table beside the chart. */
  lines: () => Lines;
  bars: readonly StackedBar[];
  /** From the bottom up. `below` draws the series below 0. */
  series: readonly { label: string; tone: 'sales' | 'light' | 'orders'; below?: boolean }[];
}
