import { expensePaymentLabel, linePrice, type Expense } from '@counter/contract/expenses';
import { balanceMoney, formatMoney } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { formatCalendarDay } from '../../lib/time/calendar.ts';
import { formatInstant } from '../../lib/time/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { DetailDrawer } from '../../ui/overlays/detail-drawer.tsx';
import { useLastOpen } from '../../ui/overlays/use-last-open.ts';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { useExpenseRemoval } from './expense-menu.tsx';
import classes from './expenses.module.css';
import { useExpense } from './expenses.queries.ts';
import { Receipt, ReceiptPage } from './receipt.tsx';
import { text } from './expenses.text.ts';
import { uiText } from '../../ui/ui.text.ts';

interface ExpenseDrawerProps {
  openId: number | undefined;
  onClose: () => void;
  onEdit: (expense: Expense) => void;
}

/** The details of the open expense. */
export function ExpenseDrawer({ openId, onClose, onEdit }: ExpenseDrawerProps) {
  const { currency, can } = useCurrentStore();
  const id = useLastOpen(openId);
  const query = useExpense(id);
  return (
    <DetailDrawer
      id={id}
      opened={openId !== undefined}
      onClose={onClose}
      what="expense"
      title={text.expense}
      query={query}
    >
      {(expense) => ({
        title: expense.description,
        subtitle: `${formatMoney(expense.amount, currency)} · ${formatCalendarDay(expense.expenseDate)}`,
        footer: can('expenses:write') ? (
          <Actions expense={expense} onEdit={onEdit} onRemoved={onClose} />
        ) : null,
        children: <Content expense={expense} />,
      })}
    </DetailDrawer>
  );
}

function Content({ expense }: { expense: Expense }) {
  const { currency, timeZone, storeUrl } = useCurrentStore();
  const { amount, expenseDate, expenseType, supplier, payment, notes, receipt } = expense;
  return (
    <div className={classes.sections}>
      <Facts>
        <Fact name={uiText.amount}>{formatMoney(amount, currency)}</Fact>
        <Fact name={text.date}>{formatCalendarDay(expenseDate)}</Fact>
        <Fact name={text.type}>{expenseType}</Fact>
        <Fact name={text.supplier}>
          {supplier ? (
            <TextLink
              to="/dashboard/business/$storeUrl/supplier"
              params={{ storeUrl }}
              search={{ open: supplier.id }}
            >
              {supplier.name}
            </TextLink>
          ) : null}
        </Fact>
        <Fact name={text.paidBy}>{expensePaymentLabel(payment)}</Fact>
        <Fact name={text.notes}>{notes}</Fact>
        <Fact name={text.recorded}>
          {text.by(formatInstant(expense.recordedAt, timeZone), expense.recordedBy)}
        </Fact>
      </Facts>
      <Bought expense={expense} />
      {receipt === null ? null : <Receipt url={receipt} expense={expense} />}
      {expense.moreReceipts.map((url, place) => (
        <ReceiptPage key={url} url={url} place={place + 2} />
      ))}
    </div>
  );
}

function Bought({ expense: { lines, amount } }: { expense: Expense }) {
  const { currency } = useCurrentStore();
  if (lines.length === 0) return null;
  const rest = amount - lines.reduce((sum, line) => sum + linePrice(line), 0);
  return (
    <section>
      <h3 className={classes.heading}>{text.bought}</h3>
      <ul className={classes.latest}>
        {lines.map(({ item, quantity, unit, price }, place) => (
          // Two lines may be identical.
          <li key={`${place} ${item}`} className={classes.latestItem}>
            <span>{text.boughtLine(`${quantity} ${unit === '' ? '×' : unit}`, item)}</span>
            <strong>{formatMoney(linePrice({ quantity, price }), currency)}</strong>
            <span className={classes.meta}>{text.perUnit(formatMoney(price, currency), unit)}</span>
          </li>
        ))}
        {rest === 0 ? null : (
          <li className={classes.latestItem}>
            <span>{rest > 0 ? text.notItemized : text.lessThanItems}</span>
            <strong>{balanceMoney(rest, currency)}</strong>
            <span className={classes.meta}>
              {rest > 0 ? text.notItemizedHint : text.lessThanItemsHint}
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}

interface ActionsProps {
  expense: Expense;
  onEdit: (expense: Expense) => void;
  onRemoved: () => void;
}

function Actions({ expense, onEdit, onRemoved }: ActionsProps) {
  const remove = useExpenseRemoval();
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          onRemoved();
          remove(expense);
        }}
      >
        {text.delete}
      </Button>
      <Button onClick={() => onEdit(expense)}>{text.edit}</Button>
    </>
  );
}
