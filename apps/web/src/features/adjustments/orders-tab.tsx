import { adjustmentPageSize, type AdjustableOrder } from '@counter/contract/adjustments';
import { useNavigate } from '@tanstack/react-router';
import { explainFailure } from '../../lib/api.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { EmptyState, FailedState, NotFoundState } from '../../ui/states.tsx';
import { useAdjustmentsAddress } from './adjustments-address.ts';
import type { SomeSearch } from './adjustments-search.ts';
import classes from './adjustments.module.css';
import { useAdjustableOrders } from './adjustments.queries.ts';
import { orderCard, orderColumns } from './order-columns.tsx';

/** Completed orders, the latest first or those that a search finds. */
export function OrdersTab({ search: { search = '', page = 1, ...rest } }: { search: SomeSearch }) {
  const { update } = useAdjustmentsAddress({ ...rest, search, page });
  const navigate = useNavigate();
  const query = useAdjustableOrders(search, page);
  const failure = query.data ? null : query.error;
  const issue = ({ orderNumber: order }: AdjustableOrder) =>
    void navigate({ to: '/dashboard/issue-adjustment', search: { order } });
  const clear = () => update({ search: undefined });
  return (
    <Panel flush>
      <div className={classes.toolbar}>
        <div className={classes.search}>
          <SearchField
            label="Search by order number or customer"
            placeholder="Order number or customer"
            value={search}
            onChange={(text) => update({ search: text || undefined }, true)}
            group="Adjustments"
          />
        </div>
      </div>
      <DataTable
        label="Completed orders"
        columns={orderColumns}
        card={orderCard}
        rows={query.data?.content}
        rowKey={({ orderNumber }) => orderNumber}
        onOpen={issue}
        twoLines
        refetching={query.isPlaceholderData}
        skeletonRows={adjustmentPageSize}
        empty={search ? <NotFoundState query={search} onClear={clear} /> : <NoOrders />}
        failed={
          failure ? (
            <FailedState
              title="These orders could not be loaded"
              cause={explainFailure(failure)}
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          ) : null
        }
        footer={
          <Pagination
            page={page}
            pageSize={adjustmentPageSize}
            total={query.data?.totalElements ?? 0}
            onPage={(next) => update({ page: next > 1 ? next : undefined })}
          />
        }
      />
    </Panel>
  );
}

function NoOrders() {
  return (
    <EmptyState
      title="No completed orders yet"
      description="An order can be refunded here once it is handed over."
    />
  );
}
