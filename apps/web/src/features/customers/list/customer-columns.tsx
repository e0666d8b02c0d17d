import type { ListedCustomer } from '@counter/contract/customers';
import { formatMoney } from '@counter/contract/shared';
import { formatDay } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import type { CardParts, Column } from '../../../ui/lists/data-table.tsx';
import { Instant } from '../../../ui/display/instant.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { TwoLines } from '../../../ui/layout/two-lines.tsx';
import classes from '../customers.module.css';
import { uiText } from '../../../ui/ui.text.ts';
import { text } from '../customers.text.ts';

type CustomerColumn = Column<ListedCustomer>;

const who: CustomerColumn = {
  id: 'name',
  header: uiText.name,
  sortable: true,
  cell: (one) => <TwoLines top={titleOf(one)} bottom={noteOf(one)} />,
};

const orders: CustomerColumn = {
  id: 'orders',
  header: uiText.orders,
  width: 104,
  numeric: true,
  sortable: true,
  cell: (one) => one.orders,
};

const spend: CustomerColumn = {
  id: 'spend',
  header: text.spend,
  width: 136,
  numeric: true,
  sortable: true,
  cell: (one) => <Spend of={one} />,
};

const lastVisit: CustomerColumn = {
  id: 'lastVisit',
  header: text.lastVisit,
  width: 160,
  sortable: 'dates',
  cell: (one) => <Visit at={one.lastVisit} />,
};

const firstVisit: CustomerColumn = {
  id: 'firstVisit',
  header: text.firstVisit,
  width: 160,
  cell: (one) => <Visit at={one.firstVisit} />,
};

const standing: CustomerColumn = {
  id: 'standing',
  header: uiText.status,
  width: 200,
  cell: (one) => <Standing of={one} />,
};

const wide = [who, orders, spend, lastVisit, firstVisit, standing];
const narrow = [
  who,
  { ...orders, width: 88 },
  { ...spend, width: 112 },
  { ...lastVisit, width: 128 },
  { ...standing, width: 160 },
];
const isNotSpend = ({ id }: CustomerColumn) => id !== spend.id;

/** The columns, by available width; the `crew` columns omit spend. */
export const customerColumns = {
  all: { wide, narrow },
  crew: { wide: wide.filter(isNotSpend), narrow: narrow.filter(isNotSpend) },
} as const;

/** A customer as a card, for phones. */
export function customerCard(one: ListedCustomer): CardParts {
  return {
    title: titleOf(one),
    badge: <Standing of={one} />,
    detail: noteOf(one),
    value: one.spend === undefined ? null : <Spend of={one} />,
    valueName: text.spend,
    note: <CardNote of={one} />,
  };
}

function titleOf({ name, phoneNumber }: ListedCustomer): string {
  return name === '' ? phoneNumber : name;
}

function noteOf({ name, phoneNumber }: ListedCustomer): string {
  return name === '' ? text.hasNotOrderedYet : phoneNumber;
}

function Spend({ of }: { of: ListedCustomer }) {
  const { currency } = useCurrentStore();
  return formatMoney(of.spend, currency);
}

/** A day, with the exact time on hover. */
function Visit({ at }: { at: string | null }) {
  if (at === null) return <span className={classes.quiet}>{text.list.none}</span>;
  return <Instant at={at} format={formatDay} />;
}

function Standing({ of: { consented, blocked } }: { of: ListedCustomer }) {
  return (
    <span className={classes.badges}>
      {blocked ? <StatusBadge tone="cancelled">{text.blocked}</StatusBadge> : null}
      {consented ? <StatusBadge tone="ready">{text.agreedToTexts}</StatusBadge> : null}
    </span>
  );
}

function CardNote({ of }: { of: ListedCustomer }) {
  return (
    <>
      {countOrders(of.orders)}
      {of.lastVisit === null ? null : (
        <>
          {' · '}
          <Visit at={of.lastVisit} />
        </>
      )}
    </>
  );
}

function countOrders(count: number): string {
  return `${count} ${count === 1 ? 'order' : 'orders'}`;
}
