import type { ReactNode } from 'react';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { monthUntilToday } from '../../lib/store-range.ts';
import { DownloadButton } from '../../ui/actions/download-button.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { useSaveStatement, type StatementWanted } from './finance.queries.ts';
import { Overview } from './overview.tsx';
import { Statement } from './statement.tsx';
import type { StatementSearch } from './statement-search.ts';
import { text } from './finance.text.ts';

interface UserFinanceScreenProps {
  search: StatementSearch;
  /** Shows the next payout beside the balance. */
  nextPayout: ReactNode;
}

/** User Finance: what the marketplace owes the store, to whom, and every movement that led there. */
export function UserFinanceScreen({ search, nextPayout }: UserFinanceScreenProps) {
  const { timeZone } = useCurrentStore();
  const wanted = wantedIn(search, timeZone);
  const save = useSaveStatement();
  return (
    <Page>
      <PageHeader
        title={text.userFinance}
        actions={<DownloadButton what={text.statement2} save={async () => save(wanted)} />}
      />
      <Overview nextPayout={nextPayout} />
      <Statement search={search} wanted={wanted} />
    </Page>
  );
}

function wantedIn(search: StatementSearch, timeZone: string): StatementWanted {
  const { start, end } = monthUntilToday(search, timeZone);
  return {
    startDate: start,
    endDate: end,
    search: search.search ?? '',
    ...(search.kind && { kind: search.kind }),
  };
}
