import { entryKindLabel } from '@counter/contract/ledger';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { monthUntilToday } from '../../lib/store-range.ts';
import { useListAddress } from '../../lib/use-list-address.ts';
import { FilterDays } from '../../ui/lists/filter-days.tsx';
import { FilterChoice, Filters } from '../../ui/lists/filters.tsx';
import { statementKinds, type StatementSearch } from './statement-search.ts';
import { text } from './finance.text.ts';

const kinds = statementKinds.map((value) => ({ value, label: entryKindLabel(value) }));

/** Days, kind and reference. */
export function StatementFilters({ search }: { search: StatementSearch }) {
  const { timeZone } = useCurrentStore();
  const { update, searching } = useListAddress(search);
  const { start, end, today } = monthUntilToday(search, timeZone);
  return (
    <Filters
      set={[search.from ?? search.to, search.kind]}
      done={text.showEntries}
      search={{
        label: text.searchByOrderNumberOr,
        placeholder: text.orderNumberOrTransactionId,
        group: text.userFinance,
        ...searching,
      }}
    >
      <FilterDays start={start} end={end} max={today} onChoose={update} />
      <FilterChoice
        label={text.kind}
        all={text.allKinds}
        value={search.kind}
        options={kinds}
        onChoose={(kind) => update({ kind })}
      />
    </Filters>
  );
}
