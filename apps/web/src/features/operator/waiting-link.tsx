import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import classes from './overview.module.css';
import type { WaitingPlace } from './waiting-places.ts';

interface WaitingLinkProps {
  place: WaitingPlace;
  /** Undefined while it loads. */
  count: number | undefined;
}

/** Counts open work and links to its list. */
export function WaitingLink({ place, count }: WaitingLinkProps) {
  const { label, hint, link, urgent } = place;
  return (
    <Link {...link} className={classes.row}>
      <span className={classes.count} data-urgent={urgent && count !== undefined && count > 0}>
        {count ?? (
          <Delayed>
            <Skeleton width={24} height={24} />
          </Delayed>
        )}
      </span>
      <span className={classes.words}>
        <span className={classes.label}>{label}</span>
        <span className={classes.hint}>{hint}</span>
      </span>
      <IconChevronRight size={18} aria-hidden className={classes.arrow} />
    </Link>
  );
}
