import { entryKindLabel } from '@counter/contract/ledger';
import {
  breakdownLines,
  feePlanLabel,
  payoutStatusLabel,
  type PayoutAdjustment,
  type PayoutDay,
  type PayoutDetail,
  type PayoutOrder,
} from '@counter/contract/payouts';
import { balanceMoney, countOf, dayAt, formatMoney, writeDay } from '@counter/contract/shared';
import type { Column, Sheet, Sums, Table } from '../../platform/kernel/pdf/sheet.ts';
import type { StorePaper } from '../../platform/tenancy/scope.ts';
import type { LegalOwner } from './legal-owner.ts';
import { paperSize } from '../../platform/kernel/pdf/paper-size.ts';
import { ownerFacts, runningSums } from './paper-words.ts';

type Batches<Row> = AsyncIterable<readonly Row[]>;

/** A payout with its orders and adjustments. */
export type PayoutContent = {
  readonly payout: PayoutDetail;
  readonly orders: Batches<PayoutOrder>;
  readonly adjustments: Batches<PayoutAdjustment>;
  readonly adjustmentCount: number;
};

/** Builds the statement of a payout: its amounts, its days, and every order and adjustment. */
export function payoutSheet(
  scope: StorePaper,
  owner: LegalOwner | null,
  content: PayoutContent,
): Sheet {
  const { payout } = content;
  const { transactionId, periodStart, periodEnd, status, failure } = payout;
  const { dates, timeZone, storeName } = scope;
  const made = new Date(payout.transactionStartTime);
  const days = `${writeDay(periodStart, dates)} to ${writeDay(periodEnd, dates)}`;
  return {
    size: paperSize(scope),
    title: 'Payout statement',
    facts: [
      ...ownerFacts(scope, owner),
      `${transactionId} · ${payoutStatusLabel(status)} · ${days}, created ${writeDay(dayAt(made, timeZone), dates)}`,
      ...(failure === null ? [] : [`The bank returned this payment: ${failure}`]),
      `Amounts in ${payout.currency}. Days by the store's clock (${timeZone.replaceAll('_', ' ')}).`,
    ],
    sums: [amountsOf(payout), ...feesOf(payout)],
    tables: [
      daysOf(payout, dates),
      ordersOf(content, dates),
      ...(content.adjustmentCount === 0 ? [] : [adjustmentsOf(content, dates)]),
    ],
    note: `Orders and adjustments add up to the payout amount, ${balanceMoney(payout.payoutAmount, payout.currency)}.`,
    foot: `${storeName} · ${transactionId} · ${days}`,
    date: made,
  };
}

function amountsOf({ breakdown, payoutAmount, currency }: PayoutDetail): Sums {
  return {
    caption: 'Amounts',
    lines: [...breakdownLines(breakdown), { name: 'Payout amount', amount: payoutAmount }].map(
      ({ name, amount }) => ({ name, value: balanceMoney(amount, currency) }),
    ),
  };
}

function feesOf({ plans, transactionFee, currency }: PayoutDetail): Sums[] {
  if (plans.length === 0) return [];
  const lines = plans.map(({ plan, rate, base, orders, fee }) => ({
    name: `${feePlanLabel(plan, rate)} of ${formatMoney(base, currency)} (${countOf(orders, 'order', 'orders')})`,
    value: formatMoney(fee, currency),
  }));
  const total = { name: 'Fee of all orders', value: formatMoney(transactionFee, currency) };
  return [{ caption: 'Marketplace fee', lines: [...lines, total] }];
}

const amount = (head: string, width: number): Column => ({ head, width, numeric: true });

type Dates = StorePaper['dates'];

function daysOf({ days, currency }: PayoutDetail, dates: Dates): Table {
  const figures = (day: PayoutDay) => {
    const { orders, charged, fee, adjustments, collected } = day;
    return [orders, charged, -fee, adjustments, collected, charged - fee + adjustments + collected];
  };
  const total = runningSums(6);
  const cells = ([orders = 0, ...amounts]: readonly number[]) => [
    String(orders),
    ...amounts.map((minor) => balanceMoney(minor, currency)),
  ];
  return {
    caption: 'Day by day',
    columns: [
      { head: 'Day', width: 14 },
      amount('Orders', 8),
      amount('Before fee', 14),
      amount('Fee', 14),
      amount('Adjustments', 14),
      amount('At your counter', 16),
      amount('Sum', 14),
    ],
    count: days.length,
    rows: batches([days], (day) => {
      total.add(figures(day));
      return [writeDay(day.day, dates), ...cells(figures(day))];
    }),
    totals: () => ['Total', ...cells(total.sums)],
  };
}

function ordersOf({ payout, orders }: PayoutContent, dates: Dates): Table {
  const { currency, totalOrders } = payout;
  const total = runningSums(7);
  const money = (amounts: readonly number[]) =>
    amounts.map((minor) => balanceMoney(minor, currency));
  return {
    caption: `Orders (${totalOrders})`,
    columns: [
      { head: 'Day', width: 13 },
      { head: 'Order', width: 12 },
      amount('Subtotal', 12),
      amount('Discount', 12),
      amount('Tax', 10),
      amount('Tip', 10),
      amount('Fee', 12),
      amount('Promo credit', 12),
      amount('Amount', 13),
    ],
    count: totalOrders,
    rows: batches(orders, (order) => {
      const { subtotal, discount, tax, tip, fee, promoCredit } = order;
      const figures = [
        subtotal,
        0 - discount,
        tax,
        tip,
        0 - fee,
        promoCredit,
        order.total + promoCredit,
      ];
      total.add(figures);
      return [writeDay(order.day, dates), order.orderNumber, ...money(figures)];
    }),
    totals: () => ['Total', '', ...money(total.sums)],
  };
}

function adjustmentsOf(content: PayoutContent, dates: Dates): Table {
  const { payout, adjustments, adjustmentCount } = content;
  const total = runningSums(1);
  const money = (minor: number) => balanceMoney(minor, payout.currency);
  return {
    caption: `Adjustments and payments at your counter (${adjustmentCount})`,
    columns: [
      { head: 'Day', width: 13 },
      { head: 'Kind', width: 19 },
      { head: 'Reference', width: 24 },
      { head: 'Note', width: 32 },
      amount('Amount', 14),
    ],
    count: adjustmentCount,
    rows: batches(adjustments, (one) => {
      total.add([one.amount]);
      const { day, kind, reference, note } = one;
      return [writeDay(day, dates), entryKindLabel(kind), reference, note, money(one.amount)];
    }),
    totals: () => ['Total', '', '', '', money(total.sums[0] ?? 0)],
  };
}

async function* batches<Row>(
  rows: Batches<Row> | readonly (readonly Row[])[],
  cellsOf: (row: Row) => readonly string[],
): AsyncGenerator<(readonly string[])[]> {
  for await (const batch of rows) yield batch.map(cellsOf);
}
