import {
  payoutPageSize,
  payoutStatusLabel,
  type ListedPayout,
  type PayoutsPage,
} from '@counter/contract/payouts';
import { IconCash } from '@tabler/icons-react';
import { explainFailure } from '../../lib/api.ts';
import { namesDays } from '../../lib/url/range-address.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { CoinsDrawing } from '../../ui/display/drawings/coins.tsx';
import { SearchDrawing } from '../../ui/display/drawings/search.tsx';
import { EmptyState, FailedState, NotFoundState } from '../../ui/feedback/states.tsx';
import { useIsNarrow } from '../../ui/browser/use-is-narrow.ts';
import {
  narrowPayoutNote,
  payoutCard,
  payoutColumns,
  payoutNote,
  payoutTotals,
} from './payout-columns.tsx';
import type { PayoutsSearch } from './payouts-search.ts';
import { payoutsWanted } from './payouts-wanted.ts';
import { usePayouts } from './payouts.queries.ts';
import { uiText } from '../../ui/ui.text.ts';
import { text } from './payouts.text.ts';

interface PayoutsListProps {
  search: PayoutsSearch;
  onOpen: (payout: ListedPayout) => void;
  onClear?: () => void;
  /** The columns as the person wants them, once that is known. */
  view?: { columns: readonly Column<ListedPayout>[]; ready: boolean };
  /** Shows so many at most, in the columns of narrow views. */
  limit?: number;
  /** Goes to a page; without it the first one is all there is. */
  onPage?: (page: number) => void;
}

/** The payouts of the store, the latest first. */
export function PayoutsList(props: PayoutsListProps) {
  const { search, onOpen, onClear, onPage, view, limit } = props;
  const { timeZone } = useCurrentStore();
  const list = usePayouts({
    pageNumber: (search.page ?? 1) - 1,
    ...payoutsWanted(search, timeZone),
  });
  const isNarrow = useIsNarrow();
  const narrow = isNarrow || limit !== undefined;
  const failure = list.data ? null : list.error;
  const looked = lookedFor(search);
  return (
    <DataTable
      label={uiText.payouts}
      columns={view?.columns ?? payoutColumns[narrow ? 'narrow' : 'wide']}
      card={payoutCard}
      note={narrow ? narrowPayoutNote : payoutNote}
      dense
      rows={view?.ready === false ? undefined : list.data?.content.slice(0, limit)}
      rowKey={({ transactionId }) => transactionId}
      onOpen={onOpen}
      activeKey={search.payout}
      totals={onPage && totalsOf(list.data)}
      twoLines
      refetching={list.isPlaceholderData}
      skeletonRows={limit ?? payoutPageSize}
      empty={
        looked === '' || !onClear ? (
          <EmptyState
            {...(limit === undefined
              ? { drawing: <CoinsDrawing large /> }
              : { icon: <IconCash size={32} stroke={1.5} /> })}
            title={text.noPayoutsYet}
            description={text.noPayoutsHelp}
          />
        ) : (
          <NotFoundState query={looked} onClear={onClear} drawing={<SearchDrawing large />} />
        )
      }
      failed={
        failure ? (
          <FailedState
            title={text.payoutsNotLoaded}
            cause={explainFailure(failure)}
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          />
        ) : null
      }
      footer={
        list.data && onPage ? (
          <Pagination
            page={search.page ?? 1}
            pageSize={payoutPageSize}
            total={list.data.totalElements}
            onPage={onPage}
          />
        ) : null
      }
    />
  );
}

/** The row of totals, unless no payout counts into it. */
function totalsOf(list: PayoutsPage | undefined) {
  const [first] = list?.content ?? [];
  if (!list || !first || list.totals.payouts === 0) return undefined;
  return payoutTotals(list, first.currency);
}

/** Describes the current filters. */
function lookedFor(search: PayoutsSearch): string {
  const { status, page } = search;
  const days = namesDays(search) && uiText.theseDays;
  return [status && payoutStatusLabel(status), days, page && text.page(page)]
    .filter(Boolean)
    .join(', ');
}
