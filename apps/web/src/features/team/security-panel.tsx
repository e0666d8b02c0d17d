import { explainFailure } from '../../lib/api.ts';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { SecurityEventList } from '../../ui/lists/security-event-list.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../ui/feedback/states.tsx';
import { useTeamSecurity } from './team.queries.ts';

/** The latest sign-ins of the team, for owners. */
export function SecurityPanel() {
  return (
    <Panel title="Sign-ins" description="The latest sign-ins and failed attempts of your team.">
      <SignIns />
    </Panel>
  );
}

function SignIns() {
  const { data, error, isFetching, refetch } = useTeamSecurity();
  if (data?.length === 0) return <p>No sign-ins yet.</p>;
  if (data) {
    return (
      <SecurityEventList events={data} detail={({ fullName, device }) => [fullName, device]} />
    );
  }
  if (!error) {
    return (
      <Delayed>
        <Skeleton height={44} />
      </Delayed>
    );
  }
  return (
    <FailedState
      title="The sign-ins could not be loaded"
      cause={explainFailure(error)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
