import { dayAt, auditGroupLabel, auditGroups } from '@counter/contract/shared';
import type { ReactNode } from 'react';
import { now } from '@counter/browser/clock';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { useListAddress } from '../../lib/url/use-list-address.ts';
import { FilterDays } from '../../ui/lists/filter-days.tsx';
import { FilterChoice, Filters } from '../../ui/lists/filters.tsx';
import type { AuditSearch } from './audit-search.ts';
import { useAuditPeople } from './audit.queries.ts';
import { text } from './audit.text.ts';

/** Action groups outside a store. */
const elsewhere = new Set(['account', 'marketplace']);

const groups = auditGroups
  .filter((group) => !elsewhere.has(group))
  .map((value) => ({ value, label: auditGroupLabel(value) }));

interface AuditFiltersProps {
  search: AuditSearch;
  /** The list's saved views and column picker. */
  views: ReactNode;
}

/** Filters the audit log by day, person, kind and text. */
export function AuditFilters({ search, views }: AuditFiltersProps) {
  const { timeZone } = useCurrentStore();
  const { update, searching } = useListAddress(search);
  const { data } = useAuditPeople();
  const { person, group, from, to } = search;
  return (
    <Filters
      views={views}
      set={[from ?? to, person, group]}
      done={text.showEntries}
      search={{
        label: text.searchAuditLog,
        placeholder: text.searchPlaceholder,
        group: text.auditLog,
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
        label={text.person}
        all={text.everyone}
        value={person}
        options={(data ?? []).map((one) => ({ value: one.person, label: one.name }))}
        onChoose={(chosen) => update({ person: chosen })}
      />
      <FilterChoice
        label={text.kind}
        all={text.allKinds}
        value={group}
        options={groups}
        onChoose={(chosen) => update({ group: chosen })}
      />
    </Filters>
  );
}
