import type { Business } from '@counter/contract/store';
import { Link } from '@tanstack/react-router';
import { BusinessBadges } from './business-badges.tsx';
import classes from './business-card.module.css';
import { BusinessImage } from './business-image.tsx';
import { nameClosing } from '../store-words.ts';
import { hubLink } from './hub-link.ts';
import { describeObstacle } from './business-status.ts';

/** A business in the list; clicking anywhere on it opens its hub. */
export function BusinessCard({ business }: { business: Business }) {
  const status = describeObstacle(business) ?? nameClosing(business);
  return (
    <li className={classes.card}>
      <BusinessImage image={business.image} />
      <div className={classes.facts}>
        <h2 className={classes.name}>
          <Link {...hubLink(business)} className={classes.link}>
            {business.name}
          </Link>
        </h2>
        <p className={classes.branch}>{business.branchName}</p>
        <p className={classes.address}>{business.address}</p>
        <BusinessBadges business={business} />
        {status ? <p className={classes.standing}>{status}</p> : null}
      </div>
    </li>
  );
}
