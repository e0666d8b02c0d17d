export interface ChartPoint {
  /** As shown below the chart: "8:00", "Mon". */
  x: string;
  upper: number;
  lower: number;
}

export interface ChartSeries {
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

/** In pixels. */
export const upperHeight = 208;
export const lowerHeight = 104;
export const plotHeight = upperHeight + lowerHeight;
