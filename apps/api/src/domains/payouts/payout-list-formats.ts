import {
  comparisonSentence,
  payoutStatusLabel,
  type ListedPayout,
  type Payout,
  type PayoutsFileFormat,
} from '@counter/contract/payouts';
import {
  countCell,
  dayAt,
  dayCell,
  moneyCell,
  moneyInput,
  type Cell,
} from '@counter/contract/shared';
import type { Payer } from '../../platform/config/payer-settings.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** The store and payer of the listed payouts. */
type Written = { readonly scope: StoreScope; readonly payer: Payer };

/** A file format for a list of payouts. */
type ListFormat = {
  /** Follows `payouts` in the file name. */
  readonly suffix: string;
  readonly head: readonly string[];
  /** Returns false for payouts to leave out. */
  readonly lists: (payout: Payout) => boolean;
  readonly cells: (payout: ListedPayout, written: Written) => Cell[];
  /** Builds the totals row. Import formats have none, because it would be imported as a payment. */
  readonly totals?: (sums: readonly number[], written: Written) => Cell[];
};

export const listFormats: Readonly<Record<PayoutsFileFormat, ListFormat>> = {
  CSV: {
    suffix: '',
    head: [
      'Transaction ID',
      'Date',
      'Status',
      'From',
      'To',
      'Orders',
      'Net sales',
      'Tax',
      'Tip',
      'Order Total Amount (before fee)',
      'Fee',
      'Adjustments',
      'Paid at your counter',
      'Payout amount',
      'Currency',
      'Compared with the payout before',
      'Failure',
    ],
    lists: () => true,
    cells: payoutCells,
    totals: (sums, { scope: { currency } }) => {
      return [
        'Total',
        '',
        'Without failed',
        '',
        '',
        ...figureCells(sums, currency),
        currency,
        '',
        '',
      ];
    },
  },
  // Exactly three columns in this order: https://quickbooks.intuit.com/learn-support, "Format CSV files".
  QUICKBOOKS: {
    suffix: '-quickbooks',
    head: ['Date', 'Description', 'Amount'],
    lists: hasArrived,
    cells: (payout, written) => [
      arrivedOn(payout, written).replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1'),
      descriptionOf(payout, written),
      moneyInput(payout.payoutAmount, payout.currency),
    ],
  },
  // Xero maps columns by position, and accepts year-first dates in every country.
  XERO: {
    suffix: '-xero',
    head: ['Date', 'Amount', 'Payee', 'Description', 'Reference'],
    lists: hasArrived,
    cells: (payout, written) => [
      arrivedOn(payout, written),
      moneyInput(payout.payoutAmount, payout.currency),
      written.payer.name,
      descriptionOf(payout, written),
      payout.transactionId,
    ],
  },
};

function hasArrived({ status }: Payout): boolean {
  return status === 'PAID';
}

function arrivedOn({ settledAt, transactionStartTime }: Payout, { scope }: Written): string {
  return dayAt(new Date(settledAt ?? transactionStartTime), scope.timeZone);
}

function descriptionOf(payout: Payout, { payer }: Written): string {
  const { transactionId, periodStart, periodEnd } = payout;
  return `${payer.name} payout ${transactionId} for ${periodStart} to ${periodEnd}`;
}

function payoutCells(payout: ListedPayout, { scope: { timeZone } }: Written): Cell[] {
  const { currency, comparison } = payout;
  return [
    payout.transactionId,
    dayCell(dayAt(new Date(payout.transactionStartTime), timeZone)),
    payoutStatusLabel(payout.status),
    dayCell(payout.periodStart),
    dayCell(payout.periodEnd),
    ...figureCells(figuresOf(payout), currency),
    currency,
    comparison ? comparisonSentence(comparison, currency) : '',
    payout.failure ?? '',
  ];
}

/** Returns a row's figures: the number of orders and the eight amounts that the screen sums. */
function figuresOf(payout: Payout): number[] {
  const { totalTax, totalRestaurantTip, totalOrdersAmount } = payout;
  return [
    payout.totalOrders,
    totalOrdersAmount - totalTax - totalRestaurantTip,
    totalTax,
    totalRestaurantTip,
    totalOrdersAmount,
    0 - payout.transactionFee,
    payout.adjustments,
    payout.collected,
    payout.payoutAmount,
  ];
}

/** The sums of an empty list. */
export const noFigures: readonly number[] = Array.from({ length: 9 }, () => 0);

/** Adds payouts to sums. Skips failed ones, because their money is paid again by a later payout. */
export function addFigures(sums: readonly number[], payouts: readonly Payout[]) {
  return payouts
    .filter(({ status }) => status !== 'FAILED')
    .map(figuresOf)
    .reduce((all, row) => row.map((figure, at) => figure + (all[at] ?? 0)), sums);
}

function figureCells([orders = 0, ...amounts]: readonly number[], currency: string): Cell[] {
  return [countCell(orders), ...amounts.map((amount) => moneyCell(amount, currency))];
}
