import { balanceMoney, signedMoney } from '@counter/contract/shared';
import { accountLabel, type StatementTotals, type StoreAccount } from '@counter/contract/ledger';
import { formatCalendarDay } from '../../lib/time/calendar.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import classes from './finance.module.css';
import type { StatementWanted } from './finance.queries.ts';
import { text } from './finance.text.ts';

interface StatementSumsProps {
  wanted: StatementWanted;
  totals: StatementTotals | undefined;
}

/** Shows the balance before and after the period, with the changes by account. */
export function StatementSums({ wanted, totals }: StatementSumsProps) {
  const { currency } = useCurrentStore();
  if (!totals) {
    return (
      <div className={classes.sums} aria-busy>
        <Skeleton width="40%" height={16} />
      </div>
    );
  }
  const { startDate, endDate } = wanted;
  if (wanted.account) return <AccountSum account={wanted.account} totals={totals} />;
  const isWhole = wanted.kind === undefined && wanted.search === '';
  return (
    <dl className={classes.sums} aria-label={text.totals}>
      {isWhole ? (
        <Sum name={text.before(formatCalendarDay(startDate))} edge="opening">
          {balanceMoney(totals.opening, currency)}
        </Sum>
      ) : null}
      {totals.parts.map(({ account, amount }) => (
        <Sum key={account} name={accountLabel(account)}>
          {signedMoney(amount, currency)}
        </Sum>
      ))}
      {isWhole ? (
        <Sum name={text.after(formatCalendarDay(endDate))} edge="closing">
          {balanceMoney(totals.closing, currency)}
        </Sum>
      ) : (
        <Sum name={text.matchingEntries} edge="closing">
          {signedMoney(totals.amount, currency)}
        </Sum>
      )}
    </dl>
  );
}

/** Shows the change of one account, which equals its bar in the financials. */
function AccountSum({ account, totals }: { account: StoreAccount; totals: StatementTotals }) {
  const { currency } = useCurrentStore();
  const amount = totals.parts.find((part) => part.account === account)?.amount ?? 0;
  return (
    <dl className={classes.sums} aria-label={text.totals}>
      <Sum name={accountLabel(account)} edge="closing">
        {signedMoney(amount, currency)}
      </Sum>
    </dl>
  );
}

/** The opening balance is above the changes, the closing one below. */
function Sum(props: { name: string; edge?: 'opening' | 'closing'; children: string }) {
  return (
    <div className={classes.sum} data-edge={props.edge}>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}
