import {
  campaignDays,
  codeWeeks,
  sortCampaigns,
  sortPromotions,
  usualWeeks,
  type PromotionsReport,
} from '@counter/contract/analytics';
import { useMemo } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useUpdateSearch } from '../../../lib/url/use-update-search.ts';
import { ExportMenu } from '../../../ui/actions/export-menu.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { GiftDrawing } from '../../../ui/display/drawings/gift.tsx';
import { SpeechDrawing } from '../../../ui/display/drawings/speech.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { DataTable, type Sort } from '../../../ui/lists/data-table.tsx';
import { Filters } from '../../../ui/lists/filters.tsx';
import { ListPanel } from '../../../ui/lists/list-panel.tsx';
import { RangeBar } from '../../../ui/lists/range-bar.tsx';
import { useListView } from '../../views/index.ts';
import { PerformanceTabs } from '../performance-tabs.tsx';
import { reportDays, reportRange } from '../report-days.ts';
import { text as analyticsText } from '../analytics.text.ts';
import { campaignCard, campaignColumns, campaignKey, campaignTotals } from './campaign-columns.tsx';
import {
  promotionCard,
  promotionColumns,
  promotionKey,
  promotionTotals,
} from './promotion-columns.tsx';
import {
  campaignsSortedBy,
  ordersOf,
  sortedBy,
  type PromotionsReportSearch,
} from './promotions-report-search.ts';
import { usePromotionsReport, useSavePromotionsReport } from './promotions-report.queries.ts';
import { promotionsText as text } from './promotions-report.text.ts';

/** Promotions: what codes, deals and campaigns brought in and cost. */
export function PromotionsReportScreen({ search }: { search: PromotionsReportSearch }) {
  const { timeZone } = useCurrentStore();
  const update = useUpdateSearch(search);
  const days = reportDays(search, timeZone);
  const query = usePromotionsReport(days);
  const save = useSavePromotionsReport();
  const { promotions, campaigns } = ordersOf(search);
  const wanted = {
    ...days,
    sort: promotions.column,
    descending: promotions.descending,
    campaignSort: campaigns.column,
    campaignDescending: campaigns.descending,
  };
  return (
    <Page>
      <PageHeader
        title={analyticsText.performance}
        actions={
          <>
            <RangeBar search={search} otherwise={reportRange} onChange={update} compares={false} />
            <ExportMenu what={text.file} save={(kind) => save(kind, wanted)} />
          </>
        }
      />
      <PerformanceTabs />
      <Lists query={query} search={search} update={update} />
    </Page>
  );
}

interface ListsProps {
  query: ReturnType<typeof usePromotionsReport>;
  search: PromotionsReportSearch;
  update: (change: PromotionsReportSearch) => void;
}

function Lists({ query, search, update }: ListsProps) {
  const { data } = query;
  return (
    <>
      <ListPanel
        title={text.codesAndDeals}
        description={describePromotions(data)}
        what={text.promotionsName}
        query={query}
      >
        <Promotions query={query} search={search} update={update} />
      </ListPanel>
      {query.error && !data ? null : (
        <ListPanel
          title={text.smsCampaigns}
          description={describeCampaigns(data)}
          what={text.smsCampaigns}
          query={query}
        >
          <Campaigns query={query} search={search} update={update} />
        </ListPanel>
      )}
    </>
  );
}

function describePromotions(report: PromotionsReport | undefined): string {
  const orders = report?.totals.inSeveralRows ?? 0;
  const counts = text.promotionsHelp + text.codesArePublic(codeWeeks);
  return counts + (orders > 0 ? text.inSeveralRows(orders) : '');
}

function describeCampaigns(report: PromotionsReport | undefined): string {
  const orders = report?.campaignTotals.inSeveralRows ?? 0;
  const counts = text.whatCounts(campaignDays, usualWeeks);
  return counts + (orders > 0 ? text.inSeveralCampaigns(orders) : '');
}

function Promotions({ query: { data, isPlaceholderData }, search, update }: ListsProps) {
  const sort = ordersOf(search).promotions;
  const { column, descending } = sort;
  const rows = useMemo(
    () => data && sortPromotions(data.promotions, { column, descending }),
    [data, column, descending],
  );
  const sorting = { sort, onSort: (next: Sort) => update(sortedBy(next)) };
  const view = useListView({
    list: 'promotionResults',
    label: text.codesAndDeals,
    columns: promotionColumns,
    search,
    filters: [],
    onChoose: update,
    ...sorting,
  });
  return (
    <>
      <Filters views={view.controls} />
      <DataTable
        label={text.codesAndDeals}
        columns={view.columns}
        card={promotionCard}
        rows={view.ready ? rows : undefined}
        rowKey={promotionKey}
        twoLines
        skeletonRows={4}
        refetching={isPlaceholderData}
        {...sorting}
        totals={data && promotionTotals(data.totals)}
        empty={<NoPromotions />}
      />
    </>
  );
}

function Campaigns({ query: { data, isPlaceholderData }, search, update }: ListsProps) {
  const sort = ordersOf(search).campaigns;
  const { column, descending } = sort;
  const rows = useMemo(
    () => data && sortCampaigns(data.campaigns, { column, descending }),
    [data, column, descending],
  );
  const sorting = { sort, onSort: (next: Sort) => update(campaignsSortedBy(next)) };
  const view = useListView({
    list: 'campaignResults',
    label: text.smsCampaigns,
    columns: campaignColumns,
    search,
    filters: [],
    onChoose: update,
    ...sorting,
  });
  return (
    <>
      <Filters views={view.controls} />
      <DataTable
        label={text.smsCampaigns}
        columns={view.columns}
        card={campaignCard}
        rows={view.ready ? rows : undefined}
        rowKey={campaignKey}
        twoLines
        skeletonRows={2}
        refetching={isPlaceholderData}
        {...sorting}
        totals={data && campaignTotals(data.campaignTotals)}
        empty={<NoCampaigns />}
      />
    </>
  );
}

function NoPromotions() {
  const { can } = useCurrentStore();
  return (
    <EmptyState
      drawing={<GiftDrawing large />}
      title={text.noPromotions}
      description={text.noPromotionsHelp}
      action={
        can('promotions:write') ? (
          <LinkButton to="/dashboard/add-promo-code">{text.addPromoCode}</LinkButton>
        ) : undefined
      }
    />
  );
}

function NoCampaigns() {
  return (
    <EmptyState
      drawing={<SpeechDrawing large />}
      title={text.noCampaigns}
      description={text.noCampaignsHelp}
      action={<LinkButton to="/dashboard/marketing">{text.createCampaign}</LinkButton>}
    />
  );
}
