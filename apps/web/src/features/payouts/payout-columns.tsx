import {
  comparisonSentence,
  type ListedPayout,
  type Payout,
  type PayoutsPage,
  type PayoutTotals,
} from '@counter/contract/payouts';
import {
  dayAt,
  formatCount,
  formatMoney,
  signedMoney,
  writeLongDay,
} from '@counter/contract/shared';
import { amountInSentence, moneyInSentence } from '../../lib/money-in-sentence.ts';
import { dates } from '../../lib/time/date-format.ts';
import { formatTime } from '../../lib/time/days.ts';
import type { CardParts, Column, Totals } from '../../ui/lists/data-table.tsx';
import { Instant } from '../../ui/display/instant.tsx';
import { PayoutStatusBadge } from './payout-status.tsx';
import { periodWords } from './payout-words.ts';
import classes from './payouts.module.css';
import { text } from './payouts.text.ts';
import { uiText } from '../../ui/ui.text.ts';

const wide: readonly Column<ListedPayout>[] = [
  {
    id: 'transaction',
    header: text.transactionId,
    width: 140,
    cell: ({ transactionId }) => <span className={classes.number}>{transactionId}</span>,
  },
  {
    id: 'date',
    header: text.date,
    width: 140,
    cell: ({ transactionStartTime: at }) => (
      <span className={classes.date}>
        <Instant at={at} format={longDay} /> <Instant at={at} format={timeInDate} />
      </span>
    ),
  },
  {
    id: 'status',
    header: uiText.status,
    width: 112,
    cell: ({ status }) => <PayoutStatusBadge status={status} />,
  },
  {
    id: 'orders',
    header: uiText.orders,
    width: 60,
    numeric: true,
    cell: ({ totalOrders }) => formatCount(totalOrders),
  },
  money('sales', text.netSales, netSalesOf),
  money('tax', uiText.tax, (payout) => payout.totalTax),
  money('tip', text.tip, (payout) => payout.totalRestaurantTip),
  {
    ...money('total', text.orderTotalAmount, (payout) => payout.totalOrdersAmount),
    head: (
      <>
        <TwoRows words={[text.orderTotal, uiText.amount]} />
        <span className={classes.headHint}>{text.beforeFeeHint}</span>
      </>
    ),
    movable: true,
  },
  {
    ...money('fee', text.fee, (payout) => payout.transactionFee),
    cell: (payout) => signedMoney(-payout.transactionFee, payout.currency),
  },
  {
    ...money('other', text.other, otherOf),
    cell: (payout) => signedMoney(otherOf(payout), payout.currency),
  },
  {
    ...money('amount', text.payoutAmount, (payout) => payout.payoutAmount),
    head: <TwoRows words={[text.payout, text.amount]} />,
    movable: true,
    cell: (payout) => <strong>{formatMoney(payout.payoutAmount, payout.currency)}</strong>,
  },
];

function longDay(at: string, timeZone: string): string {
  return writeLongDay(dayAt(new Date(at), timeZone), dates());
}

/** The time below its day, so that neither breaks. */
function timeInDate(at: string, timeZone: string): string {
  return text.atTime(formatTime(at, timeZone));
}

/** Two rows of words in the head of a narrow column. */
function TwoRows({ words: [first, second] }: { words: readonly [string, string] }) {
  return (
    <>
      {first}
      <br />
      {second}
    </>
  );
}

/** The figures of a payout, and of a sum of payouts. */
type Figures = Omit<PayoutTotals, 'payouts'>;

/** The orders' part of a payout without tax and tips. */
function netSalesOf({ totalOrdersAmount, totalTax, totalRestaurantTip }: Figures): number {
  return totalOrdersAmount - totalTax - totalRestaurantTip;
}

/** The part of a payout besides its orders and their fee. */
function otherOf({ adjustments, collected }: Figures): number {
  return adjustments + collected;
}

const left = new Set(['status', 'orders', 'sales', 'tax', 'tip']);

/** The columns of narrow views: the parts of the order total are in the drawer only. */
const narrow = wide
  .filter(({ id }) => !left.has(id))
  .map((column) => (column.id === 'transaction' ? { ...column, cell: numberAndStatus } : column));

