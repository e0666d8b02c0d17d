import { adjustmentPageSize, type AdjustableOrder } from '@counter/contract/adjustments';
import { useNavigate } from '@tanstack/react-router';
import { useListAddress } from '../../lib/use-list-address.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { ListPanel } from '../../ui/lists/list-panel.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { SearchField } from '../../ui/lists/search-field.tsx';
import { EmptyState, NotFoundState } from '../../ui/feedback/states.tsx';
import type { SomeSearch } from './adjustments-search.ts';
import classes from './adjustments.module.css';
import { useAdjustableOrders } from './adjustments.queries.ts';
import { orderCard, orderColumns } from './order-columns.tsx';
import { text } from './adjustments.text.ts';

/** Completed orders, the latest first or those that a search finds. */
export function OrdersTab({ search: asked }: { search: SomeSearch }) {
  const { search = '', page = 1 } = asked;
  const { update, turnTo, searching } = useListAddress(asked);
  const navigate = useNavigate();
  const query = useAdjustableOrders(search, page);
  const issue = ({ orderNumber: order }: AdjustableOrder) =>
    void navigate({ to: '/dashboard/issue-adjustment', search: { order } });
  const clear = () => update({ search: undefined });
  return (
    <ListPanel
      what="orders"
      query={query}
      filters={
        <div className={classes.toolbar}>
          <div className={classes.search}>
            <SearchField
              label={text.searchByOrderNumberOr}
              placeholder={text.orderNumberOrCustomer}
              group={text.adjustments}
              {...searching}
            />
          </div>
        </div>
      }
    >
      <DataTable
        label={text.completedOrders}
        columns={orderColumns}
        card={orderCard}
        rows={query.data?.content}
        rowKey={({ orderNumber }) => orderNumber}
        onOpen={issue}
        twoLines
        refetching={query.isPlaceholderData}
        skeletonRows={adjustmentPageSize}
        empty={search ? <NotFoundState query={search} onClear={clear} /> : <NoOrders />}
        footer={
          <Pagination
            page={page}
            pageSize={adjustmentPageSize}
            total={query.data?.totalElements ?? 0}
            onPage={turnTo}
          />
        }
      />
    </ListPanel>
  );
}

function NoOrders() {
  return <EmptyState title={text.noCompletedOrdersYet} description={text.orderCanBeRefundedHere} />;
}
