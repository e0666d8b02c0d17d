import { auditGroupLabel, auditGroups } from '@counter/contract/audit';
import { dayAt } from '@counter/contract/shared';
import { now } from '../../lib/clock.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { useListAddress } from '../../lib/use-list-address.ts';
import { DateRange } from '../../ui/date-range.tsx';
import { FilterChoice, FilterDates, Filters } from '../../ui/filters.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import type { AuditSearch } from './audit-search.ts';
import { useAuditPeople } from './audit.queries.ts';

/** Those that happen in no store. */
const elsewhere = new Set(['account', 'marketplace']);

const groups = auditGroups
  .filter((group) => !elsewhere.has(group))
  .map((value) => ({ value, label: auditGroupLabel(value) }));

/** Days, person, kind and words. */
export function AuditFilters({ search }: { search: AuditSearch }) {
  const { timeZone } = useCurrentStore();
  const { update } = useListAddress(search);
  const { data } = useAuditPeople();
  const { person, group, from, to } = search;
  return (
    <Filters
      count={[from ?? to, person, group].filter(Boolean).length}
      done="Show entries"
      search={
        <SearchField
          label="Search the audit log"
          placeholder="Person, action or name"
          value={search.search ?? ''}
          onChange={(text) => update({ search: text || undefined }, { replace: true })}
          group="Audit log"
        />
      }
    >
      <FilterDates>
        <DateRange
          start={from ?? null}
          end={to ?? null}
          max={dayAt(new Date(now()), timeZone)}
          onChange={({ start, end }) => update({ from: start ?? undefined, to: end ?? undefined })}
        />
      </FilterDates>
      <FilterChoice
        label="Person"
        all="Everybody"
        value={person}
        options={(data ?? []).map((one) => ({ value: one.person, label: one.name }))}
        onChoose={(chosen) => update({ person: chosen })}
      />
      <FilterChoice
        label="Kind"
        all="All kinds"
        value={group}
        options={groups}
        onChoose={(chosen) => update({ group: chosen })}
      />
    </Filters>
  );
}
