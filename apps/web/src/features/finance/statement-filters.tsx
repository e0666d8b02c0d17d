import { entryKindLabel } from '@counter/contract/ledger';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { monthUntilToday } from '../../lib/store-range.ts';
import { useUpdateSearch } from '../../lib/use-update-search.ts';
import { DateRange } from '../../ui/date-range.tsx';
import { FilterChoice, FilterDates, Filters } from '../../ui/filters.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { statementKinds, type StatementSearch } from './statement-search.ts';

const kinds = statementKinds.map((value) => ({ value, label: entryKindLabel(value) }));

/** Days, kind and reference. */
export function StatementFilters({ search }: { search: StatementSearch }) {
  const { timeZone } = useCurrentStore();
  const updateSearch = useUpdateSearch(search);
  // Another list begins at its first page.
  const update: typeof updateSearch = (change, options) =>
    updateSearch({ page: undefined, ...change }, options);
  const { start, end, today } = monthUntilToday(search, timeZone);
  return (
    <Filters
      count={[search.from ?? search.to, search.kind].filter(Boolean).length}
      done="Show entries"
      search={
        <SearchField
          label="Search by order number or transaction ID"
          placeholder="Order number or transaction ID"
          value={search.search ?? ''}
          onChange={(text) => update({ search: text || undefined }, { replace: true })}
          group="User Finance"
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
        label="Kind"
        all="All kinds"
        value={search.kind}
        options={kinds}
        onChoose={(kind) => update({ kind })}
      />
    </Filters>
  );
}
