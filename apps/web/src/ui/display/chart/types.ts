import { roundTicks } from './round-ticks.ts';

export interface ChartPoint {
  /** As shown below the chart: "8:00", "Mon". */
  x: string;
  upper: number;
  lower: number;
  /** Numbers that aren't drawn and stand in the table and the file, by `more` of the chart. */
  more?: readonly number[];
}

interface ChartSeries {
  label: string;
  format: (value: number) => string;
  /** A mark of the scale, where it is shorter than a value: "$ 1,500". */
  formatTick?: (value: number) => string;
  /** A value for other programs to read, in a saved file: "1830.40". */
  write?: (value: number) => string;
  /** The smallest step of the scale; 1 unless told. */
  unit?: number;
}

export interface StackedPanelsProps {
  name: string;
  summary: string;
  /** The header of x in the table: "Hour". */
  xLabel: string;
  points: readonly ChartPoint[];
  /** Drawn as an area, or as bars where `bars` says so. */
  upper: ChartSeries;
  bars?: boolean;
  /** Drawn as bars. */
  lower: ChartSeries;
  /** Further columns of the table and the file. */
  more?: readonly Pick<ChartSeries, 'label' | 'format' | 'write'>[];
}

/** In pixels; where there is more room the plot takes it. */
export const plotHeight = 312;

/** Returns the width of both scales' labels in pixels, shared by the drawing and its overlays. */
export function axisWidth({ points, upper, lower }: StackedPanelsProps): number {
  const labels = [
    ...ticksOf('upper', points, upper).map(upper.formatTick ?? upper.format),
    ...ticksOf('lower', points, lower).map(lower.formatTick ?? lower.format),
  ];
  return Math.max(56, ...labels.map(({ length }) => 16 + 7 * length));
}

const steps = { upper: 4, lower: 2 };

/** Returns the marks of one series' scale, in the series' own unit. */
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
