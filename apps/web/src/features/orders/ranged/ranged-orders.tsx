import { orderPageSize, type Order } from '@counter/contract/orders';
import { useRef } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { reportDays } from '../../../lib/url/store-range.ts';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { FailedState } from '../../../ui/feedback/states.tsx';
import { useListView } from '../../views/index.ts';
import { Freshness } from '../display/freshness.tsx';
import { useOrdersAddress } from '../address/orders-address.tsx';
import { type OrdersSearch } from '../address/orders-search.ts';
import { useOrderRange, type OrderRange } from '../orders.queries.ts';
import { RangeEmpty } from './range-empty.tsx';
import { RangeFilters } from './range-filters.tsx';
import {
  historyCard,
  historyColumns,
  narrowHistoryColumns,
  narrowScheduledColumns,
  scheduledCard,
  scheduledColumns,
} from './ranged-columns.tsx';
import { orderKey } from '../today/todays-orders.tsx';
import { useIsNarrow } from '../../../ui/browser/use-is-narrow.ts';
import { useOrderSelection } from '../today/use-order-selection.ts';
import { text } from '../orders.text.ts';
import { rangedText } from './ranged-orders.text.ts';

const looks = {
  scheduled: {
    label: text.scheduledLabel,
    columns: scheduledColumns,
    narrowColumns: narrowScheduledColumns,
    card: scheduledCard,
  },
  history: {
    label: text.history,
    columns: historyColumns,
    narrowColumns: narrowHistoryColumns,
    card: historyCard,
  },
};

const lists = { scheduled: 'scheduledOrders', history: 'orders' } as const;
const viewFilters = ['status', 'method', 'range', 'from', 'to'] as const;
const noOrders: readonly Order[] = [];

interface RangedOrdersProps {
  kind: 'scheduled' | 'history';
  /** The title, if the screen has several lists. */
  title?: string;
}

/** The scheduled or finished orders by the day they were placed, page by page. */
export function RangedOrders({ kind, title }: RangedOrdersProps) {
  const { search, open, update } = useOrdersAddress();
  const { timeZone } = useCurrentStore();
  const range = useOrderRange(rangeRequest(kind, search, timeZone));
  const { orders } = range;
  const list = useRef<HTMLDivElement>(null);
  const selection = useOrderSelection(orders ?? noOrders, list);
  const failure = range.data ? null : range.error;
  const page = search.page ?? 1;
  const narrow = useIsNarrow();
  const { label, columns, narrowColumns, card } = looks[kind];
  const view = useListView({
    list: lists[kind],
    label,
    columns: narrow ? narrowColumns : columns,
    search,
    filters: viewFilters,
    onChoose: update,
  });
  return (
    <>
      <Freshness query={range} />
      <Panel flush {...(title === undefined ? {} : { title })}>
        <RangeFilters kind={kind} views={view.controls} />
        <div ref={list}>
          <DataTable
            label={label}
            columns={view.columns}
            card={card}
            rows={view.ready ? orders : undefined}
            rowKey={orderKey}
            onOpen={(order) => open(order.orderNumber)}
            activeKey={selection}
            twoLines
            refetching={range.isPlaceholderData}
            skeletonRows={orderPageSize}
            empty={<RangeEmpty kind={kind} />}
            failed={
              failure ? (
                <FailedState
                  title={rangedText.ordersNotLoaded}
                  cause={explainFailure(failure)}
                  onRetry={() => void range.refetch()}
                  retrying={range.isFetching}
                />
              ) : null
            }
            footer={
              <Pagination
                {...(title === undefined ? {} : { label: rangedText.pagesOf(title.toLowerCase()) })}
                page={page}
                pageSize={orderPageSize}
                total={range.data?.totalElements}
                onPage={(next) => update({ page: next > 1 ? next : undefined })}
              />
            }
          />
        </div>
      </Panel>
    </>
  );
}

function rangeRequest(
  kind: OrderRange['kind'],
  search: OrdersSearch,
  timeZone: string,
): OrderRange {
  const { from, to } = reportDays(search, timeZone);
  return {
    kind,
    pageNumber: (search.page ?? 1) - 1,
    startDate: from,
    endDate: to,
    search: search.search ?? '',
    status: search.status,
    deliveryMethod: search.method,
  };
}
