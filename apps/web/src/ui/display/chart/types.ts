export interface ChartPoint {
  /** As shown below the chart: "8:00", "Mon". */
  x: string;
  upper: number;
  lower: number;
}

interface ChartSeries {
  label: string;
  format: (value: number) => string;
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
}

/** In pixels; where there is more room the plot takes it. */
export const plotHeight = 312;

/** Returns the width of both scales' labels in pixels, shared by the drawing and its overlays. */
export function axisWidth({ points, upper, lower }: StackedPanelsProps): number {
  const most = (pick: (point: ChartPoint) => number): number => Math.max(0, ...points.map(pick));
  // A scale may end a step above the largest value.
  const labels = [
    upper.format(Math.ceil(1.3 * most((point) => point.upper))),
    lower.format(Math.ceil(1.3 * most((point) => point.lower))),
  ];
  return Math.max(56, ...labels.map(({ length }) => 16 + 7 * length));
}
