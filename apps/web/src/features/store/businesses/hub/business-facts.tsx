import type { Business } from '@counter/contract/store';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { SuspendedNotice } from '../../suspended-notice.tsx';
import { BusinessBadges } from '../business-badges.tsx';
import { BusinessImage } from '../business-image.tsx';
import { ApprovalSteps } from './approval-steps.tsx';
import classes from './business-facts.module.css';
import { OpeningFact } from './opening-fact.tsx';

/** Shows a business and its opening state. */
export function BusinessFacts({ business }: { business: Business }) {
  const { name, branchName, address, image, suspension, storeApproved, timeZone } = business;
  return (
    <>
      {suspension ? <SuspendedNotice suspension={suspension} timeZone={timeZone} /> : null}
      <Panel>
        <div className={classes.facts}>
          <BusinessImage image={image} />
          <div className={classes.words}>
            <h2 className={classes.name}>{name}</h2>
            <p>{branchName}</p>
            <p className={classes.address}>{address}</p>
            <BusinessBadges business={business} />
            {storeApproved ? <OpeningFact business={business} /> : null}
          </div>
        </div>
      </Panel>
      {storeApproved ? null : <ApprovalSteps business={business} />}
    </>
  );
}
