import type { Payout } from '@counter/contract/payouts';
import { formatMoney } from '@counter/contract/shared';
import { longInstant } from '../../lib/days.ts';
import type { CardParts, Column } from '../../ui/lists/data-table.tsx';
import { Instant } from '../../ui/display/instant.tsx';
import { TwoLines } from '../../ui/layout/two-lines.tsx';
import { PayoutStatusBadge } from './payout-status.tsx';
import { periodWords } from './payout-words.ts';
import classes from './payouts.module.css';
import { text } from './payouts.text.ts';
import { uiText } from '../../ui/ui.text.ts';

export const payoutColumns: readonly Column<Payout>[] = [
  {
    id: 'transaction',
    header: text.transactionId,
    width: 140,
    cell: ({ transactionId }) => <span className={classes.number}>{transactionId}</span>,
  },
  {
    id: 'date',
    header: text.date,
    cell: (payout) => (
      <TwoLines
        top={<Instant at={payout.transactionStartTime} format={longInstant} />}
        bottom={<span className={classes.instant}>{periodWords(payout)}</span>}
      />
    ),
  },
  {
    id: 'status',
    header: uiText.status,
    width: 112,
    cell: ({ status }) => <PayoutStatusBadge status={status} />,
  },
  {
    id: 'amount',
    header: text.payoutAmount,
    width: 116,
    numeric: true,
    cell: (payout) => <strong>{formatMoney(payout.payoutAmount, payout.currency)}</strong>,
  },
  {
    id: 'orders',
    header: uiText.orders,
    width: 76,
    numeric: true,
    cell: ({ totalOrders }) => totalOrders.toLocaleString('en'),
  },
  money('fee', text.fee, (payout) => payout.transactionFee),
  money('tax', uiText.tax, (payout) => payout.totalTax),
  money('tip', text.tip, (payout) => payout.totalRestaurantTip),
  {
    id: 'total',
    header: text.orderTotalAmount,
    width: 124,
    numeric: true,
    cell: (payout) => formatMoney(payout.totalOrdersAmount, payout.currency),
  },
];

const inDrawer = new Set(['fee', 'tax', 'tip']);

/** The columns of narrow views: the parts of the fee, tax and tip are in the drawer only. */
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
        {text.ordersFeeBeforeFee(
          totalOrders.toLocaleString('en'),
          formatMoney(payout.transactionFee, currency),
          (words) => (
            <span className={classes.instant}>{words}</span>
          ),
          formatMoney(payout.totalOrdersAmount, currency),
        )}
      </>
    ),
  };
}
