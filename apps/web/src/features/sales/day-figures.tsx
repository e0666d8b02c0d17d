import { balanceMoney, signedMoney } from '@counter/contract/shared';
import { accountLabel } from '@counter/contract/ledger';
import type { SaleDay } from '@counter/contract/sales';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { moneyInSentence } from '../../lib/money-in-sentence.ts';
import { KeyFigure, KeyFigures } from '../../ui/layout/key-figure.tsx';
import classes from './sales.module.css';
import { text } from './sales.text.ts';

/** The day's result: online earnings + counter sales − expenses. */
export function DayFigures({ day }: { day: SaleDay | undefined }) {
  const { currency } = useCurrentStore();
  const money = (amount: number | undefined) => balanceMoney(amount ?? 0, currency);
  const counter = day?.counter;
  return (
    <KeyFigures>
      <KeyFigure
        label={text.onlineEarnings}
        value={money(day?.online.earned)}
        hint={day ? <MadeUpOf day={day} /> : null}
        loading={!day}
      />
      <KeyFigure
        label={text.counterSales}
        value={money(counter?.total)}
        hint={counter ? describeCounter(counter, currency) : null}
        loading={!day}
      />
      <KeyFigure
        label={text.expenses}
        value={money(day?.expenses.total)}
        hint={day ? countExpenses(day.expenses.count) : null}
        loading={!day}
      />
      <KeyFigure
        label={text.earningsMinusExpenses}
        value={money(day?.earningsMinusExpenses)}
        hint={counter ? `${describeTax(counter.tax, currency)}. ${text.wagesAndTaxes}` : null}
        loading={!day}
      />
    </KeyFigures>
  );
}

function describeCounter({ sales, cash, card }: SaleDay['counter'], currency: string): string {
  if (sales === 0) return text.noSales;
  const counted = text.sales(sales);
  return text.inCashByCard(
    counted,
    moneyInSentence(cash, currency),
    moneyInSentence(card, currency),
  );
}

function countExpenses(count: number): string {
  if (count === 0) return text.noneRecorded;
  return text.expenseCount(count);
}

function describeTax(tax: number, currency: string): string {
  return tax === 0 ? text.taxIncluded : text.includesCounterTax(moneyInSentence(tax, currency));
}

function MadeUpOf({ day: { online, currency } }: { day: SaleDay }) {
  if (online.parts.length === 0) return <>{text.noOrderWasCompleted}</>;
  return (
    <span className={classes.parts}>
      {online.parts.map(({ account, amount }) => (
        <span key={account} className={classes.part}>
          <span>{accountLabel(account)}</span> <span>{signedMoney(amount, currency)}</span>
        </span>
      ))}
    </span>
  );
}
