import { Panel } from '../../ui/layout/panel.tsx';
import { SecurityEventList } from '../../ui/lists/security-event-list.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useTeamSecurity } from './team.queries.ts';
import { text } from './team.text.ts';

/** The team's latest sign-ins, for owners. */
export function SecurityPanel() {
  return (
    <Panel title={text.signIns} description={text.signInsHelp}>
      <SignIns />
    </Panel>
  );
}

function SignIns() {
  const query = useTeamSecurity();
  return (
    <Loaded query={query} failed={text.signInsNotLoaded} waiting={<Skeleton height={44} />}>
      {(events) =>
        events.length === 0 ? (
          <p>{text.noSignInsYet}</p>
        ) : (
          <SecurityEventList
            events={events}
            detail={({ fullName, device }) => [fullName, device]}
          />
        )
      }
    </Loaded>
  );
}
