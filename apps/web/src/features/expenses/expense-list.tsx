import { expensePageSizes, type Expense } from '@counter/contract/expenses';
import { useMemo } from 'react';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { useLastPage } from '../../lib/url/use-last-page.ts';
import { useListAddress } from '../../lib/url/use-list-address.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { ListPanel } from '../../ui/lists/list-panel.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { useIsNarrow } from '../../ui/browser/use-is-narrow.ts';
import { useListView } from '../views/index.ts';
import { expenseCard, expenseColumns, menuColumn } from './expense-columns.tsx';
import { ExpenseEmpty } from './expense-empty.tsx';
import { ExpenseFilters } from './expense-filters.tsx';
import { ExpenseMenu } from './expense-menu.tsx';
import type { ExpenseSearch } from './expense-search.ts';
import type { useExpenses } from './expenses.queries.ts';
import { text } from './expenses.text.ts';

const viewFilters = ['month', 'type', 'supplier', 'receipts'] as const;

interface ExpenseListProps {
  search: ExpenseSearch;
  query: ReturnType<typeof useExpenses>;
  onEdit: (expense: Expense) => void;
  onAdd: () => void;
}

/** All expenses, latest first; one opens in the drawer. */
export function ExpenseList({ search, query, onEdit, onAdd }: ExpenseListProps) {
  const { can } = useCurrentStore();
  const narrow = useIsNarrow();
  const { page = 1, size = 5 } = search;
  const address = useListAddress(search);
  const total = query.data?.totalElements;
  useLastPage({ page, pageSize: size, total, turnTo: address.turnTo });
  const writes = can('expenses:write');
  const columns = useMemo(() => {
    const shown = expenseColumns[narrow ? 'narrow' : 'wide'];
    return writes ? [...shown, menuColumn(onEdit)] : shown;
  }, [narrow, writes, onEdit]);
  const view = useListView({
    list: 'expenses',
    label: text.allExpense,
    columns,
    search,
    filters: viewFilters,
    onChoose: address.update,
  });
  return (
    <ListPanel
      title={text.allExpense}
      what="expenses"
      query={query}
      filters={<ExpenseFilters search={search} views={view.controls} />}
    >
      <DataTable
        label={text.allExpense}
        columns={view.columns}
        card={(expense) => ({
          ...expenseCard(expense),
          action: writes ? <ExpenseMenu expense={expense} onEdit={onEdit} /> : null,
        })}
        rows={view.ready ? query.data?.content : undefined}
        {...address.rows}
        twoLines
        refetching={query.isPlaceholderData}
        skeletonRows={size}
        empty={<ExpenseEmpty search={search} onAdd={onAdd} />}
        footer={
          <Pagination
            page={page}
            pageSize={size}
            total={total}
            onPage={address.turnTo}
            sizes={expensePageSizes}
            onPageSize={(chosen) =>
              address.update({ size: chosen === 10 || chosen === 25 ? chosen : undefined })
            }
          />
        }
      />
    </ListPanel>
  );
}
