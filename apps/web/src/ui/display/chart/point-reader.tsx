import { useState, type ReactNode } from 'react';
import classes from './point-reader.module.css';
import { PointTip } from './point-tip.tsx';
import type { ChartPoint, StackedPanelsProps } from './types.ts';
import { chartText } from './chart.text.ts';

interface PointReaderProps extends Pick<StackedPanelsProps, 'name' | 'points' | 'upper' | 'lower'> {
  /** The drawing. It must be as wide as this component. */
  children: ReactNode;
}

/** Lets the arrow keys move through a chart's points. Shows and announces each one. */
export function PointReader({ name, points, upper, lower, children }: PointReaderProps) {
  const last = points.length - 1;
  const [reached, setReached] = useState(last);
  const [reading, setReading] = useState(false);
  const at = Math.min(reached, last);
  const point = points[at];
  return (
    <div className={classes.reader}>
      <input
        type="range"
        className={classes.position}
        aria-label={chartText.pointByPoint(name)}
        aria-valuetext={point ? saidOf(point, { upper, lower }) : undefined}
        min={0}
        max={last}
        value={at}
        onChange={(event) => {
          setReached(Number(event.currentTarget.value));
          setReading(true);
        }}
        onFocus={(event) => setReading(event.currentTarget.matches(':focus-visible'))}
        onBlur={() => setReading(false)}
      />
      {children}
      {reading && point ? (
        <div className={classes.here} style={{ '--at': (at + 0.5) / points.length }} aria-hidden>
          <span className={classes.tip}>
            <PointTip point={point} upper={upper} lower={lower} />
          </span>
        </div>
      ) : null}
    </div>
  );
}

function saidOf(point: ChartPoint, { upper, lower }: Pick<PointReaderProps, 'upper' | 'lower'>) {
  const amounts = [
    `${upper.label} ${upper.format(point.upper)}`,
    `${lower.label} ${lower.format(point.lower)}`,
  ];
  return `${point.x}: ${amounts.join(', ')}`;
}
