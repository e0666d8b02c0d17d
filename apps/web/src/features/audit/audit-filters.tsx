import { dayAt, auditGroupLabel, auditGroups } from '@counter/contract/shared';
import { now } from '../../lib/clock.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { useListAddress } from '../../lib/use-list-address.ts';
import { FilterDays } from '../../ui/lists/filter-days.tsx';
import { FilterChoice, Filters } from '../../ui/lists/filters.tsx';
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
  const { update, searching } = useListAddress(search);
  const { data } = useAuditPeople();
  const { person, group, from, to } = search;
  return (
    <Filters
      set={[from ?? to, person, group]}
      done="Show entries"
      search={{
        label: 'Search the audit log',
        placeholder: 'Person, action or name',
        group: 'Audit log',
        ...searching,
      }}
    >
      <FilterDays
        start={from ?? null}
        end={to ?? null}
        max={dayAt(new Date(now()), timeZone)}
        onChoose={update}
      />
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
