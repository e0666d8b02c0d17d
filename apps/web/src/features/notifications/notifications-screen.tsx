import { noticeLabel, performanceKinds } from '@counter/contract/notifications';
import type { ReactNode } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../ui/feedback/states.tsx';
import { DevicesPanel } from './devices-panel.tsx';
import classes from './notifications.module.css';
import { useNotifications } from './notifications.queries.ts';
import { RecipientList } from './recipient-list.tsx';

/** Who is mailed about the store, and which of the person's devices are told of new orders. */
export function NotificationsScreen({ tabs }: { tabs: ReactNode }) {
  const { can } = useCurrentStore();
  return (
    <Page>
      <PageHeader
        title="Notifications"
        description="What reaches you and others while nobody is at the screen."
      />
      {tabs}
      {can('notifications:read') ? <Mails /> : null}
      {can('orders:read') ? <DevicesPanel /> : null}
    </Page>
  );
}

const whenSent = {
  DAILY: 'Every morning, about the day before.',
  WEEKLY: 'Every Monday, about the week from Monday to Sunday.',
  MONTHLY: 'On the first of a month, about the month before.',
};

function Mails() {
  const { timeZone } = useCurrentStore();
  const { data, error, refetch, isFetching } = useNotifications();
  if (!data && error) {
    return (
      <Panel flush>
        <FailedState
          title="The lists could not be loaded"
          cause={explainFailure(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Panel>
    );
  }
  if (!data) {
    return (
      <Delayed>
        <Panel>
          <Skeleton height={300} />
        </Panel>
      </Delayed>
    );
  }
  const of = (kind: string) => data.recipients.filter((one) => one.kind === kind);
  return (
    <>
      <Panel
        title="Performance Alerts"
        description={`How the store did, by mail at 07:00 (${timeZone.replaceAll('_', ' ')}).`}
      >
        <div className={classes.lists}>
          {performanceKinds.map((kind) => (
            <RecipientList
              key={kind}
              kind={kind}
              title={noticeLabel(kind)}
              description={whenSent[kind]}
              recipients={of(kind)}
            />
          ))}
        </div>
      </Panel>
      <Panel
        title="Store Deactivation"
        description="Mailed when the store stops taking orders other than by its hours: closed by the switch, paused for more than an hour, or suspended by the marketplace. And when it takes them again."
      >
        <RecipientList kind="DEACTIVATION" recipients={of('DEACTIVATION')} />
      </Panel>
    </>
  );
}
