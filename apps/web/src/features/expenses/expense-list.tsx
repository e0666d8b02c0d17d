import { expensePageSizes, type Expense } from '@counter/contract/expenses';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { useListAddress } from '../../lib/use-list-address.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Panel } from '../../ui/panel.tsx';
import { FailedState } from '../../ui/states.tsx';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { expenseCard, expenseColumns, menuColumn } from './expense-columns.tsx';
import { ExpenseEmpty } from './expense-empty.tsx';
import { ExpenseFilters } from './expense-filters.tsx';
import { ExpenseMenu } from './expense-menu.tsx';
import type { ExpenseSearch } from './expense-search.ts';
import type { useExpenses } from './expenses.queries.ts';

interface ExpenseListProps {
  search: ExpenseSearch;
  query: ReturnType<typeof useExpenses>;
  onEdit: (expense: Expense) => void;
  onAdd: () => void;
}

/** All Expense: the latest first; one opens in the drawer. */
export function ExpenseList({ search, query, onEdit, onAdd }: ExpenseListProps) {
  const { can } = useCurrentStore();
  const narrow = useIsNarrow();
  const { page = 1, size = 5, open } = search;
  const address = useListAddress(search);
  const { data, error } = query;
  const total = data?.totalElements ?? 0;
  useLastPage(search, total, data?.content.length === 0);
  const writes = can('expenses:write');
  const columns = useMemo(() => {
    const shown = expenseColumns[narrow ? 'narrow' : 'wide'];
    return writes ? [...shown, menuColumn(onEdit)] : shown;
  }, [narrow, writes, onEdit]);
  return (
    <Panel flush title="All Expense">
      {data && error ? (
        <Notice tone="info">
          These expenses may be out of date. {explainFailure(error)} What you see is the last known.
        </Notice>
      ) : null}
      <ExpenseFilters search={search} />
      <DataTable
        label="All Expense"
        columns={columns}
        card={(expense) => ({
          ...expenseCard(expense),
          action: writes ? <ExpenseMenu expense={expense} onEdit={onEdit} /> : null,
        })}
        rows={data?.content}
        rowKey={({ id }) => String(id)}
        onOpen={({ id }) => address.open(id)}
        activeKey={open === undefined ? undefined : String(open)}
        twoLines
        refetching={query.isPlaceholderData}
        skeletonRows={size}
        empty={<ExpenseEmpty search={search} onAdd={onAdd} />}
        failed={
          error && !data ? (
            <FailedState
              title="The expenses could not be loaded"
              cause={explainFailure(error)}
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          ) : null
        }
        footer={
          <Pagination
            page={page}
            pageSize={size}
            total={total}
            onPage={(next) => address.update({ page: next > 1 ? next : undefined })}
            sizes={expensePageSizes}
            onPageSize={(chosen) =>
              address.update({ size: chosen === 10 || chosen === 25 ? chosen : undefined })
            }
          />
        }
      />
    </Panel>
  );
}

/** Deleting the last row of the last page leads to the one before. */
function useLastPage(search: ExpenseSearch, total: number, empty: boolean): void {
  const { update } = useListAddress(search);
  const { page = 1, size = 5 } = search;
  const last = Math.ceil(total / size);
  const beyond = empty && total > 0 && page > last;
  const turnBack = useEffectEvent(() =>
    update({ page: last > 1 ? last : undefined }, { replace: true }),
  );
  useEffect(() => {
    if (beyond) turnBack();
  }, [beyond]);
}
