import classes from './chart-table.module.css';
import type { StackedPanelsProps } from './types.ts';

/** A chart's numbers as a table, for people who can't see the chart. */
export function ChartTable({ name, xLabel, points, upper, lower, more = [] }: StackedPanelsProps) {
  return (
    <table aria-label={name} className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{xLabel}</th>
          <th scope="col">{upper.label}</th>
          {more.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">{lower.label}</th>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.x}>
            <th scope="row">{point.x}</th>
            <td>{upper.format(point.upper)}</td>
            {more.map(({ label, format }, index) => (
              <td key={label}>{format(point.more?.[index] ?? 0)}</td>
            ))}
            <td>{lower.format(point.lower)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
