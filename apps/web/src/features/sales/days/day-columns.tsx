import { counterTotalOf, earningsMinusExpenses, type DayInList } from '@counter/contract/sales';
import { balanceMoney, dayAt } from '@counter/contract/shared';
import { formatWeekDay } from '../../../lib/time/calendar.ts';
import { formatTime, nearInstant } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { TwoLines } from '../../../ui/layout/two-lines.tsx';
import type { CardParts, Column, Totals } from '../../../ui/lists/data-table.tsx';
import { describeDifference, stateOf } from './day-words.ts';
import classes from './days.module.css';
import { text } from './days.text.ts';

type DayColumn = Column<DayInList>;

const amount = (id: string, header: string, amountOf: (day: DayInList) => number): DayColumn => ({
  id,
  header,
  numeric: true,
  cell: (day) => <Money amount={amountOf(day)} />,
});

const onlineOf = ({ figures }: DayInList) => figures.earned;
const counterOf = ({ figures }: DayInList) => counterTotalOf(figures);
const expensesOf = ({ figures }: DayInList) => figures.expensesTotal;
const resultOf = ({ figures }: DayInList) => earningsMinusExpenses(figures);

const day: DayColumn = { id: 'day', header: text.day, cell: (one) => <Named day={one} /> };
const state: DayColumn = {
  id: 'state',
  header: text.state,
  width: 140,
  cell: (one) => <State day={one} />,
};
const difference: DayColumn = {
  id: 'difference',
  header: text.cashDifference,
  numeric: true,
  cell: (one) => <Difference day={one} />,
};
const result = amount('result', text.earningsMinusExpenses, resultOf);

/** The columns of the days, by available width. */
export const dayColumns = {
  wide: [
    day,
    state,
    amount('online', text.online, onlineOf),
    amount('counter', text.counter, counterOf),
    amount('expenses', text.expenses, expensesOf),
    result,
    difference,
  ],
  narrow: [day, state, result, difference],
} as const;

/** A day as a card, for phones. */
export function dayCard(one: DayInList): CardParts {
  return {
    title: formatWeekDay(one.day),
    badge: <State day={one} />,
    detail: <Difference day={one} />,
    value: <Money amount={resultOf(one)} />,
    valueName: text.earningsMinusExpenses,
  };
}

/** Returns the totals of a month's days. */
export function totalsOf(days: readonly DayInList[]): Totals {
  const sum = (amountOf: (day: DayInList) => number) => (
    <Money amount={days.reduce((total, one) => total + amountOf(one), 0)} />
  );
  const name = text.totalOfDays(days.length);
  const counted = days.filter(({ cash }) => cash !== null);
  const cash = counted.reduce((total, one) => total + (one.cash?.difference ?? 0), 0);
  const off = counted.length > 0 ? <CashDifference difference={cash} /> : null;
  return {
    cells: {
      day: name,
      online: sum(onlineOf),
      counter: sum(counterOf),
      expenses: sum(expensesOf),
      result: sum(resultOf),
      difference: off,
    },
    card: {
      title: name,
      detail: off,
      value: sum(resultOf),
      valueName: text.earningsMinusExpenses,
      note: (
        <>
          {text.online} {sum(onlineOf)} · {text.counter} {sum(counterOf)} · {text.expenses}{' '}
          {sum(expensesOf)}
        </>
      ),
    },
  };
}

function Named({ day: { day: date, closedBy, closedAt } }: { day: DayInList }) {
  const { timeZone } = useCurrentStore();
  if (closedBy === null || closedAt === null) return <>{formatWeekDay(date)}</>;
  const isSameDay = dayAt(new Date(closedAt), timeZone) === date;
  const at = isSameDay ? formatTime(closedAt, timeZone) : nearInstant(closedAt, timeZone);
  const signed = text.byAt(closedBy, at);
  return (
    <TwoLines top={formatWeekDay(date)} bottom={<span className={classes.cut}>{signed}</span>} />
  );
}

function State({ day: one }: { day: DayInList }) {
  const { tone, label } = stateOf(one);
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

function Money({ amount: minor }: { amount: number }) {
  const { currency } = useCurrentStore();
  return <>{balanceMoney(minor, currency)}</>;
}

function Difference({ day: { cash } }: { day: DayInList }) {
  return cash ? <CashDifference difference={cash.difference} /> : null;
}

function CashDifference({ difference: off }: { difference: number }) {
  const { currency } = useCurrentStore();
  return (
    <span className={classes.difference} data-off={off !== 0}>
      {describeDifference(off, currency)}
    </span>
  );
}
