import type { PriceChange, Supplier } from '@counter/contract/expenses';
import { formatMoney, formatPhone } from '@counter/contract/shared';
import { formatCalendarDay } from '../../../lib/time/calendar.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import type { CardParts, Column } from '../../../ui/lists/data-table.tsx';
import { TwoLines } from '../../../ui/layout/two-lines.tsx';
import classes from '../expenses.module.css';
import { describePriceChange } from './price-change.ts';
import { SupplierMenu } from './supplier-menu.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import { text } from '../expenses.text.ts';

type SupplierColumn = Column<Supplier>;

const name: SupplierColumn = {
  id: 'name',
  header: uiText.name,
  cell: ({ name: called, supplies }) => <TwoLines top={called} bottom={supplies} />,
};

const contact: SupplierColumn = {
  id: 'contact',
  header: text.suppliers.contact,
  width: 168,
  cell: ({ contactPerson, email, phone }) => (
    <Two
      top={contactPerson || formatPhone(phone) || email}
      bottom={contactPerson ? formatPhone(phone) || email : ''}
    />
  ),
};

const last: SupplierColumn = {
  id: 'last',
  header: text.suppliers.lastExpense,
  width: 144,
  cell: ({ lastExpenseDate }) => (lastExpenseDate ? formatCalendarDay(lastExpenseDate) : '–'),
};

const spent: SupplierColumn = {
  id: 'spent',
  header: text.suppliers.spent,
  width: 140,
  numeric: true,
  cell: (supplier) => (
    <TwoLines top={<Spent supplier={supplier} />} bottom={countExpenses(supplier)} />
  ),
};

const priceChange: SupplierColumn = {
  id: 'priceChange',
  header: text.suppliers.priceChange,
  width: 208,
  cell: ({ priceChange: change }) => (change ? <Changed change={change} /> : '–'),
};

/** The columns, by available width. */
export const supplierColumns = {
  wide: [name, contact, priceChange, last, spent],
  narrow: [name, contact, spent],
} as const;

/** Builds the column with a supplier's menu. */
export function menuColumn(onEdit: (supplier: Supplier) => void): SupplierColumn {
  return {
    id: 'actions',
    header: uiText.actions,
    head: <span className={classes.unseen}>{uiText.actions}</span>,
    width: 64,
    numeric: true,
    cell: (supplier) => <SupplierMenu supplier={supplier} onEdit={onEdit} />,
  };
}

/** A supplier as a card, for phones. */
export function supplierCard(supplier: Supplier): CardParts {
  const { contactPerson, phone, email, supplies } = supplier;
  const reach = formatPhone(phone) || email;
  return {
    title: supplier.name,
    badge: countExpenses(supplier),
    detail: (
      <>
        {contactPerson === '' || reach === '' ? contactPerson : `${contactPerson} · `}
        <span className={classes.whole}>{reach}</span>
      </>
    ),
    value: <Spent supplier={supplier} />,
    note: supplies,
  };
}

/** Formats a number of expenses: "3 expenses". */
export function countExpenses({ expenses }: Pick<Supplier, 'expenses'>): string {
  if (expenses === 0) return text.suppliers.noExpenses;
  return expenses === 1 ? text.oneExpense : text.expenses(expenses);
}

function Spent({ supplier }: { supplier: Supplier }) {
  const { currency } = useCurrentStore();
  return <span className={classes.money}>{formatMoney(supplier.spent, currency)}</span>;
}

function Changed({ change }: { change: PriceChange }) {
  const { currency } = useCurrentStore();
  const { item, unit, price, day } = change;
  return (
    <Two
      top={text.suppliers.changedItem(item, describePriceChange(change))}
      bottom={text.suppliers.changedOn(
        text.perUnit(formatMoney(price, currency), unit),
        formatCalendarDay(day),
      )}
    />
  );
}

function Two({ top, bottom }: { top: string; bottom: string }) {
  return (
    <span className={classes.fill}>
      <TwoLines
        top={<span className={classes.cut}>{top}</span>}
        bottom={<span className={classes.cut}>{bottom}</span>}
      />
    </span>
  );
}
