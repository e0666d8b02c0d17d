import { payoutStatuses, payoutStatusLabel, type OperatorPayout } from '@counter/contract/payouts';
import { formatCount, formatMoney } from '@counter/contract/shared';
import { useNavigate } from '@tanstack/react-router';
import { useListAddress } from '../../../lib/url/use-list-address.ts';
import { KeyFigure, KeyFigures } from '../../../ui/layout/key-figure.tsx';
import { CoinsDrawing } from '../../../ui/display/drawings/coins.tsx';
import { isAbsent } from '../failed-query.tsx';
import { ListScreen } from '../lists/list-screen.tsx';
import { stateIn, type Search } from '../lists/list-search.ts';
import { payoutWords } from '../words.ts';
import { BankFilesPanel } from './bank-files-panel.tsx';
import { FailedCardsPanel } from './failed-cards-panel.tsx';
import { HeldStoresPanel } from './held-stores-panel.tsx';
import { useOperatorPayouts } from './operator-payouts.queries.ts';
import { payoutCard, payoutColumns } from './payout-columns.tsx';
import { ReferralPaymentsPanel } from './referral-payments-panel.tsx';
import { RunButton, RunPanel } from './run-panel.tsx';
import { text } from '../operator.text.ts';
import { payoutsText } from './payouts.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

const filters = [
  { label: text.all, state: undefined },
  ...payoutStatuses.map((state) => ({ label: payoutWords[state].label, state })),
];

/** The payouts of all stores: created by a run, sent with a bank file, then paid or returned. */
export function PayoutsScreen({ search }: { search: Search }) {
  const state = stateIn(payoutStatuses, search);
  const address = useListAddress<Search>({ ...search, state });
  const navigate = useNavigate();
  const query = useOperatorPayouts({ search: search.search, state, page: search.page });
  const open = ({ storeId, transactionId }: OperatorPayout) =>
    void navigate({
      to: '/operator/payouts/$storeId/$transactionId',
      params: { storeId: String(storeId), transactionId },
      search,
    });
  return (
    <ListScreen
      list="payouts"
      title={uiText.payouts}
      description={payoutsText.pageHelp}
      actions={<RunButton />}
      above={
        <>
          {isAbsent(query) ? null : <Totals totals={query.data?.totals} />}
          <RunPanel />
          <FailedCardsPanel />
        </>
      }
      below={
        <>
          <BankFilesPanel />
          <HeldStoresPanel />
          <ReferralPaymentsPanel />
        </>
      }
      address={address}
      filters={filters}
      searchIn={payoutsText.searchIn}
      query={query}
      columns={payoutColumns}
      card={payoutCard}
      rowKey={({ transactionId }) => transactionId}
      onOpen={open}
      empty={{
        drawing: <CoinsDrawing large />,
        title: payoutsText.noPayoutsYet,
        description: payoutsText.noPayoutsHelp,
      }}
    />
  );
}

type Totals = NonNullable<ReturnType<typeof useOperatorPayouts>['data']>['totals'];

function Totals({ totals }: { totals: Totals | undefined }) {
  return (
    <KeyFigures>
      {payoutStatuses.map((status) => {
        const ofState = (totals ?? []).filter((total) => total.status === status);
        const count = ofState.reduce((sum, { payouts }) => sum + payouts, 0);
        const amounts = ofState.map(({ amount, currency }) => formatMoney(amount, currency));
        return (
          <KeyFigure
            key={status}
            label={payoutStatusLabel(status)}
            value={amounts.join(' + ') || formatMoney(0)}
            hint={count === 1 ? payoutsText.onePayout : payoutsText.payoutsHint(formatCount(count))}
            loading={totals === undefined}
          />
        );
      })}
    </KeyFigures>
  );
}
