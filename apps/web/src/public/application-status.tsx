import { ApplicationStatus } from '../features/onboarding/application-status.tsx';
import { WithCache } from '../app/with-cache.tsx';

/** Shows the status of the signed-in person's application. Loaded only while it is pending. */
export function StatusPart() {
  return (
    <WithCache>
      <ApplicationStatus />
    </WithCache>
  );
}
