import type { DepositCheck } from '@counter/contract/payouts';
import { formatCount, formatMoney } from '@counter/contract/shared';
import { KeyFigure, KeyFigures } from '../../../ui/layout/key-figure.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DepositList } from './deposit-list.tsx';
import { count, describeDifference, differs, summarize } from './deposit-words.ts';
import classes from './deposits.module.css';
import { text } from '../payouts.text.ts';

/** Shows the comparison of a bank file with the payouts, differences first. */
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
        title={text.deposits.differencesTitle}
        description={text.deposits.differencesHelp}
        rows={rows.filter(differs)}
        currency={currency}
      />
      <DepositList
        title={text.deposits.notInThisFile}
        description={text.deposits.notInThisFileHelp}
        rows={of('UNCERTAIN')}
        currency={currency}
      />
      <DepositList
        title={text.deposits.matched}
        description={text.deposits.matchedHelp}
        rows={of('MATCHED')}
        currency={currency}
      />
      <DepositList
        folded
        title={text.deposits.otherDeposits}
        description={text.deposits.otherDepositsHelp}
        rows={of('OTHER')}
        currency={currency}
      />
    </div>
  );
}

/** Focuses the result, because the focused file input is gone. */
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
        label={text.deposits.due}
        value={formatMoney(expected, currency)}
        hint={count(due, 'payout')}
      />
      <KeyFigure
        label={text.arrived}
        value={formatMoney(arrived, currency)}
        hint={count(came, 'payout')}
      />
      <KeyFigure
        label={text.deposits.difference}
        value={describeDifference(arrived - expected, currency)}
      />
      <KeyFigure
        label={text.deposits.needsReview}
        value={formatCount(rows.filter(differs).length)}
      />
    </KeyFigures>
  );
}

/** Maximum number of unreadable lines to name. */
const namedLines = 5;

function Unread({ unread }: Pick<DepositCheck, 'unread'>) {
  if (unread.length === 0) return null;
  const named = unread
    .slice(0, namedLines)
    .map(({ line, reason }) => text.deposits.lineDescription(line, reason));
  const more = unread.length - named.length;
  return (
    <Notice tone="danger">
      {text.deposits.linesNotReadWarning(
        text.deposits.lines(unread.length),
        unread.length,
        named.join(' '),
      )}
      {more > 0 ? text.deposits.andMore(formatCount(more)) : ''}
    </Notice>
  );
}
