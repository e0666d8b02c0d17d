import { formatMonth } from '../../lib/calendar.ts';
import { useListAddress } from '../../lib/use-list-address.ts';
import { FilterChoice, Filters } from '../../ui/lists/filters.tsx';
import type { ExpenseSearch } from './expense-search.ts';
import { useExpenseChoices } from './expenses.queries.ts';

/** Month, type, supplier and words. */
export function ExpenseFilters({ search }: { search: ExpenseSearch }) {
  const { update, searching } = useListAddress(search);
  const { data } = useExpenseChoices();
  const supplier = search.supplier === undefined ? undefined : String(search.supplier);
  const suppliers = (data?.suppliers ?? []).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  return (
    <Filters
      set={[search.month, search.type, search.supplier]}
      done="Show expenses"
      search={{
        label: 'Search expenses',
        placeholder: 'Description, type, notes…',
        group: 'Expense',
        ...searching,
      }}
    >
      <FilterChoice
        label="Month"
        all="All months"
        value={search.month}
        options={withChosen(data?.months ?? [], search.month).map((month) => ({
          value: month,
          label: formatMonth(`${month}-01`),
        }))}
        onChoose={(month) => update({ month })}
      />
      <FilterChoice
        label="Type"
        all="All types"
        value={search.type}
        options={withChosen(data?.types ?? [], search.type).map((type) => ({
          value: type,
          label: type,
        }))}
        onChoose={(type) => update({ type })}
      />
      <FilterChoice
        label="Supplier"
        all="All suppliers"
        value={supplier}
        options={
          supplier === undefined || suppliers.some(({ value }) => value === supplier)
            ? suppliers
            : [{ value: supplier, label: 'A removed supplier' }, ...suppliers]
        }
        onChoose={(id) => update({ supplier: id === undefined ? undefined : Number(id) })}
      />
    </Filters>
  );
}

/** A link may ask for what no expense has any more. */
function withChosen(offered: readonly string[], chosen: string | undefined): readonly string[] {
  return chosen === undefined || offered.includes(chosen) ? offered : [chosen, ...offered];
}
