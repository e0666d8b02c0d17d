import type { ReactNode } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useListAddress } from '../../../lib/url/use-list-address.ts';
import { FilterChoice, Filters } from '../../../ui/lists/filters.tsx';
import type { CustomersSearch } from './customers-search.ts';
import { filterChoices } from './customers-wanted.ts';
import { text } from '../customers.text.ts';

interface CustomerFiltersProps {
  search: CustomersSearch;
  /** The list's saved views and column picker. */
  views: ReactNode;
}

/** The filters of the customers list. */
export function CustomerFilters({ search, views }: CustomerFiltersProps) {
  const { update, searching } = useListAddress(search);
  const { can } = useCurrentStore();
  const spends = can('customers:spend');
  return (
    <Filters
      views={views}
      set={[search.show]}
      done={text.list.showCustomers}
      search={{
        label: text.list.searchCustomers,
        placeholder: text.list.searchPlaceholder,
        group: text.list.customers,
        ...searching,
      }}
    >
      <FilterChoice
        label={text.list.customerGroup}
        all={text.list.allCustomers}
        value={search.show}
        options={filterChoices({ spends })}
        onChoose={(show) => update({ show })}
      />
    </Filters>
  );
}
