import { roundTicks } from './round-ticks.ts';

export interface ChartPoint {
  /** The label below the chart: "8:00", "Mon". */
  x: string;
  upper: number;
  lower: number;
  /** Numbers that appear only in the table and the file, in the order of the chart's `more`. */
  more?: readonly number[];
}

interface ChartSeries {
  label: string;
  format: (value: number) => string;
  /** Formats a tick, if shorter than a value: "$ 1,500". */
  formatTick?: (value: number) => string;
  /** Formats a value for a saved file: "1830.40". */
  write?: (value: number) => string;
  /** The smallest step of the scale. Defaults to 1. */
  unit?: number;
}

export interface StackedPanelsProps {
  name: string;
  summary: string;
  /** The header of x in the table: "Hour". */
  xLabel: string;
  points: readonly ChartPoint[];
  /** Drawn as an area, or as bars with `bars`. */
  upper: ChartSeries;
  bars?: boolean;
  /** Drawn as bars. */
  lower: ChartSeries;
  /** Further columns of the table and the file. */
  more?: readonly Pick<ChartSeries, 'label' | 'format' | 'write'>[];
}

/** The minimum height in pixels. The plot grows if there is more space. */
export const plotHeight = 312;

/** Returns the width of both scales' labels in pixels, for the drawing and its overlays. */
export function axisWidth({ points, upper, lower }: StackedPanelsProps): number {
  const labels = [
    ...ticksOf('upper', points, upper).map(upper.formatTick ?? upper.format),
    ...ticksOf('lower', points, lower).map(lower.formatTick ?? lower.format),
  ];
  return Math.max(56, ...labels.map(({ length }) => 16 + 7 * length));
}

const steps = { upper: 4, lower: 2 };

/** Returns the ticks of a series' scale, in the series' own unit. */
export function ticksOf(
  place: 'upper' | 'lower',
  points: readonly ChartPoint[],
  { unit }: ChartSeries,
): number[] {
  return roundTicks(
    points.map((point) => point[place]),
    steps[place],
    unit,
  );
}
