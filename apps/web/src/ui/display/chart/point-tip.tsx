import classes from './point-tip.module.css';
import type { ChartPoint, StackedPanelsProps } from './types.ts';

interface PointTipProps extends Pick<StackedPanelsProps, 'upper' | 'lower'> {
  point: ChartPoint;
}

/** Shows the values of one point. */
export function PointTip({ point, upper, lower }: PointTipProps) {
  return (
    <div className={classes.tip}>
      <strong>{point.x}</strong>
      <span>
        {upper.label} <b>{upper.format(point.upper)}</b>
      </span>
      <span>
        {lower.label} <b>{lower.format(point.lower)}</b>
      </span>
    </div>
  );
}
