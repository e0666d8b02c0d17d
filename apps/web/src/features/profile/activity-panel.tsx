import type { OwnSecurityEvent } from '@counter/contract/audit';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { PendingButton } from '../../ui/feedback/pending-button.tsx';
import { SecurityEventList } from '../../ui/lists/security-event-list.tsx';
import { FailedToLoad } from '../../ui/feedback/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useSecurityActivity } from './activity.queries.ts';
import classes from './profile.module.css';
import { text } from './profile.text.ts';

/** Lists the account's activity, so that people notice what they didn't do. */
export function ActivityPanel() {
  return (
    <Panel title={text.securityActivity} description={text.activityHelp}>
      <Activity />
    </Panel>
  );
}

function Activity() {
  const list = useSecurityActivity();
  if (list.events) return <Events list={list} events={list.events} />;
  if (!list.error) {
    return (
      <Delayed>
        <Skeleton height={44} />
      </Delayed>
    );
  }
  return <FailedToLoad title={text.activityNotLoaded} query={list} />;
}

interface EventsProps {
  list: ReturnType<typeof useSecurityActivity>;
  events: readonly OwnSecurityEvent[];
}

function Events({ list, events }: EventsProps) {
  if (events.length === 0) return <p className={classes.times}>{text.nothingYet}</p>;
  return (
    <>
      <SecurityEventList events={events} detail={({ device, address }) => [device, address]} />
      {list.hasNextPage ? (
        <PendingButton
          variant="subtle"
          className={classes.showAll}
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {text.showMore}
        </PendingButton>
      ) : null}
    </>
  );
}
