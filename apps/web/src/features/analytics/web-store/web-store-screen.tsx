import type { WebStoreReport } from '@counter/contract/analytics';
import { writeDay } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { dates } from '../../../lib/time/date-format.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import type { RangeSearch } from '../../../lib/url/range-search.ts';
import { useUpdateSearch } from '../../../lib/url/use-update-search.ts';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { ExportMenu } from '../../../ui/actions/export-menu.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { ShopDrawing } from '../../../ui/display/drawings/shop.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { ListPanel } from '../../../ui/lists/list-panel.tsx';
import { RangeBar } from '../../../ui/lists/range-bar.tsx';
import { weblinkOf } from '../../../lib/weblink.ts';
import { text as analyticsText } from '../analytics.text.ts';
import { NothingLoaded } from '../figures-states.tsx';
import { PerformanceTabs } from '../performance-tabs.tsx';
import { reportDays, reportRange } from '../report-days.ts';
import { ChartSkeleton } from '../skeletons.tsx';
import { Funnel } from './funnel.tsx';
import { visitCard, visitColumns, visitKey, visitTotals } from './visit-columns.tsx';
import { VisitsChart } from './visits-chart.tsx';
import { useSaveWebStoreReport, useWebStoreReport } from './web-store.queries.ts';
import classes from './web-store.module.css';
import { webStoreText as text } from './web-store.text.ts';

/** Number of days listed before the person asks for all. The totals cover all days. */
const daysAtFirst = 14;

/** Web store: how many visitors viewed the menu, started a basket and ordered. */
export function WebStoreScreen({ search }: { search: RangeSearch }) {
  const { timeZone } = useCurrentStore();
  const update = useUpdateSearch(search);
  const days = reportDays(search, timeZone);
  const query = useWebStoreReport(days);
  const save = useSaveWebStoreReport();
  return (
    <Page>
      <PageHeader
        title={analyticsText.performance}
        actions={
          <>
            <RangeBar search={search} otherwise={reportRange} onChange={update} compares={false} />
            <ExportMenu what={text.file} save={(kind) => save(kind, days)} />
          </>
        }
      />
      <PerformanceTabs />
      {query.error && !query.data ? (
        <NothingLoaded title={analyticsText.notLoaded(text.webStoreName)} query={query} />
      ) : (
        <Visits query={query} />
      )}
    </Page>
  );
}

function Visits({ query }: { query: ReturnType<typeof useWebStoreReport> }) {
  const { data, isPlaceholderData } = query;
  const [all, setAll] = useState(false);
  const rows = useMemo(() => data?.days.toReversed(), [data]);
  if (data && isEmpty(data)) {
    return (
      <Panel>
        <NoVisits counted={data.countedSince !== null} />
      </Panel>
    );
  }
  return (
    <>
      <Panel title={text.fromVisitToOrder} description={describeCounts(data)}>
        {data ? <Funnel counts={data.totals} /> : <ChartSkeleton />}
      </Panel>
      <Panel title={text.byDay}>{data ? <VisitsChart report={data} /> : <ChartSkeleton />}</Panel>
      <ListPanel title={text.everyDay} what={text.webStoreName} query={query}>
        <DataTable
          label={text.everyDay}
          columns={visitColumns}
          card={visitCard}
          rows={all ? rows : rows?.slice(0, daysAtFirst)}
          rowKey={visitKey}
          refetching={isPlaceholderData}
          totals={data && visitTotals(data.totals)}
          footer={
            rows && rows.length > daysAtFirst && !all ? (
              <div className={classes.more}>
                <Button variant="default" onClick={() => setAll(true)}>
                  {text.showAllDays(rows.length)}
                </Button>
              </div>
            ) : null
          }
        />
      </ListPanel>
    </>
  );
}

/** Explains visits, and since when they are counted if that is later than the first day. */
function describeCounts(report: WebStoreReport | undefined): string {
  const since = report?.countedSince;
  const isCut = since !== undefined && since !== null && report?.days[0]?.day === since;
  return text.whatCounts + (isCut ? text.countedSince(writeDay(since, dates())) : '');
}

function isEmpty({ totals: { visits, menuViews, baskets, orders } }: WebStoreReport): boolean {
  return visits + menuViews + baskets + orders === 0;
}

/** No visits yet, with the link to share. */
function NoVisits({ counted }: { counted: boolean }) {
  const { storeUrl } = useCurrentStore();
  return (
    <EmptyState
      drawing={<ShopDrawing large />}
      title={counted ? text.noVisits : text.noVisitsYet}
      description={counted ? text.noVisitsHelp : text.noVisitsYetHelp}
      action={
        <>
          <CopyButton text={weblinkOf(storeUrl, location.origin)} toast={text.linkIsCopied}>
            {text.copyLink}
          </CopyButton>
          <LinkButton variant="default" to="/dashboard/business/$storeUrl" params={{ storeUrl }}>
            {text.qrCodeAndButton}
          </LinkButton>
        </>
      }
    />
  );
}
