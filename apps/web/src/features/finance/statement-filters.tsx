import { accountLabel, entryKindLabel } from '@counter/contract/ledger';
import type { ReactNode } from 'react';
import { namesDays } from '../../lib/url/range-address.ts';
import { useListAddress } from '../../lib/url/use-list-address.ts';
import { FilterChoice, Filters } from '../../ui/lists/filters.tsx';
import { ListDays } from '../../ui/lists/list-days.tsx';
import { statementAccounts, statementKinds, type StatementSearch } from './statement-search.ts';
import { text } from './finance.text.ts';

const kinds = statementKinds.map((value) => ({ value, label: entryKindLabel(value) }));
const accounts = statementAccounts.map((value) => ({ value, label: accountLabel(value) }));

interface StatementFiltersProps {
  search: StatementSearch;
  /** The list's saved views and column picker. */
  views: ReactNode;
}

/** Filters the statement by days, kind, account and reference. */
export function StatementFilters({ search, views }: StatementFiltersProps) {
  const { update, searching } = useListAddress(search);
  return (
    <Filters
      views={views}
      set={[search.kind, search.account]}
      done={text.showEntries}
      search={{
        label: text.searchLabel,
        placeholder: text.searchPlaceholder,
        group: text.userFinance,
        ...searching,
      }}
      daysChosen={namesDays(search)}
      days={<ListDays search={search} pastMonth onChange={update} />}
    >
      <FilterChoice
        label={text.kind}
        all={text.allKinds}
        value={search.kind}
        options={kinds}
        onChoose={(kind) => update({ kind })}
      />
      <FilterChoice
        label={text.account}
        all={text.allAccounts}
        value={search.account}
        options={accounts}
        onChoose={(account) => update({ account })}
      />
    </Filters>
  );
}
