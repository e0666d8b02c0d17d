import { Delayed } from '../../../ui/feedback/delayed.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import classes from './categories.module.css';

/** Placeholder of a list while it loads. */
export function ListSkeleton() {
  return (
    <div aria-busy className={classes.loading}>
      {Array.from({ length: 5 }, (_, row) => (
        <Delayed key={row}>
          <Skeleton height={20} width={`${60 - row * 6}%`} />
        </Delayed>
      ))}
    </div>
  );
}
