import { adjustmentPageSize, type AdjustableOrder } from '@counter/contract/adjustments';
import { useNavigate } from '@tanstack/react-router';
import { namesDays, noDays } from '../../lib/url/range-address.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { askedDays } from '../../lib/url/store-range.ts';
import { useListAddress } from '../../lib/url/use-list-address.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { Filters } from '../../ui/lists/filters.tsx';
import { ListDays } from '../../ui/lists/list-days.tsx';
import { ListEmpty } from '../../ui/lists/list-empty.tsx';
import { chosenDays } from '../../ui/lists/looked-for.ts';
import { ListPanel } from '../../ui/lists/list-panel.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { ReceiptDrawing } from '../../ui/display/drawings/receipt.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { useListView } from '../views/index.ts';
import type { AdjustmentsSearch } from './adjustments-search.ts';
import { useAdjustableOrders } from './adjustments.queries.ts';
import { orderCard, orderColumns } from './order-columns.tsx';
import { text } from './adjustments.text.ts';

const viewFilters = ['range', 'from', 'to'] as const;

/** Completed orders: the latest first, or the search results. */
export function OrdersTab({ search: asked }: { search: AdjustmentsSearch }) {
  const { search = '', page = 1 } = asked;
  const { update, turnTo, searching } = useListAddress(asked);
  const navigate = useNavigate();
  const { timeZone } = useCurrentStore();
  const query = useAdjustableOrders({
    search,
    pageNumber: page - 1,
    ...askedDays(asked, timeZone),
  });
  const issue = ({ orderNumber: order }: AdjustableOrder) =>
    void navigate({ to: '/dashboard/issue-adjustment', search: { order } });
  const view = useListView({
    list: 'adjustableOrders',
    label: text.completedOrders,
    columns: orderColumns,
    search: asked,
    filters: viewFilters,
    onChoose: update,
  });
  return (
    <ListPanel
      what="orders"
      query={query}
      filters={
        <Filters
          daysChosen={namesDays(asked)}
          days={<ListDays search={asked} onChange={update} />}
          views={view.controls}
          search={{
            label: text.searchLabel,
            placeholder: text.searchPlaceholder,
            group: text.adjustments,
            ...searching,
          }}
        />
      }
    >
      <DataTable
        label={text.completedOrders}
        columns={view.columns}
        card={orderCard}
        rows={view.ready ? query.data?.content : undefined}
        rowKey={({ orderNumber }) => orderNumber}
        onOpen={issue}
        twoLines
        refetching={query.isPlaceholderData}
        skeletonRows={adjustmentPageSize}
        empty={
          <ListEmpty
            looked={[search, namesDays(asked) && chosenDays]}
            onClear={() => update({ search: undefined, ...noDays })}
          >
            <EmptyState
              drawing={<ReceiptDrawing large />}
              title={text.noCompletedOrdersYet}
              description={text.noCompletedOrdersHelp}
            />
          </ListEmpty>
        }
        footer={
          <Pagination
            page={page}
            pageSize={adjustmentPageSize}
            total={query.data?.totalElements}
            onPage={turnTo}
          />
        }
      />
    </ListPanel>
  );
}
