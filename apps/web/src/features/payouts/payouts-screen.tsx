import { payoutStatusLabel } from '@counter/contract/payouts';
import type { ReactNode } from 'react';
import { noDays } from '../../lib/url/range-address.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { useDrawerAddress } from '../../lib/url/use-drawer-address.ts';
import { useListAddress } from '../../lib/url/use-list-address.ts';
import { ExportMenu } from '../../ui/actions/export-menu.tsx';
import { DownloadMenu } from '../../ui/actions/download-menu.tsx';
import { FilterChoice, Filters } from '../../ui/lists/filters.tsx';
import { ListDays } from '../../ui/lists/list-days.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useIsNarrow } from '../../ui/browser/use-is-narrow.ts';
import { useListView } from '../views/index.ts';
import { NextPayoutPanel } from './next-payout.tsx';
import { payoutColumns } from './payout-columns.tsx';
import { PayoutDrawer } from './payout-drawer.tsx';
import { PayoutsList } from './payouts-list.tsx';
import { listedStatuses, type PayoutsSearch } from './payouts-search.ts';
import { payoutsWanted } from './payouts-wanted.ts';
import { useSavePayouts } from './payouts.queries.ts';
import { uiText } from '../../ui/ui.text.ts';
import { text } from './payouts.text.ts';

const viewFilters = ['status', 'range', 'from', 'to'] as const;

interface PayoutsScreenProps {
  search: PayoutsSearch;
  /** The tabs of the reports. */
  tabs: ReactNode;
  /** Further actions. */
  actions?: ReactNode;
}

/** Payouts: the next one and all past ones; a row opens in a drawer. */
export function PayoutsScreen({ search, tabs, actions }: PayoutsScreenProps) {
  const { update, turnTo } = useListAddress(search);
  const drawer = useDrawerAddress(search, 'payout');
  const saveList = useSavePayouts();
  const { timeZone } = useCurrentStore();
  const wanted = payoutsWanted(search, timeZone);
  const clear = () => update({ status: undefined, ...noDays });
  const narrow = useIsNarrow();
  const view = useListView({
    list: 'payouts',
    label: uiText.payouts,
    columns: payoutColumns[narrow ? 'narrow' : 'wide'],
    search,
    filters: viewFilters,
    onChoose: update,
  });
  return (
    <Page>
      <PageHeader
        title={uiText.payouts}
        actions={
          <>
            {actions}
            <DownloadMenu
              label={text.forAccounting}
              what={text.listOfPayouts}
              choices={[
                {
                  label: text.quickBooks,
                  save: () => saveList('CSV', { ...wanted, format: 'QUICKBOOKS' }),
                },
                { label: text.xero, save: () => saveList('CSV', { ...wanted, format: 'XERO' }) },
              ]}
              note={text.accountingHelp}
            />
            <ExportMenu
              what={text.listOfPayouts}
              save={(kind) => saveList(kind, { ...wanted, format: 'CSV' })}
            />
          </>
        }
      />
      {tabs}
      <NextPayoutPanel />
      <Panel flush>
        <PayoutFilters search={search} views={view.controls} />
        <PayoutsList
          search={search}
          view={view}
          onOpen={({ transactionId }) => drawer.open(transactionId)}
          onClear={clear}
          onPage={turnTo}
        />
      </Panel>
      <PayoutDrawer openId={search.payout} onClose={drawer.close} />
    </Page>
  );
}

const statuses = listedStatuses.map((value) => ({ value, label: payoutStatusLabel(value) }));

interface PayoutFiltersProps {
  search: PayoutsSearch;
  /** The list's saved views and column picker. */
  views: ReactNode;
}

function PayoutFilters({ search, views }: PayoutFiltersProps) {
  const { update } = useListAddress(search);
  return (
    <Filters
      views={views}
      set={[search.status]}
      done={text.showPayouts}
      days={<ListDays search={search} onChange={update} />}
    >
      <FilterChoice
        label={uiText.status}
        all={uiText.allStatuses}
        value={search.status}
        options={statuses}
        onChoose={(status) => update({ status })}
      />
    </Filters>
  );
}
