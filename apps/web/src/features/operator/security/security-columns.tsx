import type { SecurityLogRow } from '@counter/contract/audit';
import { formatCount } from '@counter/contract/shared';
import type { CardParts, Column } from '../../../ui/lists/data-table.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import classes from '../operator.module.css';
import { Instant } from '../when.tsx';
import { securityText } from './security.text.ts';

export const securityColumns: readonly Column<SecurityLogRow>[] = [
  { id: 'account', header: securityText.account, width: 240, cell: accountOf },
  {
    id: 'what',
    header: securityText.what,
    minWidth: 168,
    cell: (row) => (
      <span className={classes.fill}>
        <span className={classes.cutLater}>{whatOf(row)}</span>
      </span>
    ),
  },
  { id: 'from', header: securityText.from, width: 240, cell: fromOf },
  { id: 'times', header: securityText.times, width: 96, cell: (row) => <Times row={row} /> },
  {
    id: 'when',
    header: securityText.when,
    width: 160,
    cell: ({ lastAt }) => <Instant at={lastAt} />,
  },
];

/** An event as a card, for phones. */
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
  return account?.email ?? securityText.noAccount;
}

function whatOf({ title, by }: SecurityLogRow): string {
  return by === null ? title : securityText.titleBy(title, by);
}

function fromOf({ device, address }: SecurityLogRow): string {
  return [address ?? securityText.severalNetworks, device].filter(Boolean).join(' · ');
}

function Times({ row: { times, notable } }: { row: SecurityLogRow }) {
  const count = formatCount(times);
  return notable ? <StatusBadge tone="cancelled">{count}×</StatusBadge> : <>{count}</>;
}
