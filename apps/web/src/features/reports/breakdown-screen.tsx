import { maxSearchResults } from '@counter/contract/orders';
import { formatCount } from '@counter/contract/shared';
import type { ReactNode } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { reportDays } from '../../lib/url/store-range.ts';
import { useListAddress } from '../../lib/url/use-list-address.ts';
import { ListDays } from '../../ui/lists/list-days.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { ExportMenu } from '../../ui/actions/export-menu.tsx';
import { MoreRows } from '../../ui/lists/more-rows.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { FailedState } from '../../ui/feedback/states.tsx';
import { useIsNarrow } from '../../ui/browser/use-is-narrow.ts';
import { useListView } from '../views/index.ts';
import { breakdownCard, breakdownColumns, narrowBreakdownColumns } from './breakdown-columns.tsx';
import { BreakdownEmpty } from './breakdown-empty.tsx';
import { BreakdownFilters } from './breakdown-filters.tsx';
import type { BreakdownSearch } from './breakdown-search.ts';
import { BreakdownSums } from './breakdown-sums.tsx';
import { useBreakdown, useSaveBreakdown, type BreakdownWanted } from './reports.queries.ts';
import classes from './reports.module.css';
import { text } from './reports.text.ts';

const viewFilters = ['status', 'method', 'range', 'from', 'to'] as const;

interface BreakdownScreenProps {
  search: BreakdownSearch;
  /** The tabs of the reports. */
  tabs: ReactNode;
}

/** Order Breakdown: how the total of each finished order, and of all of them, adds up. */
export function BreakdownScreen({ search, tabs }: BreakdownScreenProps) {
  const { timeZone } = useCurrentStore();
  const { update } = useListAddress(search);
  const wanted = wantedIn(search, timeZone);
  const list = useBreakdown(wanted);
  const save = useSaveBreakdown();
  const narrow = useIsNarrow();
  const view = useListView({
    list: 'breakdown',
    label: text.orderBreakdown,
    columns: narrow ? narrowBreakdownColumns : breakdownColumns,
    search,
    filters: viewFilters,
    onChoose: update,
  });
  const failure = list.rows ? null : list.error;
  return (
    <Page>
      <PageHeader
        title={text.orderBreakdown}
        description={text.byDayPlaced}
        actions={
          <>
            <ListDays search={search} pastMonth onChange={update} />
            <ExportMenu what={text.orderBreakdownFile} save={(kind) => save(kind, wanted)} />
          </>
        }
      />
      {tabs}
      {failure ? null : (
        <BreakdownSums
          totals={list.last?.totals}
          days={reportDays(search, timeZone)}
          cut={isCut(search, list.last?.totalElements)}
        />
      )}
      <Panel flush>
        <BreakdownFilters search={search} views={view.controls} />
        <PrintedRows shown={list.rows?.length ?? 0} all={list.last?.totalElements ?? 0} />
        <DataTable
          label={text.orderBreakdown}
          columns={view.columns}
          card={breakdownCard}
          rows={view.ready ? list.rows : undefined}
          rowKey={({ orderNumber }) => orderNumber}
          twoLines
          refetching={list.isPlaceholderData}
          empty={<BreakdownEmpty search={search} />}
          failed={
            failure ? (
              <FailedState
                title={text.orderBreakdownNotLoaded}
                cause={explainFailure(failure)}
                onRetry={() => void list.refetch()}
                retrying={list.isFetching}
              />
            ) : null
          }
          footer={
            list.rows ? (
              <MoreRows
                what="orders"
                list={list}
                shown={list.rows.length}
                all={list.last?.totalElements ?? 0}
              />
            ) : null
          }
        />
      </Panel>
    </Page>
  );
}

/** Says on the printout that it contains only some rows, while the totals cover all. */
function PrintedRows({ shown, all }: { shown: number; all: number }) {
  if (shown >= all) return null;
  return (
    <p className={classes.printedRows}>{text.printedRows(formatCount(shown), formatCount(all))}</p>
  );
}

/** Returns true if a search may have reached its limit. */
function isCut({ search }: BreakdownSearch, found: number | undefined): boolean {
  return search !== undefined && found === maxSearchResults;
}

function wantedIn(search: BreakdownSearch, timeZone: string): BreakdownWanted {
  const { from, to } = reportDays(search, timeZone);
  return {
    startDate: from,
    endDate: to,
    search: search.search ?? '',
    ...(search.status && { status: search.status }),
    ...(search.method && { deliveryMethod: search.method }),
  };
}
