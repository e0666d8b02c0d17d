import type { SecurityLogRow } from '@counter/contract/audit';
import type { CardParts, Column } from '../../../ui/lists/data-table.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import classes from '../operator.module.css';
import { Instant } from '../when.tsx';
import { text } from '../operator.text.ts';

export const securityColumns: readonly Column<SecurityLogRow>[] = [
  { id: 'account', header: text.security.account, width: 240, cell: accountOf },
  {
    id: 'what',
    header: text.security.what,
    cell: (row) => (
      <span className={classes.fill}>
        <span className={classes.cut}>{whatOf(row)}</span>
      </span>
    ),
  },
  { id: 'from', header: text.security.from, width: 240, cell: fromOf },
  { id: 'times', header: text.security.times, width: 96, cell: (row) => <Times row={row} /> },
  {
    id: 'when',
    header: text.security.when,
    width: 160,
    cell: ({ lastAt }) => <Instant at={lastAt} />,
  },
];

/** An event on a phone. */
export function securityCard(row: SecurityLogRow): CardParts {
  return {
    title: whatOf(row),
    badge: row.times > 1 ? <Times row={row} /> : undefined,
    detail: accountOf(row),
    note: (
      <>
        {fromOf(row)} · <Instant at={row.lastAt} />
      </>
    ),
  };
}

function accountOf({ account }: SecurityLogRow): string {
  return account?.email ?? text.security.noAccount;
}

function whatOf({ title, by }: SecurityLogRow): string {
  return by === null ? title : text.security.by(title, by);
}

function fromOf({ device, address }: SecurityLogRow): string {
  return [address ?? text.security.severalNetworks, device].filter(Boolean).join(' · ');
}

function Times({ row: { times, notable } }: { row: SecurityLogRow }) {
  const count = times.toLocaleString('en');
  return notable ? <StatusBadge tone="cancelled">{count}×</StatusBadge> : <>{count}</>;
}
