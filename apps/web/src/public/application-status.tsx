import { ApplicationStatus } from '../features/onboarding/application-status.tsx';
import { WithCache } from '../app/with-cache.tsx';

/** The status of the signed-in person's application. Loaded only while it is pending. */
export function StatusPart() {
  return (
    <WithCache>
      <ApplicationStatus />
    </WithCache>
  );
}
