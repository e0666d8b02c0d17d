import { deliveryMethodLabel, orderStatusLabel } from '@counter/contract/orders';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { monthUntilToday } from '../../lib/store-range.ts';
import { useUpdateSearch } from '../../lib/use-update-search.ts';
import { DateRange } from '../../ui/date-range.tsx';
import { FilterChoice, FilterDates, Filters } from '../../ui/filters.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { breakdownMethods, breakdownStatuses, type BreakdownSearch } from './breakdown-search.ts';

const statuses = breakdownStatuses.map((value) => ({ value, label: orderStatusLabel(value) }));
const methods = breakdownMethods.map((value) => ({ value, label: deliveryMethodLabel(value) }));

/** Days, search, status and method. */
export function BreakdownFilters({ search }: { search: BreakdownSearch }) {
  const { timeZone } = useCurrentStore();
  const update = useUpdateSearch(search);
  const { start, end, today } = monthUntilToday(search, timeZone);
  const set = [search.from ?? search.to, search.status, search.method].filter(Boolean).length;
  return (
    <Filters
      count={set}
      done="Show orders"
      search={
        <SearchField
          label="Search by order number or customer"
          placeholder="Order number or customer"
          value={search.search ?? ''}
          onChange={(text) => update({ search: text || undefined }, { replace: true })}
          group="Order Breakdown"
        />
      }
    >
      <FilterDates>
        <DateRange
          start={start}
          end={end}
          max={today}
          onChange={(range) =>
            update({ from: range.start ?? undefined, to: range.end ?? undefined })
          }
        />
      </FilterDates>
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
