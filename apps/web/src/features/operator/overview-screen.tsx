import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { FailedToLoad } from '../../ui/feedback/loaded.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { OldestApplications } from './applications/oldest-applications.tsx';
import { Freshness } from './lists/freshness.tsx';
import { useOverview } from './operator.queries.ts';
import classes from './overview.module.css';
import { WaitingList } from './waiting-list.tsx';
import { WeekFigures } from './week-figures.tsx';
import { FactorResetsPanel } from './factor-resets-panel.tsx';
import { text } from './operator.text.ts';

/** Lists the open work of the marketplace's staff, with links. */
export function OverviewScreen() {
  const query = useOverview();
  return (
    <Page>
      <PageHeader title={text.operator} />
      <Freshness query={query} />
      <WeekFigures />
      <FactorResetsPanel />
      <div className={classes.columns}>
        <Panel title={text.needsAttention} flush>
          {query.error && !query.data ? (
            <FailedToLoad title={text.countsNotLoaded} query={query} />
          ) : (
            <WaitingList overview={query.data} />
          )}
        </Panel>
        <OldestApplications />
      </div>
    </Page>
  );
}
