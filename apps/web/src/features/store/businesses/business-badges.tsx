import type { Business } from '@counter/contract/store';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import classes from './business-badges.module.css';
import { text } from './businesses.text.ts';

/** The marketplace's status of a business, as badges. */
export function BusinessBadges({ business }: { business: Business }) {
  const verified = business.verified === 'Y';
  return (
    <span className={classes.badges}>
      {business.suspension ? <StatusBadge tone="cancelled">{text.suspended}</StatusBadge> : null}
      <StatusBadge tone={verified ? 'ready' : 'completed'}>
        {verified ? text.verified : text.notVerified}
      </StatusBadge>
    </span>
  );
}
