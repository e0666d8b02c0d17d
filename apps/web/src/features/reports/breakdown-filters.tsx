import { deliveryMethodLabel, orderStatusLabel } from '@counter/contract/orders';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { monthUntilToday } from '../../lib/store-range.ts';
import { useListAddress } from '../../lib/use-list-address.ts';
import { FilterDays } from '../../ui/lists/filter-days.tsx';
import { FilterChoice, Filters } from '../../ui/lists/filters.tsx';
import { breakdownMethods, breakdownStatuses, type BreakdownSearch } from './breakdown-search.ts';

const statuses = breakdownStatuses.map((value) => ({ value, label: orderStatusLabel(value) }));
const methods = breakdownMethods.map((value) => ({ value, label: deliveryMethodLabel(value) }));

/** Days, search, status and method. */
export function BreakdownFilters({ search }: { search: BreakdownSearch }) {
  const { timeZone } = useCurrentStore();
  const { update, searching } = useListAddress(search);
  const { start, end, today } = monthUntilToday(search, timeZone);
  return (
    <Filters
      set={[search.from ?? search.to, search.status, search.method]}
      done="Show orders"
      search={{
        label: 'Search by order number or customer',
        placeholder: 'Order number or customer',
        group: 'Order Breakdown',
        ...searching,
      }}
    >
      <FilterDays start={start} end={end} max={today} onChoose={update} />
      <FilterChoice
        label="Status"
        all="All statuses"
        value={search.status}
        options={statuses}
        onChoose={(status) => update({ status })}
      />
      <FilterChoice
        label="Delivery Method"
        all="All methods"
        value={search.method}
        options={methods}
        onChoose={(method) => update({ method })}
      />
    </Filters>
  );
}
