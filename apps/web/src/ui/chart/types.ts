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
  /** What x is called in the table: "Hour". */
  xLabel: string;
  points: readonly ChartPoint[];
  /** Drawn as an area. */
  upper: ChartSeries;
  /** Drawn as bars. */
  lower: ChartSeries;
}

/** In pixels; where there is more room the plot takes it. */
export const plotHeight = 312;
