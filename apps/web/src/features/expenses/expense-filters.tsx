import type { ReactNode } from 'react';
import { formatMonth } from '../../lib/time/calendar.ts';
import { useListAddress } from '../../lib/url/use-list-address.ts';
import { FilterChoice, Filters } from '../../ui/lists/filters.tsx';
import type { ExpenseSearch } from './expense-search.ts';
import { useExpenseChoices } from './expenses.queries.ts';
import { text } from './expenses.text.ts';

const receipts = [{ value: 'missing', label: text.withoutReceipt }] as const;

interface ExpenseFiltersProps {
  search: ExpenseSearch;
  /** The list's saved views and column picker. */
  views: ReactNode;
}

/** Filters the expenses by month, type, supplier, receipt and text. */
export function ExpenseFilters({ search, views }: ExpenseFiltersProps) {
  const { update, searching } = useListAddress(search);
  const { data } = useExpenseChoices();
  const supplier = search.supplier === undefined ? undefined : String(search.supplier);
  const suppliers = (data?.suppliers ?? []).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  return (
    <Filters
      views={views}
      set={[search.month, search.type, search.supplier, search.receipts]}
      done={text.showExpenses}
      search={{
        label: text.searchExpenses,
        placeholder: text.searchPlaceholder,
        group: text.expense,
        ...searching,
      }}
    >
      <FilterChoice
        label={text.month}
        all={text.allMonths}
        value={search.month}
        options={withChosen(data?.months ?? [], search.month).map((month) => ({
          value: month,
          label: formatMonth(`${month}-01`),
        }))}
        onChoose={(month) => update({ month })}
      />
      <FilterChoice
        label={text.type}
        all={text.allTypes}
        value={search.type}
        options={withChosen(data?.types ?? [], search.type).map((type) => ({
          value: type,
          label: type,
        }))}
        onChoose={(type) => update({ type })}
      />
      <FilterChoice
        label={text.supplier}
        all={text.allSuppliers}
        value={supplier}
        options={
          supplier === undefined || suppliers.some(({ value }) => value === supplier)
            ? suppliers
            : [{ value: supplier, label: text.removedSupplier }, ...suppliers]
        }
        onChoose={(id) => update({ supplier: id === undefined ? undefined : Number(id) })}
      />
      <FilterChoice
        label={text.receiptFilter}
        all={text.anyReceipt}
        value={search.receipts}
        options={receipts}
        onChoose={(chosen) => update({ receipts: chosen })}
      />
    </Filters>
  );
}

/** Adds the chosen value to the choices: a link may name one that no expense has any more. */
function withChosen(offered: readonly string[], chosen: string | undefined): readonly string[] {
  return chosen === undefined || offered.includes(chosen) ? offered : [chosen, ...offered];
}
