import { noticeLabel, performanceKinds, type Recipient } from '@counter/contract/notifications';
import type { ReactNode } from 'react';
import { formatHour } from '../../lib/time/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { FailedToLoad } from '../../ui/feedback/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { DevicesPanel } from './devices-panel.tsx';
import classes from './notifications.module.css';
import { useNotifications } from './notifications.queries.ts';
import { RecipientList } from './recipient-list.tsx';
import { text } from './notifications.text.ts';

interface NotificationsScreenProps {
  tabs: ReactNode;
  /** Links to the changes of the recipients. */
  history: ReactNode;
  more?: ReactNode;
}

/** Shows the recipients of the store's mails and the person's devices for new orders. */
export function NotificationsScreen({ tabs, history, more }: NotificationsScreenProps) {
  const { can } = useCurrentStore();
  return (
    <Page>
      <PageHeader title={text.notifications} description={text.pageHelp} />
      {tabs}
      {can('notifications:read') ? (
        <>
          <Mails />
          {history}
        </>
      ) : null}
      {can('orders:read') ? <DevicesPanel /> : null}
      {more}
    </Page>
  );
}

const whenSent = {
  DAILY: text.dailyHelp,
  WEEKLY: text.weeklyHelp,
  MONTHLY: text.monthlyHelp,
};

function Mails() {
  const query = useNotifications();
  const { data, error } = query;
  if (data) return <Lists recipients={data.recipients} />;
  if (error) {
    return (
      <Panel flush>
        <FailedToLoad title={text.listsNotLoaded} query={query} />
      </Panel>
    );
  }
  return (
    <Delayed>
      <Panel>
        <Skeleton height={300} />
      </Panel>
    </Delayed>
  );
}

function Lists({ recipients }: { recipients: readonly Recipient[] }) {
  const { timeZone } = useCurrentStore();
  const of = (kind: string) => recipients.filter((one) => one.kind === kind);
  return (
    <>
      <Panel
        title={text.performanceAlerts}
        description={text.performanceAlertsHelp(formatHour(7), timeZone.replaceAll('_', ' '))}
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
      <Panel title={text.storeDeactivation} description={text.storeDeactivationHelp}>
        <RecipientList kind="DEACTIVATION" recipients={of('DEACTIVATION')} />
      </Panel>
      <Panel title={text.newReviews} description={text.newReviewsHelp}>
        <RecipientList kind="REVIEW" recipients={of('REVIEW')} />
      </Panel>
    </>
  );
}
