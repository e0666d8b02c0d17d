import { deliveryMethodLabel, orderStatusLabel } from '@counter/contract/orders';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { monthUntilToday } from '../../lib/store-range.ts';
import { useListAddress } from '../../lib/use-list-address.ts';
import { FilterDays } from '../../ui/lists/filter-days.tsx';
import { FilterChoice, Filters } from '../../ui/lists/filters.tsx';
import { breakdownMethods, breakdownStatuses, type BreakdownSearch } from './breakdown-search.ts';
import { text } from './reports.text.ts';
import { uiText } from '../../ui/ui.text.ts';

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
      done={text.showOrders}
      search={{
        label: text.searchByOrderNumberOr,
        placeholder: text.orderNumberOrCustomer,
        group: text.orderBreakdown,
        ...searching,
      }}
    >
      <FilterDays start={start} end={end} max={today} onChoose={update} />
      <FilterChoice
        label={uiText.status}
        all={uiText.allStatuses}
        value={search.status}
        options={statuses}
        onChoose={(status) => update({ status })}
      />
      <FilterChoice
        label={text.deliveryMethod}
        all={text.allMethods}
        value={search.method}
        options={methods}
        onChoose={(method) => update({ method })}
      />
    </Filters>
  );
}
