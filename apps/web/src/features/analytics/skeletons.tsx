import { Delayed } from '../../ui/feedback/delayed.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import classes from './today.module.css';

export function ChartSkeleton() {
  return (
    <Delayed>
      <span className={classes.waitingChart}>
        <Skeleton width="60%" />
        <Skeleton height={312} />
      </span>
    </Delayed>
  );
}

const widths = [72, 56, 64, 48, 52];

export function ListSkeleton() {
  return (
    <Delayed>
      <span className={classes.waitingRows}>
        {widths.map((width) => (
          <span key={width} className={classes.waitingRow}>
            <Skeleton width={`${width}%`} height={12} />
            <Skeleton height={4} />
          </span>
        ))}
      </span>
    </Delayed>
  );
}
