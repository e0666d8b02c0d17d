import { ApplicationStanding } from '../../features/onboarding/application-standing.tsx';
import { WithCache } from '../with-cache.tsx';

/** Where the application of the signed-in person stands. Loaded only for who has to wait. */
export function Standing() {
  return (
    <WithCache>
      <ApplicationStanding />
    </WithCache>
  );
}
