import { balanceMoney, dayAt, signedMoney } from '@counter/contract/shared';
import {
  accountLabel,
  entryKindLabel,
  storeAccounts,
  type StatementEntry,
  type StoreAccount,
} from '@counter/contract/ledger';
import { formatCalendarDay } from '../../lib/time/calendar.ts';
import { formatTime } from '../../lib/time/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import type { CardParts, Column } from '../../ui/lists/data-table.tsx';
import { Instant } from '../../ui/display/instant.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { TwoLines } from '../../ui/layout/two-lines.tsx';
import classes from './finance.module.css';
import { text } from './finance.text.ts';
import { uiText } from '../../ui/ui.text.ts';

const made: Column<StatementEntry> = {
  id: 'parts',
  header: text.breakdownColumn,
  cell: (entry) => <Parts entry={entry} />,
};

const statementColumns: readonly Column<StatementEntry>[] = [
  {
    id: 'day',
    header: text.day,
    width: 168,
    cell: (entry) => <Booked entry={entry} />,
  },
  {
    id: 'kind',
    header: text.kind,
    width: 240,
    cell: (entry) => (
      <TwoLines
        top={
          <>
            {entryKindLabel(entry.kind)} <Reference entry={entry} />
          </>
        }
        bottom={<Note entry={entry} />}
      />
    ),
  },
  made,
  {
    id: 'amount',
    header: uiText.amount,
    width: 128,
    numeric: true,
    cell: (entry) => <Amount entry={entry} />,
  },
  {
    id: 'balance',
    header: text.balance,
    width: 136,
    numeric: true,
    cell: (entry) => <Balance entry={entry} />,
  },
];

const narrow = statementColumns.filter((column) => column !== made);

const ofAccount = new Map(storeAccounts.map((account) => [account, columnsWith(account)]));

function columnsWith(account: StoreAccount): Column<StatementEntry>[] {
  const changed: Column<StatementEntry> = {
    id: 'account',
    header: accountLabel(account),
    width: 152,
    numeric: true,
    cell: (entry) => <Change entry={entry} account={account} />,
  };
  return narrow.toSpliced(2, 0, changed);
}

/** Returns the columns. Entries of one account show its change instead of all parts. */
export function columnsFor(
  account: StoreAccount | undefined,
  isNarrow: boolean,
): readonly Column<StatementEntry>[] {
  const columns = account && ofAccount.get(account);
  return columns ?? (isNarrow ? narrow : statementColumns);
}

/** The day an entry is booked on and its time, with the date if that differs. */
function Booked({ entry: { day, at } }: { entry: StatementEntry }) {
  const { timeZone } = useCurrentStore();
  const isSameDay = dayAt(new Date(at), timeZone) === day;
  return (
    <TwoLines
      top={formatCalendarDay(day)}
      bottom={isSameDay ? <Instant at={at} format={formatTime} /> : <Instant at={at} />}
    />
  );
}

function Change({ entry: { parts }, account }: { entry: StatementEntry; account: StoreAccount }) {
  const { currency } = useCurrentStore();
  const amount = parts.find((part) => part.account === account)?.amount ?? 0;
  return <strong className={classes.amount}>{signedMoney(amount, currency)}</strong>;
}

/** Returns the phone card of an entry. Entries of one account highlight its change. */
export function cardFor(account: StoreAccount | undefined): (entry: StatementEntry) => CardParts {
  if (account === undefined) return statementCard;
  return (entry) => ({
    ...statementCard(entry),
    badge: <Change entry={entry} account={account} />,
  });
}

/** An entry as a card, for phones. */
function statementCard(entry: StatementEntry): CardParts {
  return {
    title: (
      <>
        {entryKindLabel(entry.kind)} <Reference entry={entry} />
      </>
    ),
    badge: <Amount entry={entry} />,
    detail: formatCalendarDay(entry.day),
    value: <Balance entry={entry} />,
    valueName: text.balance,
    note: (
      <>
        <Parts entry={entry} />
        {entry.note === '' ? null : <Note entry={entry} />}
      </>
    ),
  };
}

function Reference({ entry }: { entry: StatementEntry }) {
  return (
    <span className={classes.number}>
      <Link entry={entry} />
    </span>
  );
}

/** Links to the entry's order or payout; other kinds are explained by their note. */
function Link({ entry: { kind, orderNumber, reference } }: { entry: StatementEntry }) {
  if (orderNumber !== null) {
    return (
      <TextLink
        to="/dashboard/orders/$orderNumber"
        params={{ orderNumber }}
        search={{ tab: 'history' }}
      >
        {orderNumber}
      </TextLink>
    );
  }
  if (kind !== 'PAYOUT' && kind !== 'PAYOUT_RETURNED') return <>{reference}</>;
  return (
    <TextLink to="/dashboard/reports/payouts" search={{ payout: reference }}>
      {reference}
    </TextLink>
  );
}

function Note({ entry: { note, day, orderDay } }: { entry: StatementEntry }) {
  const placed =
    orderDay !== null && orderDay !== day ? text.placed(formatCalendarDay(orderDay)) : '';
  return <>{[note, placed].filter(Boolean).join(' · ')}</>;
}

function Parts({ entry: { parts } }: { entry: StatementEntry }) {
  const { currency } = useCurrentStore();
  return (
    <span className={classes.parts}>
      {parts.map(({ account, amount }) => (
        <span key={account} className={classes.part}>
          {accountLabel(account)} {signedMoney(amount, currency)}
        </span>
      ))}
    </span>
  );
}

function Amount({ entry: { amount } }: { entry: StatementEntry }) {
  const { currency } = useCurrentStore();
  return <strong className={classes.amount}>{signedMoney(amount, currency)}</strong>;
}

function Balance({ entry: { balance } }: { entry: StatementEntry }) {
  const { currency } = useCurrentStore();
  return <span className={classes.amount}>{balanceMoney(balance, currency)}</span>;
}
