import { accountLabel } from '@counter/contract/ledger';
import type { SaleDay } from '@counter/contract/sales';
import { balanceMoney, signedMoney } from '../../lib/signed-money.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { amountInSentence, moneyInSentence } from '../../lib/money-in-sentence.ts';
import { KeyFigure, KeyFigures } from '../../ui/key-figure.tsx';

/** What the day came to: online, at the counter, and both together. */
export function DayFigures({ day }: { day: SaleDay | undefined }) {
  const { currency } = useCurrentStore();
  const money = (amount: number | undefined) => balanceMoney(amount ?? 0, currency);
  const counter = day?.counter;
  return (
    <KeyFigures>
      <KeyFigure
        label="Online orders"
        value={money(day?.online.earned)}
        hint={day ? <MadeUpOf day={day} /> : null}
        loading={!day}
      />
      <KeyFigure
        label="Counter sales"
        value={money(counter?.total)}
        hint={counter ? countSales(counter.sales) : null}
        loading={!day}
      />
      <KeyFigure
        label="Paid in cash"
        value={money(counter?.cash)}
        hint={counter ? `${moneyInSentence(counter.card, currency)} by card` : null}
        loading={!day}
      />
      <KeyFigure
        label="The day's profit"
        value={money(day?.profit)}
        hint={counter ? `Online and counter, ${describeTax(counter.tax, currency)}` : null}
        loading={!day}
      />
    </KeyFigures>
  );
}

function countSales(count: number): string {
  return count === 1 ? '1 sale, tax included' : `${count} sales, tax included`;
}

function describeTax(tax: number, currency: string): string {
  return tax === 0 ? 'tax included' : `with ${moneyInSentence(tax, currency)} of counter tax in it`;
}

function MadeUpOf({ day: { online, currency } }: { day: SaleDay }) {
  if (online.parts.length === 0) return <>No order was completed</>;
  const words = online.parts.map(
    ({ account, amount }) =>
      `${accountLabel(account)} ${amountInSentence(signedMoney(amount, currency))}`,
  );
  return <>{words.join(', ')}</>;
}
