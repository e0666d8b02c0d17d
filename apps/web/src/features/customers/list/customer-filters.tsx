import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { FilterChoice, Filters } from '../../../ui/lists/filters.tsx';
import { useIsPhone } from '../../../ui/browser/use-is-phone.ts';
import type { CustomersSearch } from './customers-search.ts';
import { filterChoices, sortChoices } from './customers-wanted.ts';

/** Who is shown, and on a phone in which order. */
export function CustomerFilters({ search }: { search: CustomersSearch }) {
  const { update, searching } = useListAddress(search);
  const { can } = useCurrentStore();
  const spends = can('customers:spend');
  const phone = useIsPhone();
  return (
    <Filters
      set={[search.show]}
      done="Show customers"
      search={{
        label: 'Search customers',
        placeholder: 'Name or phone number',
        group: 'Customers',
        ...searching,
      }}
    >
      <FilterChoice
        label="Who is shown"
        all="All customers"
        value={search.show}
        options={filterChoices({ spends })}
        onChoose={(show) => update({ show })}
      />
      {phone ? (
        <FilterChoice
          label="Order"
          all="Latest visit first"
          value={search.sort}
          options={sortChoices({ spends })}
          onChoose={(sort) => update({ sort, reversed: undefined })}
        />
      ) : null}
    </Filters>
  );
}