/** The columns, by how much room there is. */
export const payoutColumns = { wide, narrow } as const;

function numberAndStatus({ transactionId, status }: ListedPayout) {
  return (
    <span className={classes.numberAndStatus}>
      <span className={classes.number}>{transactionId}</span>
      <PayoutStatusBadge status={status} />
    </span>
  );
}

function money(
  id: string,
  header: string,
  amount: (payout: Payout) => number,
): Column<ListedPayout> {
  return {
    id,
    header,
    width: 92,
    numeric: true,
    cell: (payout) => formatMoney(amount(payout), payout.currency),
  };
}

/** The line below the cells of a payout: its days, and why it differs from the one before. */
export function payoutNote(payout: ListedPayout) {
  return (
    <span className={classes.below}>
      <span>{periodWords(payout)}</span>
      <span>{whyOf(payout)}</span>
    </span>
  );
}

/** The same where there is no column for the number of orders. */
export function narrowPayoutNote(payout: ListedPayout) {
  const { totalOrders } = payout;
  return (
    <span className={classes.below}>
      <span>
        {periodWords(payout)} · {totalOrders === 1 ? text.oneOrder : ordersOf(payout)}
      </span>
      <span>{whyOf(payout)}</span>
    </span>
  );
}

function ordersOf({ totalOrders }: Payout): string {
  return text.orderCount(formatCount(totalOrders));
}

function whyOf({ comparison, currency }: ListedPayout): string {
  return comparison ? `${comparisonSentence(comparison, currency)}.` : text.firstPayout;
}

/** The days of a payout where there may be no room for both in one line. */
function PeriodPieces({ period }: { period: Payout }) {
  const [start, end] = periodWords(period).split('\u00A0– ');
  return (
    <>
      <span className={classes.instant}>{start} –</span>{' '}
      <span className={classes.instant}>{end}</span>
    </>
  );
}

/** A payout on a phone: its amounts in one line that adds up. */
export function payoutCard(payout: ListedPayout): CardParts {
  const { transactionId, status, totalOrders, totalOrdersAmount, currency } = payout;
  const signed = (amount: number) => amountInSentence(signedMoney(amount, currency));
  return {
    title: <span className={classes.number}>{transactionId}</span>,
    badge: <PayoutStatusBadge status={status} />,
    detail: <PeriodPieces period={payout} />,
    value: formatMoney(payout.payoutAmount, currency),
    valueName: text.payoutAmount,
    note: (
      <>
        {text.ordersFeeOther(
          formatCount(totalOrders),
          moneyInSentence(totalOrdersAmount, currency),
          signed(-payout.transactionFee),
          signed(otherOf(payout)),
        )}
        <span className={classes.small}>{whyOf(payout)}</span>
      </>
    ),
  };
}

/** The sums of all payouts that the filters find, below the list. */
export function payoutTotals({ totals, totalElements }: PayoutsPage, currency: string): Totals {
  const { payouts, totalOrders, totalOrdersAmount } = totals;
  const counted = text.countedPayouts(payouts, totalElements - payouts);
  const amount = formatMoney(totals.payoutAmount, currency);
  const fee = signedMoney(-totals.transactionFee, currency);
  const other = signedMoney(otherOf(totals), currency);
  return {
    cells: {
      transaction: text.total,
      date: <span className={classes.small}>{counted}</span>,
      orders: formatCount(totalOrders),
      sales: formatMoney(netSalesOf(totals), currency),
      tax: formatMoney(totals.totalTax, currency),
      tip: formatMoney(totals.totalRestaurantTip, currency),
      total: formatMoney(totalOrdersAmount, currency),
      fee,
      other,
      amount,
    },
    card: {
      title: text.total,
      detail: counted,
      value: amount,
      valueName: text.payoutAmount,
      note: text.ordersFeeOther(
        formatCount(totalOrders),
        moneyInSentence(totalOrdersAmount, currency),
        amountInSentence(fee),
        amountInSentence(other),
      ),
    },
  };
}
