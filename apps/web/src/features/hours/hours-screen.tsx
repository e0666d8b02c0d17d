import type { ReactNode } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { FailedToLoad } from '../../ui/feedback/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ExceptionsPanel } from './exceptions/exceptions-panel.tsx';
import type { HoursSearch } from './hours-search.ts';
import { useStoreHours } from './hours.queries.ts';
import classes from './hours.module.css';
import { RecordPanel } from './record/record-panel.tsx';
import { WeekPanel } from './week/week-panel.tsx';
import { text } from './hours.text.ts';

interface HoursScreenProps {
  /** The tabs of the settings. */
  tabs: ReactNode;
  /** Shows the current opening state and its actions; null while the store waits for approval. */
  now: ReactNode | null;
  exception: HoursSearch['exception'];
  onException: (exception: HoursSearch['exception']) => void;
}

/** Shows the current state, the weekly hours, the exceptions and the history. */
export function HoursScreen({ tabs, now, exception, onException }: HoursScreenProps) {
  return (
    <Page>
      <PageHeader title={text.hours} />
      {tabs}
      {now === null ? null : (
        <Panel title={text.now} description={text.nowHelp}>
          <div className={classes.now}>{now}</div>
        </Panel>
      )}
      <Hours exception={exception} onException={onException} />
      <RecordPanel />
    </Page>
  );
}

function Hours({ exception, onException }: Pick<HoursScreenProps, 'exception' | 'onException'>) {
  const query = useStoreHours();
  const { data, error } = query;
  if (!data && error) {
    return (
      <Panel title={text.openingHours} flush>
        <FailedToLoad title={text.hoursNotLoaded} query={query} />
      </Panel>
    );
  }
  if (!data) return <Waiting />;
  return (
    <>
      {error ? <Notice tone="info">{text.staleWarning(explainFailure(error))}</Notice> : null}
      <WeekPanel
        hours={data}
        reread={async () => (await query.refetch({ throwOnError: true })).data ?? data}
      />
      <ExceptionsPanel exceptions={data.exceptions} opened={exception} onOpen={onException} />
    </>
  );
}

function Waiting() {
  return (
    <Panel title={text.openingHours}>
      <div className={classes.waiting} aria-busy>
        {[0, 1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} height={20} />
        ))}
      </div>
    </Panel>
  );
}
