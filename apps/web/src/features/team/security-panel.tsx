import { explainFailure } from '../../lib/api.ts';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { SecurityEventList } from '../../ui/lists/security-event-list.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../ui/feedback/states.tsx';
import { useTeamSecurity } from './team.queries.ts';
import { text } from './team.text.ts';

/** The latest sign-ins of the team, for owners. */
export function SecurityPanel() {
  return (
    <Panel title={text.signIns} description={text.latestSignInsAndFailed}>
      <SignIns />
    </Panel>
  );
}

function SignIns() {
  const { data, error, isFetching, refetch } = useTeamSecurity();
  if (data?.length === 0) return <p>{text.noSignInsYet}</p>;
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
      title={text.signInsCouldNotBe}
      cause={explainFailure(error)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
