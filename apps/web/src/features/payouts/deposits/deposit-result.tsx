import type { DepositCheck } from '@counter/contract/payouts';
import { formatMoney } from '@counter/contract/shared';
import { KeyFigure, KeyFigures } from '../../../ui/layout/key-figure.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DepositList } from './deposit-list.tsx';
import { count, describeDifference, differs, summarize } from './deposit-words.ts';
import classes from './deposits.module.css';

/** What a bank file and the payouts came to: what differs first. */
export function DepositResult({ check }: { check: DepositCheck }) {
  const { rows, currency } = check;
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  return (
    <div className={classes.stack}>
      <output ref={focus} tabIndex={-1} className={classes.summary}>
        {summarize(check)}
      </output>
      <Figures check={check} />
      <Unread unread={check.unread} />
      <DepositList
        title="What differs"
        description="Ask your bank first. If it knows no more, send us the transaction ID."
        rows={rows.filter(differs)}
        currency={currency}
      />
      <DepositList
        title="Not in this file"
        description="Payouts that may have arrived before the file begins, or may still arrive after it ends."
        rows={of('UNCERTAIN')}
        currency={currency}
      />
      <DepositList
        title="Matched"
        description="Payouts that arrived to the cent."
        rows={of('MATCHED')}
        currency={currency}
      />
      <DepositList
        folded
        title="Other money"
        description="Deposits that have nothing to do with payouts."
        rows={of('OTHER')}
        currency={currency}
      />
    </div>
  );
}

/** What was chosen from is gone: the result is where reading goes on. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}

function Figures({ check }: { check: DepositCheck }) {
  const { expected, arrived, currency, rows } = check;
  const due = rows.filter(({ kind, payout }) => payout && kind !== 'UNCERTAIN');
  const came = rows.filter(({ payout, deposit }) => payout && deposit);
  return (
    <KeyFigures>
      <KeyFigure
        label="To arrive"
        value={formatMoney(expected, currency)}
        hint={count(due, 'payout')}
      />
      <KeyFigure
        label="Arrived"
        value={formatMoney(arrived, currency)}
        hint={count(came, 'payout')}
      />
      <KeyFigure label="Difference" value={describeDifference(arrived - expected, currency)} />
      <KeyFigure label="Needs a look" value={rows.filter(differs).length.toLocaleString('en')} />
    </KeyFigures>
  );
}

/** So many of the lines that could not be read are named. */
const namedLines = 5;

function Unread({ unread }: Pick<DepositCheck, 'unread'>) {
  if (unread.length === 0) return null;
  const named = unread.slice(0, namedLines).map(({ line, reason }) => `Line ${line}: ${reason}`);
  const more = unread.length - named.length;
  return (
    <Notice tone="danger">
      {unread.length === 1 ? 'One line' : `${unread.length.toLocaleString('en')} lines`} could not
      be read and {unread.length === 1 ? 'is' : 'are'} left out. {named.join(' ')}
      {more > 0 ? ` And ${more.toLocaleString('en')} more.` : ''}
    </Notice>
  );
}
