import { waterfallOf, type StoreAccount, type WaterfallAnswer } from '@counter/contract/ledger';
import { findCurrency, formatMoney, moneyInput } from '@counter/contract/shared';
import { linkOptions } from '@tanstack/react-router';
import type { useWaterfall } from './money.queries.ts';
import { explainFailure } from '../../../lib/api.ts';
import { moneyInSentence } from '../../../lib/money-in-sentence.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Waterfall } from '../../../ui/display/chart/waterfall.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import classes from './money.module.css';
import { text } from './money.text.ts';
import { barsOf, type LinkTo } from './waterfall-bars.ts';
import type { WayBack } from './way-back.ts';

interface WaterfallPanelProps {
  query: ReturnType<typeof useWaterfall>;
  wayBack: WayBack;
}

/** Shows the steps from the sales of a range of days to the bank. */
export function WaterfallPanel({ query, wayBack }: WaterfallPanelProps) {
  const { can } = useCurrentStore();
  const { data, error } = query;
  const opens = can('payouts:read');
  return (
    <Panel title={text.fromSalesToBank} description={describe(data, opens)}>
      {data && error ? <Notice tone="info">{text.outdated(explainFailure(error))}</Notice> : null}
      <div
        className={classes.waterfall}
        data-waiting={query.isPlaceholderData}
        aria-busy={!data || query.isPlaceholderData}
      >
        <Loaded query={query} failed={text.notLoaded} waiting={<Skeleton height={320} />}>
          {(answer) => (
            <Shown answer={answer} linkTo={opens ? linkFrom(answer, wayBack) : () => undefined} />
          )}
        </Loaded>
      </div>
    </Panel>
  );
}

/** Links to the statement of the same days, with a link back to this screen. */
function linkFrom({ from, to }: WaterfallAnswer, wayBack: WayBack): LinkTo {
  return (account: StoreAccount | undefined) =>
    linkOptions({ to: '/dashboard/userFinance', search: { from, to, account, ...wayBack } });
}

function Shown({ answer, linkTo }: { answer: WaterfallAnswer; linkTo: LinkTo }) {
  const { accounts, currency } = answer;
  if (accounts.length === 0) {
    return <EmptyState title={text.nothingMoved} description={text.nothingMovedHelp} />;
  }
  return (
    <Waterfall
      name={text.fromSalesToBank}
      summary={summaryOf(answer)}
      bars={barsOf(answer, linkTo)}
      formatTick={(minor) => formatMoney(minor, currency).replace(/\.00$/, '')}
      write={(minor) => moneyInput(minor, currency)}
      currency={currency}
      unit={10 ** findCurrency(currency).decimalDigits}
    />
  );
}

/** Explains which day orders count on, the fees before refunds and, if they can, that bars open. */
function describe(answer: WaterfallAnswer | undefined, opens: boolean): string {
  const fees = answer && answer.feesReturned !== 0 ? [feesOf(answer)] : [];
  return [text.basis, ...fees, ...(opens ? [text.openBar] : [])].join(' ');
}

function feesOf({ accounts, feesReturned, currency }: WaterfallAnswer): string {
  const fees = accounts.find(({ account }) => account === 'fees')?.amount ?? 0;
  return text.feesReturned(
    moneyInSentence(feesReturned - fees, currency),
    moneyInSentence(feesReturned, currency),
  );
}

function summaryOf({ accounts, currency }: WaterfallAnswer): string {
  const { end } = waterfallOf(accounts);
  const sales = accounts.find(({ account }) => account === 'sales')?.amount ?? 0;
  const say = end < 0 ? text.summaryOwed : text.summary;
  return say(moneyInSentence(sales, currency), moneyInSentence(Math.abs(end), currency));
}
