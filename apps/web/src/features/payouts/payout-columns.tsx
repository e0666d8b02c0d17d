import type { Payout } from '@counter/contract/payouts';
import { formatMoney } from '@counter/contract/shared';
import { longInstant } from '../../lib/days.ts';
import type { CardParts, Column } from '../../ui/lists/data-table.tsx';
import { Instant } from '../../ui/display/instant.tsx';
import { TwoLines } from '../../ui/layout/two-lines.tsx';
import { PayoutStatusBadge } from './payout-status.tsx';
import { periodWords } from './payout-words.ts';
import classes from './payouts.module.css';

export const payoutColumns: readonly Column<Payout>[] = [
  {
    id: 'transaction',
    header: 'Transaction ID',
    width: 140,
    cell: ({ transactionId }) => <span className={classes.number}>{transactionId}</span>,
  },
  {
    id: 'date',
    header: 'Date',
    cell: (payout) => (
      <TwoLines
        top={<Instant at={payout.transactionStartTime} format={longInstant} />}
        bottom={<span className={classes.instant}>{periodWords(payout)}</span>}
      />
    ),
  },
  {
    id: 'status',
    header: 'Status',
    width: 112,
    cell: ({ status }) => <PayoutStatusBadge status={status} />,
  },
  {
    id: 'amount',
    header: 'Payout amount',
    width: 116,
    numeric: true,
    cell: (payout) => <strong>{formatMoney(payout.payoutAmount, payout.currency)}</strong>,
  },
  {
    id: 'orders',
    header: 'Orders',
    width: 76,
    numeric: true,
    cell: ({ totalOrders }) => totalOrders.toLocaleString('en'),
  },
  money('fee', 'Fee', (payout) => payout.transactionFee),
  money('tax', 'Tax', (payout) => payout.totalTax),
  money('tip', 'Tip', (payout) => payout.totalRestaurantTip),
  {
    id: 'total',
    header: 'Order Total Amount',
    width: 124,
    numeric: true,
    cell: (payout) => formatMoney(payout.totalOrdersAmount, payout.currency),
  },
];

const inDrawer = new Set(['fee', 'tax', 'tip']);

/** Where there is less room, the parts of the fee, tax and tip are left to the drawer. */
export const narrowPayoutColumns = payoutColumns.filter(({ id }) => !inDrawer.has(id));

function money(id: string, header: string, amount: (payout: Payout) => number): Column<Payout> {
  return {
    id,
    header,
    width: 92,
    numeric: true,
    cell: (payout) => formatMoney(amount(payout), payout.currency),
  };
}

/** A payout on a phone. */
export function payoutCard(payout: Payout): CardParts {
  const { transactionId, status, totalOrders, currency } = payout;
  return {
    title: <span className={classes.number}>{transactionId}</span>,
    badge: <PayoutStatusBadge status={status} />,
    detail: periodWords(payout),
    value: formatMoney(payout.payoutAmount, currency),
    note: (
      <>
        {totalOrders.toLocaleString('en')} orders ·{' '}
        <span className={classes.instant}>Fee {formatMoney(payout.transactionFee, currency)}</span>{' '}
        ·{' '}
        <span className={classes.instant}>
          Before fee {formatMoney(payout.totalOrdersAmount, currency)}
        </span>
      </>
    ),
  };
}
