import { Delayed } from '../../ui/feedback/delayed.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import classes from './application-status.module.css';

const widths = [132, 156, 188, 148, 112];

/** Placeholder of the status while it loads. */
export function StatusSkeleton() {
  return (
    <Delayed>
      <span className={classes.points}>
        {widths.map((width) => (
          <span key={width} className={classes.point}>
            <Skeleton width={28} height={28} round />
            <Skeleton width={width} />
          </span>
        ))}
      </span>
    </Delayed>
  );
}
