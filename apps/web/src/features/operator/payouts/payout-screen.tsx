import { breakdownLines, feePlanLabel, type OperatorPayoutDetail } from '@counter/contract/payouts';
import { formatCount, formatMoney, signedMoney } from '@counter/contract/shared';
import { moneyInSentence } from '../../../lib/money-in-sentence.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { BackLink } from '../../../ui/actions/back-link.tsx';
import { DetailAbsent } from '../detail-absent.tsx';
import detail from '../detail.module.css';
import { Fact, Facts } from '../facts.tsx';
import { Freshness } from '../lists/freshness.tsx';
import type { Search } from '../lists/list-search.ts';
import { StateBadge } from '../state-badge.tsx';
import { Instant } from '../when.tsx';
import { payoutWords } from '../words.ts';
import { HoldPanel } from './hold-panel.tsx';
import { MoveActions } from './move-actions.tsx';
import { useOperatorPayout } from './operator-payouts.queries.ts';
import { periodWords } from './payout-words.ts';
import { text } from '../operator.text.ts';
import { payoutsText } from './payouts.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface PayoutScreenProps {
  storeId: number;
  transactionId: string;
  /** The list that the payout was opened from. */
  search: Search;
}

/** One payout of a store: its breakdown, its state and the possible moves. */
export function PayoutScreen({ storeId, transactionId, search }: PayoutScreenProps) {
  const query = useOperatorPayout(storeId, transactionId);
  return (
    <Page>
      <nav aria-label={text.back} className={detail.bar}>
        <BackLink to="/operator/payouts" search={search}>
          {uiText.payouts}
        </BackLink>
      </nav>
      <Freshness queries={[query]} />
      {query.data ? (
        <PayoutView payout={query.data} />
      ) : (
        <DetailAbsent query={query} what="payout" />
      )}
    </Page>
  );
}

function PayoutView({ payout }: { payout: OperatorPayoutDetail }) {
  const { transactionId, storeName, status, failure } = payout;
  return (
    <>
      <PageHeader
        title={transactionId}
        description={`${storeName}, ${periodWords(payout)}`}
        actions={<StateBadge word={payoutWords[status]} />}
      />
      {failure === null ? null : <Returned payout={payout} failure={failure} />}
      <div className={detail.columns}>
        <div className={detail.column}>
          <Amounts payout={payout} />
          <Fees payout={payout} />
        </div>
        <div className={`${detail.column} ${detail.side}`}>
          <Steps payout={payout} />
          <HoldPanel payout={payout} />
        </div>
      </div>
    </>
  );
}

/** Says that the bank returned the payout, with a link to the one that now includes its amount. */
function Returned({ payout, failure }: { payout: OperatorPayoutDetail; failure: string }) {
  const { includedIn, storeId } = payout;
  if (!includedIn) return <Notice tone="danger">{payoutsText.returnedByBank(failure)}</Notice>;
  const { transactionId, status } = includedIn;
  const link = (
    <TextLink
      to="/operator/payouts/$storeId/$transactionId"
      params={{ storeId: String(storeId), transactionId }}
    >
      {transactionId}
    </TextLink>
  );
  const paid = status === 'PAID';
  return (
    <Notice tone={paid ? 'info' : 'danger'}>
      {payoutsText.returnedAndIncluded(failure, link, paid)}
    </Notice>
  );
}

function Amounts({ payout }: { payout: OperatorPayoutDetail }) {
  const { breakdown, currency, payoutAmount, totalOrders } = payout;
  return (
    <Panel title={payoutsText.amounts}>
      <Facts amounts>
        <Fact name={uiText.orders} numbers>
          {formatCount(totalOrders)}
        </Fact>
        {breakdownLines(breakdown, { collected: payoutsText.collected }).map(({ name, amount }) => (
          <Fact key={name} name={name} numbers>
            {signedMoney(amount, currency)}
          </Fact>
        ))}
        <Fact name={payoutsText.payoutAmount} numbers>
          <strong>{formatMoney(payoutAmount, currency)}</strong>
        </Fact>
      </Facts>
    </Panel>
  );
}

function Fees({ payout: { plans, currency } }: { payout: OperatorPayoutDetail }) {
  if (plans.length === 0) return null;
  return (
    <Panel title={payoutsText.marketplaceFee}>
      <Facts>
        {plans.map(({ plan, rate, base, fee, orders }) => (
          <Fact key={`${plan} ${rate}`} name={feePlanLabel(plan, rate)} numbers>
            {payoutsText.ofOrders(
              moneyInSentence(fee, currency),
              moneyInSentence(base, currency),
              orders,
            )}
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}

function Steps({ payout }: { payout: OperatorPayoutDetail }) {
  const { status, transactionStartTime, sentAt, settledAt, bankFileId } = payout;
  return (
    <Panel title={payoutsText.steps}>
      <Facts>
        <Fact name={payoutsText.created}>
          <Instant at={transactionStartTime} />
        </Fact>
        {sentAt === null ? null : (
          <Fact name={text.sent}>
            <Instant at={sentAt} />
          </Fact>
        )}
        {bankFileId === null ? null : <Fact name={payoutsText.bankFile}>{bankFileId}</Fact>}
        {settledAt === null ? null : (
          <Fact name={status === 'FAILED' ? payoutsText.returned : payoutsText.arrived}>
            <Instant at={settledAt} />
          </Fact>
        )}
      </Facts>
      <MoveActions payout={payout} />
    </Panel>
  );
}
