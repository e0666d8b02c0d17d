import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { OldestApplications } from './applications/oldest-applications.tsx';
import { Freshness } from './lists/freshness.tsx';
import { applicationsWish } from './applications/applications-wish.ts';
import { frameText } from './frame/frame.text.ts';
import { FailedQuery, isAbsent } from './failed-query.tsx';
import { useFactorResets } from './factor-resets.queries.ts';
import { useApplications, useMarketplaceWeek, useOverview } from './operator.queries.ts';
import classes from './overview.module.css';
import { WaitingList } from './waiting-list.tsx';
import { WeekFigures } from './week-figures.tsx';
import { FactorResetsPanel } from './factor-resets-panel.tsx';
import { text } from './operator.text.ts';

/** Lists the open work of the marketplace's staff, with links. */
export function OverviewScreen() {
  const query = useOverview();
  const all = [
    query,
    useMarketplaceWeek(),
    useFactorResets(),
    useApplications(applicationsWish({})),
  ];
  return (
    <Page>
      <PageHeader title={frameText.overview} />
      <Freshness queries={all} />
      <WeekFigures />
      <FactorResetsPanel />
      <div className={classes.columns}>
        <Panel title={text.needsAttention} flush>
          {isAbsent(query) ? (
            <FailedQuery title={text.countsNotLoaded} query={query} />
          ) : (
            <WaitingList overview={query.data} />
          )}
        </Panel>
        <OldestApplications />
      </div>
    </Page>
  );
}
