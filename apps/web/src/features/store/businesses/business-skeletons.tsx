import { Delayed } from '../../../ui/feedback/delayed.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import classes from './business-list.module.css';

const expected = ['first', 'second', 'third'];

/** Placeholders of the cards while they load. */
export function BusinessSkeletons() {
  return (
    <Delayed>
      <div className={classes.cards} aria-busy>
        {expected.map((place) => (
          <div key={place} className={classes.waiting}>
            <Skeleton width={72} height={72} />
            <div className={classes.lines}>
              <Skeleton width="60%" height={16} />
              <Skeleton width="40%" />
              <Skeleton width="80%" />
              <Skeleton width={72} height={20} />
            </div>
          </div>
        ))}
      </div>
    </Delayed>
  );
}
