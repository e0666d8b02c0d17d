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
import { ListEmpty } from '../../ui/lists/list-empty.tsx';
import { chosenDays, type LookedFor } from '../../ui/lists/looked-for.ts';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { CoinsDrawing } from '../../ui/display/drawings/coins.tsx';
import { EmptyState, FailedState } from '../../ui/feedback/states.tsx';
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
  /** The person's columns, once loaded. */
  view?: { columns: readonly Column<ListedPayout>[]; ready: boolean };
  /** Maximum number of payouts, shown in the narrow columns. */
  limit?: number;
  /** Goes to a page; if absent, only the first page is shown. */
  onPage?: (page: number) => void;
}

/** The store's payouts, latest first. */
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
  const none = (
    <EmptyState
      {...(limit === undefined
        ? { drawing: <CoinsDrawing large /> }
        : { icon: <IconCash size={32} stroke={1.5} /> })}
      title={text.noPayoutsYet}
      description={text.noPayoutsHelp}
    />
  );
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
        onClear ? (
          <ListEmpty looked={lookedFor(search)} onClear={onClear}>
            {none}
          </ListEmpty>
        ) : (
          none
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

/** Returns the totals row; undefined if no payout counts towards it. */
function totalsOf(list: PayoutsPage | undefined) {
  const [first] = list?.content ?? [];
  if (!list || !first || list.totals.payouts === 0) return undefined;
  return payoutTotals(list, first.currency);
}

/** Describes the current filters. */
function lookedFor(search: PayoutsSearch): LookedFor {
  const { status, page } = search;
  return [
    status && payoutStatusLabel(status),
    namesDays(search) && chosenDays,
    page && text.page(page),
  ];
}
