import { accountLabel } from '@counter/contract/ledger';
import type { SaleDay } from '@counter/contract/sales';
import { balanceMoney, signedMoney } from '../../lib/signed-money.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { amountInSentence, moneyInSentence } from '../../lib/money-in-sentence.ts';
import { KeyFigure, KeyFigures } from '../../ui/layout/key-figure.tsx';

/** The day as a sum: online earnings + counter sales − expenses = profit. */
export function DayFigures({ day }: { day: SaleDay | undefined }) {
  const { currency } = useCurrentStore();
  const money = (amount: number | undefined) => balanceMoney(amount ?? 0, currency);
  const counter = day?.counter;
  return (
    <KeyFigures>
      <KeyFigure
        label="Online earnings"
        value={money(day?.online.earned)}
        hint={day ? <MadeUpOf day={day} /> : null}
        loading={!day}
      />
      <KeyFigure
        label="+ Counter sales"
        value={money(counter?.total)}
        hint={counter ? describeCounter(counter, currency) : null}
        loading={!day}
      />
      <KeyFigure
        label="− Expenses"
        value={money(day?.expenses.total)}
        hint={day ? countExpenses(day.expenses.count) : null}
        loading={!day}
      />
      <KeyFigure
        label="= The day's profit"
        value={money(day?.profit)}
        hint={counter ? describeTax(counter.tax, currency) : null}
        loading={!day}
      />
    </KeyFigures>
  );
}

function describeCounter({ sales, cash, card }: SaleDay['counter'], currency: string): string {
  if (sales === 0) return 'No sales';
  const counted = sales === 1 ? '1 sale' : `${sales} sales`;
  return `${counted}: ${moneyInSentence(cash, currency)} in cash, ${moneyInSentence(card, currency)} by card`;
}

function countExpenses(count: number): string {
  if (count === 0) return 'None recorded';
  return count === 1 ? '1 expense' : `${count} expenses`;
}

function describeTax(tax: number, currency: string): string {
  return tax === 0 ? 'Tax included' : `Includes ${moneyInSentence(tax, currency)} of counter tax`;
}

function MadeUpOf({ day: { online, currency } }: { day: SaleDay }) {
  if (online.parts.length === 0) return <>No order was completed</>;
  const words = online.parts.map(
    ({ account, amount }) =>
      `${accountLabel(account)} ${amountInSentence(signedMoney(amount, currency))}`,
  );
  return <>{words.join(', ')}</>;
}
