import type { ReactNode } from 'react';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { reportDays } from '../../lib/url/store-range.ts';
import { actionsText } from '../../ui/actions/actions.text.ts';
import { BackArrow } from '../../ui/actions/back-arrow.tsx';
import { DownloadButton } from '../../ui/actions/download-button.tsx';
import { ExportMenu } from '../../ui/actions/export-menu.tsx';
import { DownloadMenu } from '../../ui/actions/download-menu.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { usePrintStatement, useSaveStatement, type StatementWanted } from './finance.queries.ts';
import { MailsPanel } from './mails/mails-panel.tsx';
import { searchOfWayBack } from './money/way-back.ts';
import { Overview } from './overview.tsx';
import { Statement } from './statement.tsx';
import type { StatementSearch } from './statement-search.ts';
import { text } from './finance.text.ts';

interface UserFinanceScreenProps {
  search: StatementSearch;
  /** Shows the next payout beside the balance. */
  nextPayout: ReactNode;
}

/** User Finance: the marketplace's debt to the store, with every entry that led to it. */
export function UserFinanceScreen({ search, nextPayout }: UserFinanceScreenProps) {
  const { timeZone } = useCurrentStore();
  const wanted = wantedIn(search, timeZone);
  const save = useSaveStatement();
  const print = usePrintStatement();
  const back = searchOfWayBack(search);
  return (
    <Page>
      <PageHeader
        title={text.userFinance}
        back={
          back ? (
            <BackArrow to="/dashboard/financials" search={back} label={text.backToFinancials} />
          ) : null
        }
        actions={
          <>
            <DownloadButton
              what={text.statementFile}
              label={actionsText.savePdf}
              save={async () => print(wanted)}
            />
            <DownloadMenu
              label={text.forAccounting}
              what={text.statementFile}
              choices={accountingFormats.map(({ label, format }) => ({
                label,
                save: () => save('CSV', wanted, format),
              }))}
              note={text.accountingHelp}
            />
            <ExportMenu what={text.statementFile} save={(kind) => save(kind, wanted, 'CSV')} />
          </>
        }
      />
      <Overview nextPayout={nextPayout} />
      <MailsPanel />
      <Statement search={search} wanted={wanted} />
    </Page>
  );
}

const accountingFormats = [
  { label: text.quickBooksLines, format: 'QUICKBOOKS' },
  { label: text.quickBooksJournal, format: 'QUICKBOOKS_JOURNAL' },
  { label: text.xeroLines, format: 'XERO' },
  { label: text.xeroJournal, format: 'XERO_JOURNAL' },
] as const;

function wantedIn(search: StatementSearch, timeZone: string): StatementWanted {
  const { from, to } = reportDays(search, timeZone);
  return {
    startDate: from,
    endDate: to,
    search: search.search ?? '',
    ...(search.kind && { kind: search.kind }),
    ...(search.account && { account: search.account }),
  };
}
