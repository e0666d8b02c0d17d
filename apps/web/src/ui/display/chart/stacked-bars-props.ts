import type { Lines } from './chart-file.ts';

export interface StackedBar {
  /** As shown below the bar: "Nov 2026". */
  x: string;
  /** By series. */
  values: readonly number[];
}

export interface StackedBarsProps {
  name: string;
  summary: string;
  /** The numbers, as the table beside the chart has them. */
  lines: () => Lines;
  bars: readonly StackedBar[];
  /** From the bottom up. `below` draws its values under the line of 0. */
  series: readonly { label: string; tone: 'sales' | 'light' | 'orders'; below?: boolean }[];
}
