import { campaignPageSize } from '@counter/contract/marketing';
import { useMemo, type ReactNode } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { useListAddress } from '../../lib/url/use-list-address.ts';
import { DoorDrawing } from '../../ui/display/drawings/door.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { Filters } from '../../ui/lists/filters.tsx';
import { ListPanel } from '../../ui/lists/list-panel.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PendingButton } from '../../ui/feedback/pending-button.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { useIsNarrow } from '../../ui/browser/use-is-narrow.ts';
import { useListView } from '../views/index.ts';
import { campaignCard, campaignColumns, menuColumn, resultColumn } from './campaign-columns.tsx';
import { CampaignMenu, type CampaignActions } from './campaign-menu.tsx';
import classes from './marketing.module.css';
import type { MarketingSearch } from './marketing-search.ts';
import { useCampaigns } from './marketing.queries.ts';
import { text } from './marketing.text.ts';
import { useListResults } from './use-list-results.ts';
import { uiText } from '../../ui/ui.text.ts';

interface CampaignListProps extends CampaignActions {
  search: MarketingSearch;
  /** The button to create a campaign; null without the permission. */
  create: ReactNode;
}

/** The campaigns, newest first; one opens in the drawer. */
export function CampaignList({ search, create, onDuplicate, onCancel }: CampaignListProps) {
  const { can } = useCurrentStore();
  const room = useIsNarrow() ? 'narrow' : 'wide';
  const { page = 1 } = search;
  const address = useListAddress(search);
  const query = useCampaigns(page - 1);
  const writes = can('marketing:write');
  const { results, failed, query: resultQuery } = useListResults(query.data?.content);
  const columns = useMemo(() => {
    const kept = campaignColumns[room];
    const shown = room === 'wide' ? [...kept, resultColumn(results, failed)] : kept;
    return writes ? [...shown, menuColumn({ onDuplicate, onCancel })] : shown;
  }, [room, writes, onDuplicate, onCancel, results, failed]);
  const view = useListView({
    list: 'campaigns',
    label: text.campaigns,
    columns,
    search,
    filters: [],
    onChoose: address.update,
  });
  return (
    <ListPanel
      title={text.campaigns}
      what="campaigns"
      query={query}
      filters={<Filters views={view.controls} />}
    >
      {failed ? <ResultsFailed query={resultQuery} /> : null}
      <DataTable
        label={text.campaigns}
        columns={view.columns}
        card={(campaign) => ({
          ...campaignCard(campaign, results?.get(campaign.id)),
          action: writes ? <CampaignMenu {...{ campaign, onDuplicate, onCancel }} /> : null,
        })}
        rows={view.ready ? query.data?.content : undefined}
        {...address.rows}
        twoLines
        refetching={query.isPlaceholderData}
        skeletonRows={5}
        empty={
          <EmptyState
            drawing={<DoorDrawing large />}
            title={text.noCampaignFound}
            description={text.noCampaignHelp}
            action={create}
          />
        }
        footer={
          <Pagination
            page={page}
            pageSize={campaignPageSize}
            total={query.data?.totalElements}
            onPage={address.turnTo}
          />
        }
      />
    </ListPanel>
  );
}

/** Says that the results are missing. The campaigns stay visible below. */
function ResultsFailed({ query }: Pick<ReturnType<typeof useListResults>, 'query'>) {
  return (
    <div className={classes.unloaded}>
      <Notice
        tone="info"
        action={
          <PendingButton
            variant="default"
            busy={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {uiText.tryAgain}
          </PendingButton>
        }
      >
        {text.resultsNotLoaded(explainFailure(query.error))}
      </Notice>
    </div>
  );
}
