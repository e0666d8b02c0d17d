import { maxSearchResults } from '@counter/contract/orders';
import type { BreakdownTotals } from '@counter/contract/reports';
import { formatCount, formatMoney, type Period } from '@counter/contract/shared';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { moneyInSentence } from '../../lib/money-in-sentence.ts';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import classes from './reports.module.css';
import { countWords, describeUncounted } from './breakdown-words.ts';
import { text } from './reports.text.ts';
import { uiText } from '../../ui/ui.text.ts';

const parts = [
  { name: text.subtotal, amount: 'subtotal', sign: '' },
  { name: uiText.tax, amount: 'tax', sign: '+' },
  { name: text.discount, amount: 'discount', sign: '−' },
  { name: text.tip, amount: 'tip', sign: '+' },
  { name: text.fee, amount: 'fee', sign: '−' },
  { name: text.orderTotalAmount, amount: 'total', sign: '=' },
] as const;

interface BreakdownSumsProps {
  totals: BreakdownTotals | undefined;
  days: Period;
  /** True if the totals cover only the newest matching orders and there may be more. */
  cut: boolean;
}

/** The totals of all matching orders, in the order in which they add up. */
export function BreakdownSums({ totals, days, cut }: BreakdownSumsProps) {
  const { currency } = useCurrentStore();
  return (
    <Panel
      title={text.totals}
      description={totals ? <Counted totals={totals} days={days} cut={cut} /> : text.calculating}
    >
      <dl className={classes.sums} aria-busy={!totals}>
        {parts.map(({ name, amount, sign }) => (
          <div key={name} className={classes.sum} data-result={sign === '='}>
            <dt>{name}</dt>
            <dd>
              {sign === '' ? null : <span className={classes.sign}>{sign}</span>}
              {totals ? formatMoney(totals.completed[amount], currency) : <Waiting />}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Waiting() {
  return (
    <Delayed>
      <Skeleton width={72} height={16} />
    </Delayed>
  );
}

type CountedProps = BreakdownSumsProps & { totals: BreakdownTotals };

function Counted({ totals, days, cut }: CountedProps) {
  const { currency } = useCurrentStore();
  const { orders, refunded } = totals.completed;
  const financials = (
    <TextLink to="/dashboard/financials" search={days}>
      {text.financials}
    </TextLink>
  );
  return (
    <>
      {countWords(orders, text.completedOrder)}. {text.orderTotalHint(financials)}{' '}
      {describeUncounted(totals, currency)}
      {cut ? text.searchHint(formatCount(maxSearchResults)) : ''}
      {refunded > 0 ? text.refundedToCustomers(moneyInSentence(refunded, currency)) : ''}
    </>
  );
}
