import { useSession } from '../../lib/session.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { ApplicationStatus } from './application-status.tsx';
import { useHasApplication } from './onboarding.queries.ts';
import { text } from './onboarding.text.ts';

/**
 * Shows the status of the person's own application. Renders nothing for people with an approved store or no
 * application.
 */
export function ApplicationPanel() {
  const { store } = useSession();
  const isApplying = useHasApplication();
  if (store.storeApproved || !isApplying) return null;
  return (
    <Panel title={text.applicationStatus}>
      <ApplicationStatus framed />
    </Panel>
  );
}
