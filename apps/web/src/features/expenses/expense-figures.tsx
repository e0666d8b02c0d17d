import type { findExpenses, ExpenseTypeSum } from '@counter/contract/expenses';
import type { AnswerOf } from '@counter/contract/endpoint';
import { addMonths, dayAt, formatMoney } from '@counter/contract/shared';
import { formatMonth } from '../../lib/time/calendar.ts';
import { now } from '@counter/browser/clock';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { BarList } from '../../ui/display/chart/bar-list.tsx';
import { KeyFigure, KeyFigures } from '../../ui/layout/key-figure.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import classes from './expenses.module.css';
import { text } from './expenses.text.ts';

type Found = AnswerOf<typeof findExpenses>['data'];

/** Shows the totals of this month, the last month and the list. */
export function ExpenseFigures({ found }: { found: Found | undefined }) {
  const { currency, timeZone } = useCurrentStore();
  const today = dayAt(new Date(now()), timeZone);
  const money = (amount: number | undefined) => formatMoney(amount, currency);
  const [largest] = found?.types ?? [];
  return (
    <KeyFigures>
      <KeyFigure
        label={text.thisMonth}
        value={money(found?.thisMonth)}
        hint={formatMonth(today)}
        loading={!found}
      />
      <KeyFigure
        label={text.lastMonth}
        value={money(found?.lastMonth)}
        hint={formatMonth(addMonths(`${today.slice(0, 7)}-01`, -1))}
        loading={!found}
      />
      <KeyFigure
        label={text.total}
        value={money(found?.total)}
        hint={countExpenses(found?.totalElements ?? 0)}
        loading={!found}
      />
      <KeyFigure
        label={text.topType}
        value={<span className={classes.cut}>{largest?.expenseType ?? text.noType}</span>}
        hint={largest ? money(largest.total) : null}
        loading={!found}
      />
    </KeyFigures>
  );
}

/** Formats a number of expenses: "3 expenses". */
function countExpenses(count: number): string {
  return count === 1 ? text.oneExpense : text.expenses(count);
}

const maxBars = 8;

interface ExpenseTypesProps {
  types: readonly ExpenseTypeSum[];
  refetching: boolean;
}

/** Shows the totals of the listed expenses by type. */
export function ExpenseTypes({ types, refetching }: ExpenseTypesProps) {
  const { currency } = useCurrentStore();
  const shown = types.length > maxBars ? types.slice(0, maxBars - 1) : types;
  const others = types.slice(shown.length);
  const sum = (amount: (type: ExpenseTypeSum) => number) =>
    others.reduce((total, type) => total + amount(type), 0);
  const rest = {
    expenseType: text.others(others.length),
    expenses: sum(({ expenses }) => expenses),
    total: sum(({ total }) => total),
  };
  const bars = others.length > 0 ? [...shown, rest] : shown;
  return (
    <Panel title={text.byType} description={text.byTypeHelp}>
      <div className={classes.types} data-refetching={refetching}>
        <BarList
          label={text.spendingByType}
          items={bars.map(({ expenseType, expenses, total }) => ({
            label: `${expenseType} (${expenses})`,
            value: total,
            text: formatMoney(total, currency),
          }))}
        />
      </div>
    </Panel>
  );
}
