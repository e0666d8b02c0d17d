import { Delayed } from '../../ui/feedback/delayed.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import classes from './deals.module.css';

const expected = ['first', 'second', 'third', 'fourth'];

/** Placeholders of the cards while they load. */
export function DealSkeletons() {
  return (
    <Delayed>
      <div className={classes.cards} aria-busy>
        {expected.map((place) => (
          <div key={place} className={classes.waiting}>
            <div className={classes.picture} />
            <div className={classes.lines}>
              <Skeleton width="60%" height={16} />
              <Skeleton width="40%" />
              <Skeleton width="80%" />
            </div>
          </div>
        ))}
      </div>
    </Delayed>
  );
}
