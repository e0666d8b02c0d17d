import { Delayed } from '../../../ui/feedback/delayed.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import classes from './navigation-links.module.css';
import { navigation } from './navigation.ts';

/** The shape of the menu until its entries are known. */
export function NavigationSkeleton() {
  return (
    <Delayed>
      <span className={classes.sections} aria-hidden>
        {navigation.map(({ heading = '', entries }) => (
          <span key={heading} className={classes.list}>
            {heading === '' ? null : (
              <span className={classes.heading}>
                <Skeleton width="30%" height={16} />
              </span>
            )}
            {entries.map(({ label }) => (
              <span key={label} className={classes.link}>
                <Skeleton width={20} height={20} />
                <Skeleton width="50%" height={12} />
              </span>
            ))}
          </span>
        ))}
      </span>
    </Delayed>
  );
}
