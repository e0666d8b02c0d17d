import type { Expense } from '@counter/contract/expenses';
import { formatMoney } from '@counter/contract/shared';
import { IconPaperclip } from '@tabler/icons-react';
import { formatCalendarDay } from '../../lib/time/calendar.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import type { CardParts, Column } from '../../ui/lists/data-table.tsx';
import { TwoLines } from '../../ui/layout/two-lines.tsx';
import { ExpenseMenu } from './expense-menu.tsx';
import classes from './expenses.module.css';
import { uiText } from '../../ui/ui.text.ts';
import { text as sentences } from './expenses.text.ts';

type ExpenseColumn = Column<Expense>;

const description: ExpenseColumn = {
  id: 'description',
  header: uiText.description,
  cell: (expense) => <What expense={expense} />,
};

const amount: ExpenseColumn = {
  id: 'amount',
  header: uiText.amount,
  width: 112,
  numeric: true,
  cell: (expense) => <Amount expense={expense} />,
};

const date: ExpenseColumn = {
  id: 'date',
  header: sentences.date,
  width: 112,
  cell: ({ expenseDate }) => formatCalendarDay(expenseDate),
};

const type: ExpenseColumn = {
  id: 'type',
  header: sentences.type,
  width: 104,
  cell: ({ expenseType }) => <Cut text={expenseType} />,
};

const notes: ExpenseColumn = {
  id: 'notes',
  header: sentences.notes,
  width: 168,
  cell: ({ notes: text }) => <Notes text={text} />,
};

/** The columns, by available width. */
export const expenseColumns = {
  wide: [description, amount, date, type, notes],
  narrow: [description, amount, date, type],
} as const;

/** Builds the column with an expense's menu. */
export function menuColumn(onEdit: (expense: Expense) => void): ExpenseColumn {
  return {
    id: 'actions',
    header: uiText.actions,
    head: <span className={classes.unseen}>{uiText.actions}</span>,
    width: 64,
    numeric: true,
    cell: (expense) => <ExpenseMenu expense={expense} onEdit={onEdit} />,
  };
}

/** An expense as a card, for phones. */
export function expenseCard(expense: Expense): CardParts {
  const { description: title, expenseType, expenseDate, supplier, notes: more } = expense;
  return {
    title,
    badge: formatCalendarDay(expenseDate),
    detail: expenseType,
    value: <Amount expense={expense} />,
    // In the note, because beside the card's menu there is no room.
    note: [supplier?.name ?? sentences.noSupplier, more].filter(Boolean).join(' · '),
  };
}

function What({ expense: { description: what, supplier, receipt } }: { expense: Expense }) {
  return (
    <TwoLines
      top={
        <>
          {what}
          {receipt === null ? null : (
            <IconPaperclip className={classes.clip} size={14} aria-label={sentences.withReceipt} />
          )}
        </>
      }
      bottom={supplier?.name ?? sentences.noSupplier}
    />
  );
}

function Amount({ expense }: { expense: Expense }) {
  const { currency } = useCurrentStore();
  return <>{formatMoney(expense.amount, currency)}</>;
}

function Cut({ text }: { text: string }) {
  return (
    <span className={classes.fill}>
      <span className={classes.cut} title={text}>
        {text}
      </span>
    </span>
  );
}

/** The first two lines of the notes; the rest is in the drawer. */
function Notes({ text }: { text: string }) {
  return (
    <span className={classes.fill}>
      <span className={classes.notes} title={text}>
        {text}
      </span>
    </span>
  );
}
