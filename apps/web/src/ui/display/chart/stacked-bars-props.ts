export interface StackedBar {
  /** As shown below the bar: "Nov 2026". */
  x: string;
  /** By series. */
  values: readonly number[];
}

export interface StackedBarsProps {
  name: string;
  summary: string;
  /** Writes the numbers as CSV, as the table beside the chart has them. */
  write: () => string;
  bars: readonly StackedBar[];
  /** From the bottom up. `below` draws its values under the line of 0. */
  series: readonly { label: string; tone: 'sales' | 'light' | 'orders'; below?: boolean }[];
}
