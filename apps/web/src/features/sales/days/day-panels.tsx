import {
  counterTotalOf,
  earningsMinusExpenses,
  type DayFigures,
  type DayWorker,
} from '@counter/contract/sales';
import { balanceMoney, formatMoney } from '@counter/contract/shared';
import type { ReactNode } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Amount, Amounts } from '../../../ui/layout/amounts.tsx';
import { KeyFigure, KeyFigures } from '../../../ui/layout/key-figure.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import classes from './days.module.css';
import { text as salesText } from '../sales.text.ts';
import { text } from './days.text.ts';
import { Workers } from './workers.tsx';

interface DayPanelsProps {
  figures: DayFigures;
  workers: readonly DayWorker[];
  /** The cash drawer, shown beside the figures. */
  drawer: ReactNode;
}

/** The figures of a day, in the order in which they add up. */
export function DayPanels({ figures, workers, drawer }: DayPanelsProps) {
  return (
    <>
      <Summary figures={figures} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <Online figures={figures} />
          <Counter figures={figures} />
          <Expenses figures={figures} />
        </div>
        <div className={classes.column}>
          {drawer}
          <Workers workers={workers} />
        </div>
      </div>
    </>
  );
}

interface FiguresProps {
  figures: DayFigures;
}

function Summary({ figures }: FiguresProps) {
  const { currency } = useCurrentStore();
  const money = (minor: number) => balanceMoney(minor, currency);
  return (
    <KeyFigures>
      <KeyFigure
        label={text.figures.earned}
        value={money(figures.earned)}
        hint={text.ordersCounted(figures.orders)}
      />
      <KeyFigure
        label={text.counterTotal}
        value={money(counterTotalOf(figures))}
        hint={text.salesCounted(figures.sales)}
      />
      <KeyFigure
        label={text.expenses}
        value={money(figures.expensesTotal)}
        hint={text.expensesCounted(figures.expenses)}
      />
      <KeyFigure
        label={text.earningsMinusExpenses}
        value={money(earningsMinusExpenses(figures))}
        hint={salesText.wagesAndTaxes}
      />
    </KeyFigures>
  );
}

const payments = [
  'paidToMarketplace',
  'paidByCard',
  'paidOnDelivery',
  'paidAtCounter',
] as const satisfies readonly (keyof DayFigures)[];

function Online({ figures }: FiguresProps) {
  const { currency } = useCurrentStore();
  const paid = payments.reduce((sum, payment) => sum + figures[payment], 0);
  const other = figures.earned - (paid - figures.refunds - figures.fees);
  return (
    <Panel
      title={text.onlineOrders}
      description={text.ofThatTips(formatMoney(figures.tips, currency))}
    >
      <Amounts>
        {payments
          .filter((payment) => figures[payment] !== 0)
          .map((payment) => (
            <Amount
              key={payment}
              name={text.figures[payment]}
              value={formatMoney(figures[payment], currency)}
            />
          ))}
        <Amount name={text.customersPaid} value={formatMoney(paid, currency)} strong />
        <Amount name={text.refunds} value={formatMoney(figures.refunds, currency)} />
        <Amount name={text.fees} value={formatMoney(figures.fees, currency)} />
        {other === 0 ? null : (
          <Amount
            name={text.otherBookings(other > 0)}
            value={formatMoney(Math.abs(other), currency)}
          />
        )}
        <Amount name={text.figures.earned} value={balanceMoney(figures.earned, currency)} strong />
      </Amounts>
    </Panel>
  );
}

function Counter({ figures }: FiguresProps) {
  const { currency } = useCurrentStore();
  return (
    <Panel
      title={text.atTheCounter}
      description={text.ofThatTax(formatMoney(figures.salesTax, currency))}
    >
      <Amounts>
        <Amount name={text.cash} value={formatMoney(figures.salesCash, currency)} />
        <Amount name={text.card} value={formatMoney(figures.salesCard, currency)} />
        <Amount
          name={text.counterTotal}
          value={formatMoney(counterTotalOf(figures), currency)}
          strong
        />
      </Amounts>
    </Panel>
  );
}

function Expenses({ figures: { expensesTotal, drawerExpenses } }: FiguresProps) {
  const { currency } = useCurrentStore();
  return (
    <Panel title={text.expenses}>
      <Amounts>
        <Amount name={text.fromTheDrawer} value={formatMoney(drawerExpenses, currency)} />
        <Amount
          name={text.otherwise}
          value={formatMoney(expensesTotal - drawerExpenses, currency)}
        />
        <Amount name={text.totalExpenses} value={formatMoney(expensesTotal, currency)} strong />
      </Amounts>
    </Panel>
  );
}
