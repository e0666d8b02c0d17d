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

/** The time, shown below the date so that neither wraps. */
function timeInDate(at: string, timeZone: string): string {
  return text.atTime(formatTime(at, timeZone));
}

/** Two lines in the header of a narrow column. */
function TwoRows({ words: [first, second] }: { words: readonly [string, string] }) {
  return (
    <>
      {first}
      <br />
      {second}
    </>
  );
}

/** The figures of a payout, or of the sum of several. */
type Figures = Omit<PayoutTotals, 'payouts'>;

/** Returns a payout's sales without tax and tips. */
function netSalesOf({ totalOrdersAmount, totalTax, totalRestaurantTip }: Figures): number {
  return totalOrdersAmount - totalTax - totalRestaurantTip;
}

/** Returns the part of a payout other than orders and their fee. */
function otherOf({ adjustments, collected }: Figures): number {
  return adjustments + collected;
}

const left = new Set(['status', 'orders', 'sales', 'tax', 'tip']);

/** The columns of narrow views. The parts of the order total are only in the drawer. */
const narrow = wide
  .filter(({ id }) => !left.has(id))
  .map((column) => (column.id === 'transaction' ? { ...column, cell: numberAndStatus } : column));

/** The columns, by available width. */
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

/** The line below a payout: its days, and why it differs from the previous one. */
export function payoutNote(payout: ListedPayout) {
  return (
    <span className={classes.below}>
      <span>{periodWords(payout)}</span>
      <span>{whyOf(payout)}</span>
    </span>
  );
}

/** The line below a payout if there is no column for the number of orders. */
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

/** The days of a payout, which may wrap between the two. */
function PeriodPieces({ period }: { period: Payout }) {
  const [start, end] = periodWords(period).split('\u00A0– ');
  return (
    <>
      <span className={classes.instant}>{start} –</span>{' '}
      <span className={classes.instant}>{end}</span>
    </>
  );
}

/** A payout as a card, for phones: its amounts in one line that adds up. */
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

/** Returns the totals of all matching payouts, below the list. */
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
