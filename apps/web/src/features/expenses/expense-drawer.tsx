import type { Expense } from '@counter/contract/expenses';
import { formatMoney } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { formatCalendarDay } from '../../lib/calendar.ts';
import { formatInstant } from '../../lib/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { DrawerWaiting } from '../../ui/overlays/drawer-waiting.tsx';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import { SideDrawer } from '../../ui/overlays/side-drawer.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { useLastOpen } from '../../ui/overlays/use-last-open.ts';
import { useExpenseRemoval } from './expense-menu.tsx';
import classes from './expenses.module.css';
import { useExpense } from './expenses.queries.ts';
import { Receipt } from './receipt.tsx';
import { text } from './expenses.text.ts';
import { uiText } from '../../ui/ui.text.ts';

interface ExpenseDrawerProps {
  openId: number | undefined;
  onClose: () => void;
  onEdit: (expense: Expense) => void;
}

/** Everything about the open expense. */
export function ExpenseDrawer({ openId, ...props }: ExpenseDrawerProps) {
  const shown = useLastOpen(openId);
  if (shown === undefined) return null;
  return <DrawerOf key={shown} id={shown} opened={openId !== undefined} {...props} />;
}

interface DrawerOfProps extends Omit<ExpenseDrawerProps, 'openId'> {
  id: number;
  opened: boolean;
}

function DrawerOf({ id, opened, onClose, onEdit }: DrawerOfProps) {
  const { currency, can } = useCurrentStore();
  const query = useExpense(id);
  const expense = query.data;
  if (!expense)
    return (
      <SideDrawer opened={opened} onClose={onClose} title={text.expense}>
        <DrawerWaiting what="expense" query={query} />
      </SideDrawer>
    );
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={expense.description}
      subtitle={`${formatMoney(expense.amount, currency)} · ${formatCalendarDay(expense.expenseDate)}`}
      footer={
        can('expenses:write') ? (
          <Actions expense={expense} onEdit={onEdit} onRemoved={onClose} />
        ) : null
      }
    >
      <Content expense={expense} />
    </SideDrawer>
  );
}

function Content({ expense }: { expense: Expense }) {
  const { currency, timeZone, storeUrl } = useCurrentStore();
  const { amount, expenseDate, expenseType, supplier, notes, receipt } = expense;
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
        <Fact name={text.notes}>{notes}</Fact>
        <Fact name={text.recorded}>
          {text.by(formatInstant(expense.recordedAt, timeZone), expense.recordedBy)}
        </Fact>
      </Facts>
      {receipt === null ? null : <Receipt url={receipt} of={expense.description} />}
    </div>
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
